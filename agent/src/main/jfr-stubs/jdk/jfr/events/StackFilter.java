package jdk.jfr.events;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Outline of what the JDK has from some release on: names of classes whose frames an event's stack leaves out. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface StackFilter {
    String[] value();
}
