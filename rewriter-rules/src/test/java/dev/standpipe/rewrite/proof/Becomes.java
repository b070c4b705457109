package dev.standpipe.rewrite.proof;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What the loops of a method become, in the order of the code: the rule that rewrites them, or the reason why they are
 * kept.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Becomes {
    String value();
}
