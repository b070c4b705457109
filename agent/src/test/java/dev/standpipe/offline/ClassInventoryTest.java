package dev.standpipe.offline;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ClassInventoryTest {
    @Test
    void knowsOfTheJdkWhatIsTheSameEverywhere() {
        ClassInventory inventory = new ClassInventory();
        assertThat(inventory.outline("java/io/DataInputStream").supertypes())
                .containsExactly("java/io/DataInput", "java/io/FilterInputStream");
        assertThat(inventory.outline("java/util/zip/GZIPInputStream").supertypes())
                .isNotNull();
        assertThat(inventory.outline("javax/imageio/stream/ImageOutputStream").supertypes())
                .isNull();
        assertThat(inventory.outline("java/sql/Date").supertypes()).isNull();
        assertThat(inventory.outline("java/util/None").supertypes()).isNull();
    }
}
