package dev.standpipe.runtime.engine;

import dev.standpipe.runtime.jvm.JavaVersion;
import dev.standpipe.runtime.jvm.Rights;
import java.lang.reflect.Field;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.function.Supplier;

/** What the iterators of {@code ArrayList} will return, without asking them. Loaded with the first of them. */
final class ArrayListIterators {
    private static final boolean HAS_REFERENCES = JavaVersion.RUNNING >= 12;

    private static final Class<?> ITERATOR = new ArrayList<>().iterator().getClass();

    // Of the iterator
    private static final long LIST = offset(ITERATOR, "this$0", ArrayList.class);
    private static final long CURSOR = offset(ITERATOR, "cursor", int.class);
    private static final long CHANGES_THEN = offset(ITERATOR, "expectedModCount", int.class);

    // Of the list, which may be of a subclass: the iterator does not ask that
    private static final long CHANGES = offset(AbstractList.class, "modCount", int.class);
    private static final long SIZE = offset(ArrayList.class, "size", int.class);
    private static final long ELEMENTS = offset(ArrayList.class, "elementData", Object[].class);

    private ArrayListIterators() {}

    private static long offset(Class<?> type, String name, Class<?> kind) {
        Field field = Rights.own(new Supplier<Field>() {
            @Override
            public Field get() {
                try {
                    return type.getDeclaredField(name);
                } catch (NoSuchFieldException other) {
                    return null;
                }
            }
        });
        if (field == null || field.getType() != kind) {
            throw new IllegalStateException(type + " has no " + name + " of " + kind);
        }
        return Door.JDK.offset(field);
    }

    /** For how many of the rounds there are some, if the next one would be returned. */
    static int elements(int rounds, Object iterator) {
        if (iterator == null || iterator.getClass() != ITERATOR) {
            return 0;
        }
        Object list = reference(iterator, LIST);
        int left = Door.JDK.getInt(list, SIZE) - Door.JDK.getInt(iterator, CURSOR);
        boolean hasChanged = Door.JDK.getInt(list, CHANGES) != Door.JDK.getInt(iterator, CHANGES_THEN);
        return hasChanged ? 0 : Math.max(0, Math.min(rounds, left));
    }

    /** Returns the same elements, and leaves the iterator where it is. */
    static Iterator<?> ahead(Object iterator) {
        if (iterator == null || iterator.getClass() != ITERATOR) {
            throw new IllegalArgumentException("no iterator of an ArrayList: " + iterator);
        }
        Object[] elements = (Object[]) reference(reference(iterator, LIST), ELEMENTS);
        return new Ahead(elements, Door.JDK.getInt(iterator, CURSOR));
    }

    private static Object reference(Object owner, long offset) {
        return HAS_REFERENCES ? Door.JDK.reference(owner, offset) : Door.JDK.object(owner, offset);
    }

    /** For as long as nobody changes the list. */
    private static final class Ahead implements Iterator<Object> {
        private final Object[] elements;
        private int next;

        Ahead(Object[] elements, int next) {
            this.elements = elements;
            this.next = next;
        }

        @Override
        public boolean hasNext() {
            return next < elements.length;
        }

        @Override
        public Object next() {
            return elements[next++];
        }
    }
}
