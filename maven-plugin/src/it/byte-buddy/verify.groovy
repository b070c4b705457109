def log = new File(basedir, 'build.log').text
assert log.contains('1 class with loops that carry elements one at a time rewritten.')

def names = new java.util.zip.ZipFile(new File(basedir, 'target/byte-buddy.jar')).entries().collect { it.name }
assert names.findAll { it.endsWith('.class') }.sort() == ['oldstyle/Cells.class', 'oldstyle/StandpipeDoorway1$Cells.class']
