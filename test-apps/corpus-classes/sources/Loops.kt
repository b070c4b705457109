import java.io.DataInput
import java.io.DataOutput

class KotlinLoops(val kept: IntArray) {
    fun until(from: DataInput, a: IntArray, n: Int) { for (i in 0 until n) a[i] = from.readInt() }

    fun indices(from: DataInput, a: DoubleArray) { for (i in a.indices) a[i] = from.readDouble() }

    fun made(from: DataInput, n: Int) = LongArray(n) { from.readLong() }

    fun each(to: DataOutput, a: FloatArray) { for (x in a) to.writeFloat(x) }

    fun forEach(to: DataOutput, a: IntArray) = a.forEach { to.writeInt(it) }

    fun withIndex(to: DataOutput, a: IntArray): Int {
        var last = 0
        for ((i, x) in a.withIndex()) { to.writeInt(x); last = i }
        return last
    }

    fun down(from: DataInput, a: CharArray) { for (i in a.size - 1 downTo 0) a[i] = from.readChar() }

    fun stepped(from: DataInput, a: IntArray) { for (i in 0 until a.size step 2) a[i] = from.readInt() }

    fun repeated(from: DataInput, a: ShortArray, n: Int) = repeat(n) { a[it] = from.readShort() }

    fun property(from: DataInput) { for (i in kept.indices) kept[i] = from.readInt() }

    fun unsigned(from: DataInput, a: IntArray) { for (i in a.indices) a[i] = from.readByte().toInt() and 0xFF }

    fun looped(from: DataInput, a: BooleanArray) {
        var i = 0
        while (i < a.size) { a[i] = from.readBoolean(); i++ }
    }

    fun listed(from: DataInput, n: Int): List<Int> = List(n) { from.readInt() }
}
