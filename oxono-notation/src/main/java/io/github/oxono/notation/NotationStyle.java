package io.github.oxono.notation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.immutables.value.Value;

/** How the value types of this package are generated; kept out of the class files, where consumers would meet it. */
@Target(ElementType.PACKAGE)
@Retention(RetentionPolicy.SOURCE)
@Value.Style(
        visibility = Value.Style.ImplementationVisibility.PACKAGE,
        jdkOnly = true,
        // A consumer's compiler warns of the generator's own annotations, which it cannot find.
        allowedClasspathAnnotations = Override.class,
        depluralize = true,
        overshadowImplementation = true)
@interface NotationStyle {}
