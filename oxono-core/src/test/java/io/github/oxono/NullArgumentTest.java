package io.github.oxono;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** An argument that is null is answered with a {@link NullPointerException}, by every public type. */
class NullArgumentTest {
    /** Java prescribes that these answer false. */
    private static final Set<String> EXEMPT = Set.of("equals", "contains");

    static Stream<Arguments> methods() {
        return PublicApi.types()
                .flatMap(PublicApi::methods)
                .filter(method -> !EXEMPT.contains(method.getName()))
                .flatMap(NullArgumentTest::withEachReference);
    }

    static Stream<Arguments> constructors() {
        return PublicApi.types()
                .flatMap(type -> Stream.of(type.getConstructors()))
                .flatMap(NullArgumentTest::withEachReference);
    }

    @ParameterizedTest
    @MethodSource("methods")
    void a_method_refuses_null(Method method, int place) {
        Object[] arguments = PublicApi.arguments(method);
        arguments[place] = null;

        for (Object receiver : PublicApi.receivers(method)) {
            assertRefused(() -> method.invoke(receiver, arguments), method, place);
        }
    }

    @ParameterizedTest
    @MethodSource("constructors")
    void a_constructor_refuses_null(Constructor<?> constructor, int place) {
        Object[] arguments = PublicApi.arguments(constructor);
        arguments[place] = null;

        assertRefused(() -> constructor.newInstance(arguments), constructor, place);
    }

    private static Stream<Arguments> withEachReference(Executable executable) {
        return IntStream.range(0, executable.getParameterCount())
                .filter(place -> !executable.getParameterTypes()[place].isPrimitive())
                .mapToObj(place -> Arguments.of(executable, place));
    }

    private static void assertRefused(ThrowingCallable call, Executable called, int place) {
        assertThatThrownBy(call, "%s with null as argument %d", called, place)
                .isInstanceOf(InvocationTargetException.class)
                .hasCauseInstanceOf(NullPointerException.class);
    }
}
