package dev.standpipe.runtime.proof;

import java.util.HashMap;
import java.util.Map;

/** The classes of which a proof speaks: the stream's own, those that it inherits from, and those that it calls. */
final class Classes {
    private final LoadedCode source;

    /** Null where there are no such classes, but files of them. */
    private final LoadedClasses loaded;

    private final String name;
    private final Map<Object, ClassCode> known = new HashMap<>();

    Classes(LoadedCode source, String name, LoadedClasses loaded) {
        this.source = source;
        this.name = name;
        this.loaded = loaded;
    }

    private ClassCode stream() throws Unproved {
        return loaded == null ? of(name, null) : of(loaded.stream());
    }

    /** What that class means by the name. */
    ClassName resolved(String type, ClassCode by) throws Unproved {
        if (type.startsWith("[") && !type.equals("[B")) {
            throw new Unproved("it uses an array that is not one of bytes");
        }
        if (loaded == null) {
            return new ClassName(type, null);
        }
        Class<?> found = type.equals("[B") ? byte[].class : loaded.named(type, by.type);
        if (found == null) {
            throw Unproved.forNow("it needs " + type.replace('/', '.') + ", which is not loaded yet");
        }
        return new ClassName(type, found);
    }

    /** The class that the code of another names. */
    ClassCode named(String type, ClassCode by) throws Unproved {
        return loaded == null ? of(type, null) : of(resolved(type, by).loaded);
    }

    /** The same name can be another class for another loader, so there may be one only, beside the JDK's own. */
    private ClassCode of(Class<?> type) throws Unproved {
        ClassLoader loader = type.getClassLoader();
        if (loader != null && loader != loaded.stream().getClassLoader()) {
            throw new Unproved("it needs " + type.getName() + ", which has another class loader");
        }
        return of(type.getName().replace('.', '/'), type);
    }

    private ClassCode of(String type, Class<?> itself) throws Unproved {
        Object key = itself == null ? type : itself;
        ClassCode code = known.get(key);
        if (code == null) {
            byte[] file = source.classFile(type, itself);
            if (file == null) {
                throw new Unproved("the code of " + type.replace('/', '.') + " is not available as it was loaded");
            }
            try {
                code = new ClassCode(file, itself);
            } catch (RuntimeException strange) {
                throw new Unproved("the class file of " + type.replace('/', '.') + " cannot be read");
            }
            known.put(key, code);
        }
        return code;
    }

    /** Null of {@code java.lang.Object}. */
    private ClassCode parent(ClassCode code) throws Unproved {
        if (loaded == null) {
            return code.parent == null ? null : of(code.parent, null);
        }
        Class<?> parent = code.type.getSuperclass();
        return parent == null ? null : of(parent);
    }

    /** The method that is called of the stream from outside. */
    MethodCode ofStream(String key) throws Unproved {
        MethodCode method = from(stream(), key);
        if (!method.isAny(ClassCode.PUBLIC) || method.isAny(ClassCode.STATIC)) {
            throw new Unproved("its method " + key + " is not public");
        }
        return method;
    }

    /** The method that a call of the stream's own comes to, by the name of its owner in the code of {@code by}. */
    MethodCode selected(Member called, ClassCode by) throws Unproved {
        if (called.selected == null) {
            called.selected = overriding(from(named(called.owner, by), called.key));
        }
        return called.selected;
    }

    private MethodCode overriding(MethodCode named) throws Unproved {
        if (named.isAny(ClassCode.PRIVATE)) {
            return named;
        }
        MethodCode selected = from(stream(), named.key);
        boolean isForAll = named.isAny(ClassCode.PUBLIC | ClassCode.PROTECTED);
        if (selected != named && (!isForAll || !selected.isAny(ClassCode.PUBLIC | ClassCode.PROTECTED))) {
            throw new Unproved("it is not certain which method of the name " + named.key + " it calls");
        }
        return selected;
    }

    /** The method that a call by {@code super} comes to: the nearest above, even if the code names one further up. */
    MethodCode above(Member called, ClassCode by) throws Unproved {
        if (called.above == null) {
            called.above = from(nearest(called.owner, called.key, by), called.key);
        }
        return called.above;
    }

    /** Where the search for it begins. */
    private ClassCode nearest(String owner, String key, ClassCode by) throws Unproved {
        if (owner.equals(by.name)) {
            return by;
        }
        ClassCode named = named(owner, by);
        ClassCode parent = parent(by);
        for (ClassCode at = parent; at != null; at = parent(at)) {
            if (at == named) {
                return parent;
            }
        }
        throw new Unproved("it calls " + key + " of an interface");
    }

    /** A static method. */
    MethodCode ofOther(Member called, ClassCode by) throws Unproved {
        if (called.ofOther == null) {
            called.ofOther = from(named(called.owner, by), called.key);
        }
        return called.ofOther;
    }

    /** As a class declares or inherits it. */
    private MethodCode from(ClassCode type, String key) throws Unproved {
        for (ClassCode at = type; at != null; at = parent(at)) {
            MethodCode method = at.method(key);
            if (method != null) {
                return method;
            }
        }
        throw new Unproved("it calls " + key.substring(0, key.indexOf('(')) + ", which no class has that it extends");
    }

    /** The field that code of {@code by} names, with an owner, where it is declared. */
    FieldCode declared(Member named, ClassCode by) throws Unproved {
        if (named.field == null) {
            named.field = field(named(named.owner, by), named.key);
        }
        return named.field;
    }

    private FieldCode field(ClassCode type, String key) throws Unproved {
        for (ClassCode at = type; at != null; at = parent(at)) {
            FieldCode field = at.field(key);
            if (field != null) {
                if (at.hasTwoFields(field.name.name)) {
                    throw new Unproved("it has two fields " + field.name);
                }
                if (loaded != null && (field.isAll(ClassCode.STATIC) || !loaded.findFieldsByName())) {
                    requireSettledFields(at);
                }
                return field;
            }
        }
        throw new Unproved("it uses the field of an interface");
    }

    /** Who asks for one field of a class has the JVM look for the types of all. */
    void requireSettledFields(ClassCode code) throws Unproved {
        for (String type : code.fieldTypes()) {
            if (loaded != null && !loaded.isSettled(type, code.type)) {
                throw Unproved.forNow(
                        "a field beside that one is a " + type.replace('/', '.') + ", which is not loaded yet");
            }
        }
    }

    /** Whether the stream is of that class, or of one that extends it. */
    boolean isStreamOf(String type, ClassCode by) throws Unproved {
        if (loaded != null) {
            return resolved(type, by).loaded.isAssignableFrom(loaded.stream());
        }
        for (ClassCode at = stream(); at != null; at = parent(at)) {
            if (at.name.equals(type)) {
                return true;
            }
        }
        return false;
    }
}
