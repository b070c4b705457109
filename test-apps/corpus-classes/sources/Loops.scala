import java.io.{DataInput, DataOutput}
import scala.annotation.tailrec

class ScalaLoops(val kept: Array[Int]) {
  def looped(from: DataInput, a: Array[Int]): Unit = {
    var i = 0
    while (i < a.length) { a(i) = from.readInt(); i += 1 }
  }

  def until(from: DataInput, a: Array[Int], n: Int): Unit = for (i <- 0 until n) a(i) = from.readInt()

  def property(to: DataOutput): Unit = {
    var i = 0
    while (i < kept.length) { to.writeInt(kept(i)); i += 1 }
  }

  def recursive(from: DataInput, a: Array[Double]): Unit = {
    @tailrec def go(i: Int): Unit = if (i < a.length) { a(i) = from.readDouble(); go(i + 1) }
    go(0)
  }

  def bytes(from: DataInput, a: Array[Byte], n: Int): Unit = {
    var i = 0
    while (i < n) { a(i) = from.readByte(); i += 1 }
  }

  def made(from: DataInput, n: Int): Array[Long] = Array.fill(n)(from.readLong())

  def narrowed(from: DataInput, a: Array[Short]): Unit = {
    var i = 0
    while (i < a.length) { a(i) = from.readInt().toShort; i += 1 }
  }
}
