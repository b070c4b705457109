package dev.standpipe.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
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
                "--password=two\nlines hunter2",
                "{\"user\":\"u\",\"password\":\"hunter2\"}",
                "{\\\"password\\\": \\\"hunter2\\\"}",
                "{'password':'hunter2'}",
                "<password>hunter2</password>",
                "db[password]=hunter2",
                "run --password hunter2",
                "Bearer hunter2",
                "pw=hunter2",
                "dbpw=hunter2",
                "--pwd=hunter2",
                "--bearer=hunter2",
                "jwt=hunter2",
                "https://blob.example.org/a?sv=1&sig=hunter2",
                "SharedAccessSignature=hunter2",
                "sas:hunter2",
                "credentials=hunter2",
                "--passphrase=hunter2",
                "--user=admin:hunter2",
                "user=admin:hun ter2",
                "scott/hunter2@db",
                "admin:hunter2@db:5432",
                "jdbc:oracle:thin:joe/hun ter2@db:1521:x"
            })
    void whatStandsBehindASecretsNameIsHidden(String word) {
        for (String line : new String[] {shown("java", "-jar", "app.jar", word), shown("java", word, "app.jar")}) {
            assertThat(line).contains("***").doesNotContain("hunter2").doesNotContain("ter2");
        }
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "--password hunter2 -v in, --password *** -v in",
                "--password -hunter2 in, --password *** ***",
                "--storepass hunter2 two words --out x, --storepass *** *** *** --out x",
                "--token --secret hunter2 -x, --token *** *** -x",
                "password hunter2, password ***",
                "-key hunter2 -n 3, -key *** -n 3",
                "/password hunter2, /password ***",
                "--my.password= hunter2 --out x, --my.password= *** --out x",
                "--password: hunter2, --password: ***",
                "Authorization: Bearer abc -v, Authorization: *** *** -v",
                "Authorization:Bearer abc -v, Authorization:Bearer *** -v",
                "{'password': 'hunter2'}, {'password': ***",
                "fs.s3a.access.key hunter2 -v, fs.s3a.access.key *** -v",
                "spark.hadoop.fs.s3a.secret.key hunter2, spark.hadoop.fs.s3a.secret.key ***",
                "fs.azure.account.key.a.example.org hunter2, fs.azure.account.key.a.example.org ***",
                "--set db.password hunter2, --set db.password ***",
                "DB_PASSWORD hunter2, DB_PASSWORD ***",
                "dbPassword hunter2, dbPassword ***",
                "pw hunter2, pw ***",
                "--pw hunter2, --pw ***",
                "Bearer hunter2, Bearer ***",
                "-jwt hunter2, -jwt ***",
                "--sas hunter2, --sas ***",
                "--sig hunter2, --sig ***",
                "SharedAccessSignature hunter2, SharedAccessSignature ***",
                "credentials hunter2, credentials ***",
                "--user admin:hunter2 -v, --user admin:*** -v",
                "-u admin:hunter2 x, -u admin:*** x",
                "--proxy-user admin:hunter2 x, --proxy-user admin:*** x"
            })
    void soIsTheNextWord(String arguments, String shown) {
        assertThat(shown(("java app.jar " + arguments).split(" "))).isEqualTo("java app.jar " + shown);
    }

    /** As the JVM joins them: any of the words may be the rest of the one before it. */
    @ParameterizedTest
    @CsvSource({
        "--password=two words -x --out y, --password=*** *** *** --out y",
        "--password two -words x --out y, --password *** *** *** --out y",
        "token=hunter2 in.dat, token=*** ***",
        "--user admin:hun ter2 --out y, --user admin:*** *** --out y",
        "--user=admin:hun ter2 --out y, --user=admin:*** *** --out y",
        "in.dat --size 12, in.dat --size 12"
    })
    void whereNobodyKnowsTheWordsAllIsHiddenUpToTheNextName(String arguments, String shown) {
        assertThat(Secrets.hiddenInJoined("app.jar " + arguments)).isEqualTo("app.jar " + shown);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ghp0123456789abcdefABCDEF0123456789ab",
                "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
                "aB3+dE6/gH9+jK2/mN5+pQ8/sT1+vW4/yZ7+aB==",
                "0f8fad5b-d9cb-469f-a165-70867728950e",
                "ghp_hunter2",
                "gho_hunter2",
                "github_pat_hunter2",
                "xoxb-1-hunter2",
                "AKIAHUNTER2",
                "eyJhbGci.hunter2.x-_y"
            })
    void whatNobodyCanKnowByHeartIsHidden(String word) {
        assertThat(shown("java", "app.jar", word, "x")).isEqualTo("java app.jar *** x");
        assertThat(shown("java", "app.jar", "--of=" + word)).isEqualTo("java app.jar --of=***");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-Xmx4g -cp lib/a.jar:lib/b.jar -Dfile.encoding=UTF-8 app.jar in.dat --size=12 -o out.dat",
                "-javaagent:standpipe.jar=report=out.html app.jar https://example.org/data?id=7",
                "-classpath x -XX:OnOutOfMemoryError=kill app.jar 0123456789 mail@example.org",
                "-cp /opt/app/lib/commons-lang3-3.12.0.jar:/opt/app/lib/netcdf4-5.5.3.jar app.jar --sigma 3 --design a",
                "java app.jar /data/climate/era5/2020/temperature_2m.grib --user joe --out /scratch/joe/2020/out_12.nc"
            })
    void theRestIsShownAsItIs(String command) {
        assertThat(shown(("java " + command).split(" "))).isEqualTo("java " + command);
    }

    @Test
    void aLongClassPathIsLookedThroughOnce() {
        StringBuilder path = new StringBuilder("a@b");
        while (path.length() < 200_000) {
            path.append(":/home/user/lib/netcdf4-5.5.3.jar");
        }
        assertTimeoutPreemptively(
                Duration.ofSeconds(3),
                () -> assertThat(shown("java", "-cp", path.toString(), "app.jar"))
                        .endsWith(path + " app.jar"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"key", "a.key", "-key", "user=", "x/", "pass:", "jdbc:a:"})
    void soIsAnyLongWord(String part) {
        String word = String.join("", Collections.nCopies(200_000 / part.length(), part)) + "!";
        assertTimeoutPreemptively(
                Duration.ofSeconds(3), () -> assertThat(shown("app.jar", word)).startsWith("app.jar "));
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

    /** Of words that are made of such parts, a pattern is asked about all in which it would find something. */
    @Test
    void noPatternIsLeftOutThatWouldFindSomething() {
        String[] parts = {
            "pass",
            "word",
            "PWD",
            "pw",
            "Secret",
            "toKen",
            "credentials",
            "auth",
            "orization",
            "key",
            "bearer",
            "jwt",
            "sig",
            "nature",
            "sas",
            "user",
            "login",
            "-u",
            "name",
            "gh",
            "p_",
            "github_pat_",
            "xoxb-",
            "AKIA",
            "ASIA",
            "eyJ",
            "jdbc",
            "://",
            ":",
            "/",
            "@",
            "=",
            "-",
            "--",
            ".",
            "_",
            " ",
            "\"",
            "x",
            "Aa1",
            "hunter2",
            "user=joe:",
            "Login-Name : x:y",
            "=ghp_1234",
            " github_pat_5",
            "-xoxa-aBcD",
            ":AKIAABCD",
            "/ASIA1234",
            "eyJhbGci",
            "\u212a",
            "\u017f"
        };
        Map<String, RarePattern> patterns = new LinkedHashMap<>();
        patterns.put("assigned", Secrets.ASSIGNED);
        patterns.put("flag", Secrets.FLAG);
        patterns.put("user flag", Secrets.USER_FLAG);
        patterns.put("of user", Secrets.OF_USER);
        patterns.put("account", Secrets.ACCOUNT);
        patterns.put("known", Secrets.KNOWN);
        Map<String, Integer> skipped = new LinkedHashMap<>();
        Map<String, Integer> found = new LinkedHashMap<>();
        Random random = new Random(20261127);
        for (int k = 0; k < 100_000; k++) {
            StringBuilder word = new StringBuilder();
            for (int n = 1 + random.nextInt(5); n > 0; n--) {
                word.append(parts[random.nextInt(parts.length)]);
            }
            for (Map.Entry<String, RarePattern> pattern : patterns.entrySet()) {
                boolean finds = pattern.getValue().in(word.toString()).find();
                boolean asked = pattern.getValue().mayBeIn(word.toString());
                assertThat(asked || !finds).as(pattern.getKey() + " in " + word).isTrue();
                (finds ? found : skipped).merge(pattern.getKey(), finds || !asked ? 1 : 0, Integer::sum);
            }
        }
        assertThat(found.values())
                .as("found: " + found)
                .hasSize(patterns.size())
                .allMatch(n -> n > 500);
        assertThat(skipped.values())
                .as("not asked: " + skipped)
                .hasSize(patterns.size())
                .allMatch(n -> n > 500);
    }
}
