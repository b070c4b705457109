package neighbours.host;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;

/** Calls each public method of a class whose parameters are streams, arrays and counts. */
public final class Languages {
    private static final int SIZE = 600;

    private Languages() {}

    public static void main(String[] arguments) throws Exception {
        for (String name : arguments) {
            call(Class.forName(name));
        }
    }

    private static void call(Class<?> type) throws Exception {
        Method[] methods = type.getDeclaredMethods();
        Arrays.sort(methods, Comparator.comparing(Method::toString));
        for (Method method : methods) {
            boolean plain = Modifier.isPublic(method.getModifiers()) && !method.isSynthetic();
            if (plain && takesStream(method)) {
                int[] kept = numbers();
                Object target = Modifier.isStatic(method.getModifiers())
                        ? null
                        : type.getConstructor(int[].class).newInstance(kept);
                System.out.println(type.getName() + "." + method.getName() + " " + call(method, target) + " "
                        + Arrays.hashCode(kept));
            }
        }
    }

    private static boolean takesStream(Method method) {
        for (Class<?> parameter : method.getParameterTypes()) {
            if (DataInput.class.isAssignableFrom(parameter) || DataOutput.class.isAssignableFrom(parameter)) {
                return true;
            }
        }
        return false;
    }

    private static String call(Method method, Object target) throws Exception {
        ByteArrayOutputStream sink = new ByteArrayOutputStream();
        DataInputStream source = new DataInputStream(new ByteArrayInputStream(bytes()));
        Class<?>[] types = method.getParameterTypes();
        Object[] values = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            values[i] = types[i].isArray()
                    ? Array.newInstance(types[i].getComponentType(), SIZE)
                    : types[i] == int.class
                            ? (Object) SIZE
                            : types[i].isInstance(source) ? source : new DataOutputStream(sink);
        }
        Object result = method.invoke(target, values);
        return Arrays.deepToString(new Object[] {result}).hashCode() + " "
                + Arrays.deepToString(arraysOf(values)).hashCode() + " " + source.available() + " "
                + Arrays.hashCode(sink.toByteArray());
    }

    private static Object[] arraysOf(Object[] values) {
        Object[] arrays = values.clone();
        for (int i = 0; i < arrays.length; i++) {
            if (!arrays[i].getClass().isArray()) {
                arrays[i] = null;
            }
        }
        return arrays;
    }

    private static int[] numbers() {
        int[] numbers = new int[SIZE];
        for (int i = 0; i < SIZE; i++) {
            numbers[i] = i * 31;
        }
        return numbers;
    }

    private static byte[] bytes() {
        byte[] bytes = new byte[8 * SIZE + 3];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (i * 37);
        }
        return bytes;
    }
}
