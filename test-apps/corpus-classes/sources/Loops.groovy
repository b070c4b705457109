import groovy.transform.CompileStatic

@CompileStatic
class GroovyLoops {
    static void plain(DataInput from, int[] a, int n) { for (int i = 0; i < n; i++) { a[i] = from.readInt() } }

    static void length(DataInputStream from, double[] a) { for (int i = 0; i < a.length; i++) { a[i] = from.readDouble() } }

    static void each(DataOutput to, long[] a) { for (long x : a) { to.writeLong(x) } }

    static void write(DataOutput to, float[] a) { for (int i = 0; i < a.length; ++i) { to.writeFloat(a[i]) } }

    static void looped(DataInput from, byte[] a) {
        int i = 0
        while (i < a.length) { a[i] = from.readByte(); i++ }
    }

    static void ranged(DataInput from, short[] a, int n) { for (i in 0..<n) { a[i] = from.readShort() } }
}
