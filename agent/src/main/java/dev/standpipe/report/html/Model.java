package dev.standpipe.report.html;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What the names of a {@link Template} stand for: texts, which are escaped, and lists of models, for which a section is repeated. */
public final class Model {
    private final Map<String, Object> values = new HashMap<>();

    public Model text(String name, String text) {
        values.put(name, text == null ? "" : escaped(text));
        return this;
    }

    /** Goes into the page as it is: a style or a script of our own. */
    public Model raw(String name, String html) {
        values.put(name, html);
        return this;
    }

    public Model list(String name, List<Model> models) {
        values.put(name, models);
        return this;
    }

    Object get(String name) {
        return values.get(name);
    }

    private static String escaped(String text) {
        StringBuilder html = new StringBuilder(text.length() + 16);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
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
                    html.append(Character.isISOControl(c) && c != '\n' && c != '\t' ? '\uFFFD' : c);
            }
        }
        return html.toString();
    }
}
