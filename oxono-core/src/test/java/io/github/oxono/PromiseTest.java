package io.github.oxono;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.Serializable;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the package promises of all its public types, so that a new one cannot forget it. */
class PromiseTest {
    static Stream<Class<?>> types() {
        return PublicApi.types();
    }

    /** All but builders, which gather the parts of a value. */
    static Stream<Class<?>> valueTypes() {
        return types().filter(type -> type != Setup.Builder.class);
    }

    static Stream<Method> methods() {
        return types().flatMap(PublicApi::methods);
    }

    static Stream<Method> collections() {
        return methods()
                .filter(method -> Collection.class.isAssignableFrom(method.getReturnType())
                        || Map.class.isAssignableFrom(method.getReturnType()));
    }

    @Test
    void the_public_types_are_found() {
        assertThat(types())
                .contains(Position.class, Square.class, Legality.Illegal.class, Setup.Builder.class)
                .doesNotContain(Kernel.class, Pieces.class);
    }

    @Test
    void each_type_that_has_instances_has_a_sample() {
        assertThat(types().filter(type -> PublicApi.samples(type).isEmpty())).containsExactly(Perft.class);
    }

    @ParameterizedTest
    @MethodSource("types")
    void nobody_can_extend_it(Class<?> type) {
        boolean isClosed = Modifier.isFinal(type.getModifiers()) || type.isSealed();
        boolean isAbstract = Modifier.isAbstract(type.getModifiers()) && !type.isInterface();

        assertThat(isClosed || isAbstract).isTrue();
        if (!isClosed) {
            assertThat(type.getDeclaredConstructors()).allMatch(PromiseTest::isPackagePrivate);
        }
    }

    @ParameterizedTest
    @MethodSource("types")
    void only_records_have_public_constructors(Class<?> type) {
        if (!type.isRecord()) {
            assertThat(type.getConstructors()).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("valueTypes")
    void all_its_fields_are_final(Class<?> type) {
        Stream<Class<?>> samples = PublicApi.samples(type).stream().map(Object::getClass);

        assertThat(Stream.concat(Stream.of(type), samples).flatMap(PromiseTest::fields))
                .allMatch(field -> Modifier.isFinal(field.getModifiers()));
    }

    /** Without those that tools which measure coverage add. */
    private static Stream<Field> fields(Class<?> type) {
        return Arrays.stream(type.getDeclaredFields()).filter(field -> !field.isSynthetic());
    }

    @ParameterizedTest
    @MethodSource("types")
    void only_enums_and_exceptions_can_be_serialised(Class<?> type) {
        assertThat(Serializable.class.isAssignableFrom(type))
                .isEqualTo(type.isEnum() || Throwable.class.isAssignableFrom(type));
    }

    @ParameterizedTest
    @MethodSource("methods")
    void nothing_returns_null(Method method) {
        for (Object receiver : PublicApi.receivers(method)) {
            assertThat(PublicApi.answer(method, receiver)).as(method.toString()).isNotNull();
        }
    }

    @ParameterizedTest
    @MethodSource("collections")
    void what_it_returns_cannot_be_modified(Method method) {
        for (Object receiver : PublicApi.receivers(method)) {
            if (PublicApi.answer(method, receiver) instanceof Map<?, ?> map) {
                assertUnmodifiable(map);
            } else {
                assertUnmodifiable((Collection<?>) PublicApi.answer(method, receiver));
            }
        }
    }

    private static void assertUnmodifiable(Map<?, ?> map) {
        assertThatThrownBy(() -> map.put(null, null)).isInstanceOf(UnsupportedOperationException.class);
        assertUnmodifiable(map.entrySet());
        assertUnmodifiable(map.keySet());
        assertUnmodifiable(map.values());
        assertThat(map.entrySet())
                .allSatisfy(entry -> assertThatThrownBy(() -> entry.setValue(null))
                        .isInstanceOf(UnsupportedOperationException.class));
    }

    private static void assertUnmodifiable(Collection<?> collection) {
        List<?> before = List.copyOf(collection);

        assertThatThrownBy(() -> collection.add(null)).isInstanceOf(UnsupportedOperationException.class);
        if (!collection.isEmpty()) {
            Iterator<?> iterator = collection.iterator();
            iterator.next();
            assertThatThrownBy(iterator::remove).isInstanceOf(UnsupportedOperationException.class);
            assertThatThrownBy(collection::clear).isInstanceOf(UnsupportedOperationException.class);
            assertThatThrownBy(() -> collection.remove(before.get(0)))
                    .isInstanceOf(UnsupportedOperationException.class);
        }
        assertThat(List.copyOf(collection)).isEqualTo(before);
    }

    private static boolean isPackagePrivate(Constructor<?> constructor) {
        return (constructor.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) == 0;
    }
}
