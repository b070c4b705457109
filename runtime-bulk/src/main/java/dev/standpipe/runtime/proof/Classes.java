package dev.standpipe.runtime.proof;

import java.util.HashMap;
import java.util.Map;

/** The classes of which a proof speaks: the stream's own, those that it inherits from, and those that it calls. */
final class Classes {
    private final LoadedCode source;
    private final Class<?> stream;
    private final String name;
    private final Map<String, ClassCode> known = new HashMap<>();

    /** {@code stream} may be null where there is no such class, but a file of it. */
    Classes(LoadedCode source, String name, Class<?> stream) {
        this.source = source;
        this.name = name;
        this.stream = stream;
    }

    /** All whose code was looked at, with slashes. */
    Iterable<String> names() {
        return known.keySet();
    }

    ClassCode get(String type) throws Unproved {
        ClassCode code = known.get(type);
        if (code == null) {
            byte[] file = source.classFile(type, stream);
            if (file == null) {
                throw new Unproved("the code of " + type.replace('/', '.') + " is not available as it was loaded");
            }
            try {
                code = new ClassCode(file);
            } catch (RuntimeException strange) {
                throw new Unproved("the class file of " + type.replace('/', '.') + " cannot be read");
            }
            known.put(type, code);
        }
        return code;
    }

    /** The method that is called of the stream from outside. */
    MethodCode ofStream(String key) throws Unproved {
        MethodCode method = from(name, key);
        if (!method.is(ClassCode.PUBLIC) || method.is(ClassCode.STATIC)) {
            throw new Unproved("its method " + key + " is not public");
        }
        return method;
    }

    /** The method that a call of the stream's own comes to, by the name that code of {@code owner} gives. */
    MethodCode selected(String owner, String key) throws Unproved {
        MethodCode named = from(owner, key);
        if (named.is(ClassCode.PRIVATE)) {
            return named;
        }
        MethodCode selected = from(name, key);
        boolean isForAll = named.is(ClassCode.PUBLIC | ClassCode.PROTECTED);
        if (selected != named && (!isForAll || !selected.is(ClassCode.PUBLIC | ClassCode.PROTECTED))) {
            throw new Unproved("it is not certain which method of the name " + key + " it calls");
        }
        return selected;
    }

    /** As a class declares or inherits it. */
    MethodCode from(String type, String key) throws Unproved {
        for (String at = type; at != null; at = get(at).parent) {
            MethodCode method = get(at).method(key);
            if (method != null) {
                return method;
            }
        }
        throw new Unproved("it calls " + key.substring(0, key.indexOf('(')) + ", which no class has that it extends");
    }

    /** The class that declares a field which code of {@code type} names. */
    String declaring(String type, String field) throws Unproved {
        for (String at = type; at != null; at = get(at).parent) {
            if (get(at).fieldAccess(field) != null) {
                return at;
            }
        }
        throw new Unproved("it uses the field of an interface");
    }

    /** Whether the stream is of that class, or of one that extends it. */
    boolean isStreamOf(String type) throws Unproved {
        for (String at = name; at != null; at = get(at).parent) {
            if (at.equals(type)) {
                return true;
            }
        }
        return false;
    }
}
