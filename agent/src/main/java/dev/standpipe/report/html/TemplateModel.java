package dev.standpipe.report.html;

import dev.standpipe.file.Printable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What the names of a {@link Template} stand for: texts, which are escaped, and lists of models, for which a section is
 * repeated.
 */
public final class TemplateModel {
    private final Map<String, Object> values = new HashMap<>();

    public TemplateModel text(String name, String text) {
        values.put(name, text == null ? "" : escaped(text));
        return this;
    }

    /** Goes into the page as it is: a style or a script of our own. */
    public TemplateModel raw(String name, String html) {
        values.put(name, html);
        return this;
    }

    public TemplateModel list(String name, List<TemplateModel> models) {
        values.put(name, models);
        return this;
    }

    Object get(String name) {
        return values.get(name);
    }

    private static String escaped(String text) {
        StringBuilder html = new StringBuilder(text.length() + 16);
        for (int at = 0; at < text.length(); at = text.offsetByCodePoints(at, 1)) {
            int c = text.codePointAt(at);
            switch (c) {
                case '<':
                    html.append("&lt;");
                    break;
                case '>':
                    html.append("&gt;");
                    break;
                case '&':
                    html.append("&amp;");
                    break;
                case '"':
                    html.append("&quot;");
                    break;
                case '\'':
                    html.append("&#39;");
                    break;
                default:
                    // a control character is no HTML, whatever it is escaped as
                    html.appendCodePoint(Printable.is(c) || c == '\n' || c == '\t' ? c : '\uFFFD');
            }
        }
        return html.toString();
    }
}
