package dev.standpipe.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a report shows of a command, and what not. */
class SecretsTest {
    private static String shown(String... words) {
        return Secrets.hidden(Arrays.asList(words), Arrays.asList(words).indexOf("app.jar"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--password=hunter2",
                "--dbPassword=hunter2",
                "--passwd:hunter2",
                "PGPASSWORD=hunter2",
                "-Dspring.datasource.password=hunter2",
                "-Djavax.net.ssl.keyStorePassword=hunter2",
                "--api-key=hunter2",
                "--apiKey=hunter2",
                "aws_secret_access_key=hunter2",
                "token=hunter2",
                "Authorization: Bearer hunter2",
                "https://joe:hunter2@example.org/a",
                "jdbc:postgresql://joe:hun@ter2@db/x",
                "jdbc:oracle:thin:joe/hunter2@db:1521:x",
                "jdbc:mysql://db/x?user=joe&password=hunter2&ssl=true",
                "-javaagent:other.jar=user=joe,token=hunter2,port=1",
                "--password=two\nlines hunter2"
            })
    void whatStandsBehindASecretsNameIsHidden(String word) {
        for (String line : new String[] {shown("java", "-jar", "app.jar", word), shown("java", word, "app.jar")}) {
            assertThat(line).contains("***").doesNotContain("hunter2").doesNotContain("ter2");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "--password hunter2 -v in, --password *** -v in",
        "--password -hunter2 in, --password *** ***",
        "--storepass hunter2 two words --out x, --storepass *** *** *** --out x",
        "--token --secret hunter2 -x, --token *** *** -x",
        "password hunter2, password ***",
        "-key hunter2 -n 3, -key *** -n 3",
        "/password hunter2, /password ***"
    })
    void soIsTheNextWord(String arguments, String shown) {
        assertThat(shown(("java app.jar " + arguments).split(" "))).isEqualTo("java app.jar " + shown);
    }

    @Test
    void whatNobodyCanKnowByHeartIsHidden() {
        assertThat(shown("java", "app.jar", "ghp0123456789abcdefABCDEF0123456789ab", "x"))
                .isEqualTo("java app.jar *** x");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-Xmx4g -cp lib/a.jar:lib/b.jar -Dfile.encoding=UTF-8 app.jar in.dat --size=12 -o out.dat",
                "-javaagent:standpipe.jar=report=out.html app.jar https://example.org/data?id=7",
                "-classpath x -XX:OnOutOfMemoryError=kill app.jar 0123456789 mail@example.org"
            })
    void theRestIsShownAsItIs(String command) {
        assertThat(shown(("java " + command).split(" "))).isEqualTo("java " + command);
    }

    @Test
    void theNameOfTheProgramIsNoSecret() {
        assertThat(Secrets.hidden(Arrays.asList("java", "--keys", "com.acme.TokenService=x", "a b"), 2))
                .isEqualTo("java --keys com.acme.TokenService=x \"a b\"");
    }

    @Test
    void theProgramsOwnWordsAreFoundAmongThoseOfTheLauncher() {
        List<String> words = Arrays.asList("java", "-jar", "a.jar", "b c", "");
        assertThat(CommandLine.beginOf("a.jar b c ", words)).isEqualTo(2);
        assertThat(CommandLine.beginOf("other b c ", words)).isEqualTo(-1);
        assertThat(CommandLine.beginOf("x java -jar a.jar b c ", words)).isEqualTo(-1);
    }
}
