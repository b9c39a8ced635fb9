package io.github.oxono;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.Stream;

/** The public types of the package with instances of each, so that a promise can be held against all of them. */
final class PublicApi {
    private static final Position START = Position.initial(Symbol.X);
    private static final Position WON = Position.parse("6/6/2*X3/3*O2/xxx3/XXXX2 b");
    private static final Move MOVE = Move.parse("Xd4e4");
    private static final List<Square> SQUARES = List.of(Square.A1, Square.B1, Square.C1, Square.D1);
    private static final PartialMove COMPLETE =
            PartialMove.of(START).click(Square.C4).click(Square.C6).click(Square.B6);

    /** More than one of a type where its methods behave differently: before and after an end, empty and not. */
    private static final List<Object> SAMPLES = List.of(
            START,
            WON,
            Setup.builder().toMove(Player.BLACK).build(),
            WON.toSetup(),
            Setup.builder().toMove(Player.PINK),
            Game.of(START),
            Game.of(START).play(MOVE).resign(Player.PINK),
            Game.of(WON),
            PartialMove.of(START),
            COMPLETE,
            PartialMove.of(WON),
            MOVE,
            SquareSet.of(),
            SquareSet.copyOf(SQUARES),
            START.describe(MOVE),
            new Alignment.OfColour(Player.PINK, SQUARES),
            new Alignment.OfSymbol(Symbol.X, SQUARES),
            WON.outcome().orElseThrow(),
            new Outcome.Draw(),
            START.check(MOVE),
            WON.check(MOVE),
            Result.UNFINISHED,
            START.canonical(),
            thrown(() -> WON.play(MOVE)),
            thrown(() -> Setup.parse("?")),
            thrown(() -> Position.parse("6/6/2*X3/6/6/6 p")),
            thrown(() -> Position.of(Setup.builder().toMove(Player.PINK).build())),
            thrown(() -> COMPLETE.click(Square.A1)),
            thrown(() -> Game.of(WON).resign(Player.PINK)),
            // What else the methods take:
            SQUARES,
            Map.of(),
            Map.entry(Square.A1, Piece.PINK_X),
            new Square[] {Square.A1, Square.B1},
            ForkJoinPool.commonPool(),
            "text");

    private static final Map<Class<?>, Object> PRIMITIVES = Map.of(int.class, 1, long.class, 1L, char.class, 'a');

    private PublicApi() {}

    /** All public types, nested ones too. */
    static Stream<Class<?>> types() {
        return classes().filter(PublicApi::isPublic);
    }

    /** The instances of a type: every constant of an enum, else the samples. */
    static List<Object> samples(Class<?> type) {
        return type.isEnum()
                ? List.of(type.getEnumConstants())
                : SAMPLES.stream().filter(type::isInstance).toList();
    }

    /** The public methods that the package itself defines for a type, inherited ones too. */
    static Stream<Method> methods(Class<?> type) {
        return Arrays.stream(type.getMethods())
                .filter(method -> method.getDeclaringClass().getPackage() == Position.class.getPackage())
                .filter(method -> !method.isSynthetic());
    }

    /** What a method is called on; a static one is called once, on a type that stands for it. */
    static List<Object> receivers(Method method) {
        return Modifier.isStatic(method.getModifiers())
                ? List.of(method.getDeclaringClass())
                : samples(method.getDeclaringClass());
    }

    /** What a method or constructor accepts, as far as types go; arguments of one type differ where they can. */
    static Object[] arguments(Executable executable) {
        Class<?>[] types = executable.getParameterTypes();
        Object[] arguments = new Object[types.length];
        for (int place = 0; place < types.length; place++) {
            arguments[place] = argument(types[place], place);
        }
        return arguments;
    }

    /** What a method returns or, which is an answer too, throws. */
    static Object answer(Method method, Object receiver) {
        try {
            return method.invoke(receiver, arguments(method));
        } catch (InvocationTargetException refused) {
            return refused.getCause();
        } catch (IllegalAccessException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static Object argument(Class<?> type, int place) {
        if (type.isPrimitive()) {
            return PRIMITIVES.get(type);
        }
        List<Object> samples = samples(type);
        if (samples.isEmpty()) {
            throw new IllegalStateException("there is no sample of " + type);
        }
        return samples.get(place % samples.size());
    }

    private static Stream<Class<?>> classes() {
        try (Stream<Path> files = Files.walk(directory())) {
            List<String> names = files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".class") && !name.equals("package-info.class"))
                    .map(name -> Position.class.getPackageName() + "." + name.replace(".class", ""))
                    .toList();
            return names.stream().map(PublicApi::load);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static Path directory() {
        try {
            Path root = Path.of(Position.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            return root.resolve(Position.class.getPackageName().replace('.', '/'));
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static boolean isPublic(Class<?> type) {
        Class<?> outer = type.getEnclosingClass();
        return Modifier.isPublic(type.getModifiers()) && (outer == null || isPublic(outer));
    }

    static RuntimeException thrown(Runnable refused) {
        try {
            refused.run();
        } catch (RuntimeException exception) {
            return exception;
        }
        throw new IllegalStateException("nothing is thrown");
    }
}
