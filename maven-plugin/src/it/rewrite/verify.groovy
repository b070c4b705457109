def log = new File(basedir, 'build.log').text
assert log.contains('2 of 2 loops that carry elements one at a time rewritten, in 1 class of ')
assert log.contains('Tests run: 1, Failures: 0, Errors: 0, Skipped: 0')
assert log.split('\\[INFO\\] BUILD SUCCESS').length == 3
// The second time.
assert log.contains('Nothing to rewrite in ')
assert !log.contains('[WARNING] The rewritten classes find no runtime')

def jar = new File(basedir, 'target/rewrite.jar')
def names = new java.util.zip.ZipFile(jar).entries().collect { it.name }
assert names.contains('oldstyle/StandpipeDoorway1.class')
assert names.count { it.endsWith('.class') } == 2
