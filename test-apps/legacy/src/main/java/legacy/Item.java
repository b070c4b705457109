package legacy;

/** A thing that is for sale: what it costs, and how many of it there are. */
class Item {
    private final int id;
    private double price;
    private short stock;

    Item(int id, double price, short stock) {
        this.id = id;
        this.price = price;
        this.stock = stock;
    }

    int getId() {
        return id;
    }

    double getPrice() {
        return price;
    }

    void setPrice(double price) {
        if (price < 0) {
            throw new IllegalArgumentException("price of item " + id + ": " + price);
        }
        this.price = price;
    }

    short getStock() {
        return stock;
    }

    void setStock(short stock) {
        this.stock = stock;
    }

    void addTo(Tally tally) {
        tally.add(id);
        tally.add(price);
        tally.add(stock);
    }
}
