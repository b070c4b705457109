package legacy;

/** Numbers in a list that grows, without an object for each. */
class IntList {
    private int[] elements = new int[16];
    private int size;

    void add(int element) {
        if (size == elements.length) {
            int[] more = new int[2 * size];
            System.arraycopy(elements, 0, more, 0, size);
            elements = more;
        }
        elements[size++] = element;
    }

    int get(int index) {
        if (index >= size) {
            throw new IndexOutOfBoundsException(index + " of " + size);
        }
        return elements[index];
    }

    int size() {
        return size;
    }
}
