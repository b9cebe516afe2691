import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { filesEndingWith, type SampleFiles } from './sampleFiles.ts'

const stubs = join(import.meta.dirname, 'stubs')
/** Debian's package `liblombok-java`. */
const lombok = '/usr/share/java/lombok.jar'

/** Compiles the Java of the sample with Lombok and the stubs of its libraries. Returns javac's messages, which name files of the sample. */
export function compileJava(files: SampleFiles): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'admin-cloud-'))
  try {
    const sources = new Map([...readStubs(), ...filesEndingWith(files, '.java')])
    for (const [path, text] of sources) write(join(folder, 'source', path), text)
    const paths = [...sources.keys()].map((path) => join(folder, 'source', path))
    const fast = ['-J-XX:TieredStopAtLevel=1', '-J-XX:+UseSerialGC', '-XDshould-stop.ifNoError=FLOW']
    const options = [...fast, '--release', '17', '-parameters', '-encoding', 'UTF-8', '-Xlint:-options', '-nowarn', '-Xmaxerrs', '100']
    const { error, stderr, status } = spawnSync('javac', [...options, '-cp', lombok, '-d', join(folder, 'classes'), ...paths], {
      encoding: 'utf8',
    })
    if (error) throw new Error(`Cannot run javac: ${error.message}. Install Debian's openjdk-17-jdk-headless and liblombok-java.`)
    const messages = stderr.split('\n').filter((line) => /: error: /.test(line) || line.startsWith('error: '))
    if (status !== 0 && messages.length === 0) throw new Error(`javac failed: ${stderr}`)
    return messages.map((line) => line.replace(`${join(folder, 'source')}/`, ''))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** One source file for each public type of the stub files: `package a.b;` begins a package, `public` at the start of a line a type. */
function* readStubs(): Generator<[path: string, text: string]> {
  for (const name of globSync('*.java.txt', { cwd: stubs })) {
    for (const [, pack = '', types = ''] of readFileSync(join(stubs, name), 'utf8').matchAll(
      /^package ([\w.]+);\n([^]*?)(?=^package |$(?![^]))/gm,
    )) {
      for (const type of types.split(/^(?=(?:@.* )?public )/m).filter((text) => text.trim() !== '')) {
        const typeName = /(?:class|interface|enum) (\w+)/.exec(type)?.[1] ?? ''
        yield [`stubs/${pack.replaceAll('.', '/')}/${typeName}.java`, `package ${pack};\n${type}`]
      }
    }
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
