package dev.standpipe.offline;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class InventoryTest {
    @Test
    void knowsOfTheJdkWhatIsTheSameEverywhere() {
        Inventory inventory = new Inventory();
        assertThat(inventory.supertypes("java/io/DataInputStream"))
                .containsExactly("java/io/DataInput", "java/io/FilterInputStream");
        assertThat(inventory.supertypes("java/util/zip/GZIPInputStream")).isNotNull();
        assertThat(inventory.supertypes("javax/imageio/stream/ImageOutputStream"))
                .isNull();
        assertThat(inventory.supertypes("java/sql/Date")).isNull();
        assertThat(inventory.supertypes("java/util/None")).isNull();
    }
}
