def jars = new File(basedir, 'target/dependency').list().sort()
assert jars*.replaceFirst(/-\d.*/, '') == ['standpipe-agent', 'standpipe-runtime-bulk']

def classPath = [new File(basedir, 'target/bom.jar'), *new File(basedir, 'target/dependency').listFiles({ it.name.contains('runtime') } as FileFilter)]
def java = System.getProperty('java.home') + '/bin/java'
def run = [java, '-cp', classPath.join(File.pathSeparator), 'newstyle.Cells'].execute()
assert run.text == 'cells [1, 2, 3]' + System.lineSeparator()
