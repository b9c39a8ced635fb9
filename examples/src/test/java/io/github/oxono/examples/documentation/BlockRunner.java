package io.github.oxono.examples.documentation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Writer;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles and runs a block and compares what it notes with what it promises. */
final class BlockRunner {
    /** With all warnings, as strict as the build of a reader can be. */
    private static final List<String> OPTIONS = List.of(
            "--release",
            "17",
            "-proc:none",
            "-Xlint:all",
            "-Werror",
            "-classpath",
            System.getProperty("java.class.path"));

    private final CodeBlock block;
    private final BlockSource source;
    private final Path folder;

    private BlockRunner(CodeBlock block, Path folder) {
        this.block = block;
        this.source = BlockSource.of(block);
        this.folder = folder;
    }

    /** Runs a block; an error names its file and line and shows it. */
    static void run(CodeBlock block, Path temporary) throws Exception {
        BlockRunner runner = new BlockRunner(block, Files.createTempDirectory(temporary, "block"));
        runner.compile();
        assertThat(runner.notes()).as(runner.description()).isEqualTo(runner.source.expected());
    }

    private String description() {
        return block.name() + "\n" + block.code() + "\n";
    }

    private void compile() throws IOException {
        Path file = Files.writeString(folder.resolve(source.className() + ".java"), source.text());
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(diagnostics, null, null)) {
            boolean compiled = compiler.getTask(
                            Writer.nullWriter(), files, diagnostics, OPTIONS, null, files.getJavaFileObjects(file))
                    .call();
            assertThat(compiled)
                    .withFailMessage(() -> errors(diagnostics) + "\n" + description())
                    .isTrue();
        }
    }

    private String errors(DiagnosticCollector<JavaFileObject> diagnostics) {
        return diagnostics.getDiagnostics().stream().map(this::error).collect(Collectors.joining("\n"));
    }

    private String error(Diagnostic<?> diagnostic) {
        long line = block.line() + diagnostic.getLineNumber() - BlockSource.HEADER_LINES - 1;
        return block.file() + ":" + line + ": " + diagnostic.getMessage(Locale.ENGLISH);
    }

    private Object notes() throws Exception {
        URL[] classes = {folder.toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(classes, BlockRunner.class.getClassLoader())) {
            callMain(loader.loadClass(source.className()));
            Field notes = loader.loadClass("Noted").getDeclaredField("NOTES");
            notes.setAccessible(true);
            return notes.get(null);
        }
    }

    private void callMain(Class<?> type) throws IllegalAccessException {
        for (Method method : type.getDeclaredMethods()) {
            if (method.getName().equals("main")) {
                method.setAccessible(true);
                call(method);
            }
        }
    }

    private void call(Method main) throws IllegalAccessException {
        try {
            main.invoke(null, (Object) new String[0]);
        } catch (InvocationTargetException fault) {
            throw new AssertionError(description() + "throws " + fault.getCause(), fault.getCause());
        }
    }
}
