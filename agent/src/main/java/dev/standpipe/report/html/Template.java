package dev.standpipe.report.html;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A page with {@code {{name}}} where a text goes, {@code {{#name}}…{{/name}}} around what is repeated for each model of
 * a list, and {@code {{^name}}…{{/name}}} around what is there when the list or the text is empty. In a section, only
 * the names of its own model are known.
 */
public final class Template {
    private final String text;

    private Template(String text) {
        this.text = text;
    }

    /** The resource {@code name} beside {@code owner}. */
    public static Template resource(Class<?> owner, String name) {
        return new Template(load(owner, name));
    }

    /** The text of a resource beside {@code owner}. */
    public static String load(Class<?> owner, String name) {
        try (InputStream in = owner.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException(name + " is missing beside " + owner.getName());
            }
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            byte[] some = new byte[8192];
            for (int n = in.read(some); n >= 0; n = in.read(some)) {
                bytes.write(some, 0, n);
            }
            return new String(bytes.toByteArray(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public String fill(TemplateModel model) {
        StringBuilder page = new StringBuilder(text.length() * 2);
        fill(page, 0, text.length(), model);
        return page.toString();
    }

    private void fill(StringBuilder page, int from, int to, TemplateModel model) {
        int at = from;
        for (int tag = text.indexOf("{{", at); tag >= 0 && tag < to; tag = text.indexOf("{{", at)) {
            page.append(text, at, tag);
            int end = text.indexOf("}}", tag);
            String name = text.substring(tag + 2, end);
            at = end + 2;
            if (name.charAt(0) == '#' || name.charAt(0) == '^') {
                String closing = "{{/" + name.substring(1) + "}}";
                int close = text.indexOf(closing, at);
                if (close < 0) {
                    throw new IllegalStateException("{{" + name + "}} is not closed");
                }
                section(page, name, at, close, model);
                at = close + closing.length();
            } else {
                page.append(value(model, name));
            }
        }
        page.append(text, at, to);
    }

    private void section(StringBuilder page, String name, int from, int to, TemplateModel model) {
        Object value = value(model, name.substring(1));
        if (name.charAt(0) == '^') {
            if (value instanceof List ? ((List<?>) value).isEmpty() : value.equals("")) {
                fill(page, from, to, model);
            }
        } else if (value instanceof List) {
            for (Object each : (List<?>) value) {
                fill(page, from, to, (TemplateModel) each);
            }
        } else if (!value.equals("")) {
            fill(page, from, to, model);
        }
    }

    private static Object value(TemplateModel model, String name) {
        Object value = model.get(name);
        if (value == null) {
            throw new IllegalStateException("the page asks for {{" + name + "}}, which has no value");
        }
        return value;
    }
}
