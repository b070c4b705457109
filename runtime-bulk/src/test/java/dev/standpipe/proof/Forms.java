package dev.standpipe.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** What the rounds of an exhaustion's loops carry. */
enum Forms {
    /** One element of each type, and an int of four bytes. */
    PLAIN,
    /** One element in every format. */
    ALL,
    /** One to three elements, staged before the loop works on them. */
    ROUNDS;

    List<List<Form>> rounds(boolean writing) {
        List<List<Form>> rounds = new ArrayList<>();
        for (Form form : this == ALL ? writing ? Form.WRITES : Form.READS : Form.PLAIN) {
            rounds.add(Collections.singletonList(form));
        }
        for (Form form : this == PLAIN && !writing ? Form.READS : Collections.<Form>emptyList()) {
            if (form.composition != Form.Composition.NONE && form.toString().startsWith("INT reversed OF_")) {
                rounds.add(Collections.singletonList(form));
            }
        }
        if (this == ROUNDS) {
            for (String[] types : new String[][] {
                {"INT", "BYTE"},
                {"BYTE", "INT"},
                {"SHORT", "LONG"},
                {"LONG", "CHAR"},
                {"BOOLEAN", "BYTE", "BYTE"},
                {"CHAR", "FLOAT", "BYTE"},
                {"BYTE", "DOUBLE", "SHORT"},
                {"INT", "INT"},
                {"FLOAT", "SHORT", "SHORT"}
            }) {
                Form[] forms = new Form[types.length];
                Arrays.setAll(forms, k -> plain(types[k]));
                rounds.add(Arrays.asList(forms));
            }
        }
        return rounds;
    }

    private static Form plain(String type) {
        for (Form form : Form.PLAIN) {
            if (form.wire.name().equals(type)) {
                return form;
            }
        }
        throw new IllegalArgumentException(type);
    }
}
