import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { createVueLanguagePlugin, forEachEmbeddedCode, getDefaultCompilerOptions, type CodeMapping } from '@vue/language-core'
import ts from 'typescript'

/** A demo in TypeScript. */
export interface TypedDemo {
  /** Path below the content. */
  file: string
  source: string
}

/** What TypeScript says about a line of a demo. */
export interface TypeProblem {
  file: string
  line: number
  /** `TS2322`. */
  code: string
  message: string
}

/** A demo as TypeScript: its script, and its template as expressions. */
interface VirtualFile extends TypedDemo {
  text: string
  mappings: readonly CodeMapping[]
}

/**
 * Checks script and template of demos against the declarations of the packages that they import, as an editor does: Vue's language tools
 * write each component as TypeScript into `folder`, which has to be below `node_modules`, and the native compiler checks all in one run.
 */
export async function checkDemoTypes(demos: readonly TypedDemo[], folder: string): Promise<TypeProblem[]> {
  const files = new Map(toTypescript(demos, folder).map((virtual) => [`${virtual.file}.ts`, virtual]))
  rmSync(folder, { recursive: true, force: true })
  for (const [path, { text }] of files) write(join(folder, path), text)
  write(join(folder, 'package.json'), '{ "type": "module" }')
  write(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [...files.keys()] }))
  return (await compile(folder)).split('\n').flatMap((line) => {
    const [, path = '', row = '', column = '', code = '', message = ''] = /^(.+?)\((\d+),(\d+)\): error (TS\d+): (.*)$/.exec(line) ?? []
    const virtual = files.get(path)
    const at = virtual && sourceOffset(virtual, Number(row), Number(column))
    return virtual && at !== undefined ? [{ file: virtual.file, line: virtual.source.slice(0, at).split('\n').length, code, message }] : []
  })
}

/** Strict, as `npm create vue` sets it up. */
const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: 'esnext',
  module: 'esnext',
  moduleResolution: 'bundler',
  verbatimModuleSyntax: true,
  lib: ['esnext', 'dom', 'dom.iterable'],
  types: [],
  // `vite/client` declares style sheets in such a project.
  noUncheckedSideEffectImports: false,
}

/** The files in the folder refer to types of the language tools by relative paths. */
function toTypescript(demos: readonly TypedDemo[], folder: string): VirtualFile[] {
  const plugin = createVueLanguagePlugin<string>(ts, { strict: true }, getDefaultCompilerOptions(), (id) => id)
  return demos.flatMap((demo) => {
    const snapshot = ts.ScriptSnapshot.fromString(demo.source)
    const code = plugin.createVirtualCode?.(join(folder, demo.file), 'vue', snapshot, { getAssociatedScript: () => undefined })
    const script = code && [...forEachEmbeddedCode(code)].find(({ id }) => id.startsWith('script_'))
    if (!script) return []
    // vue-language-core 3.3 takes `//` of an address for a comment, where it writes a tag on one line.
    const text = script.snapshot.getText(0, script.snapshot.getLength()).replaceAll(/(?<=https?:)\/\*(.*?) \*\//g, '//$1   ')
    return [{ ...demo, text, mappings: script.mappings }]
  })
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** What the compiler prints: it exits with an error where it finds one. */
async function compile(folder: string): Promise<string> {
  const manifest = createRequire(import.meta.url).resolve('@typescript/native/package.json')
  const tsc = resolve(dirname(manifest), 'bin/tsc')
  const run = promisify(execFile)(process.execPath, [tsc, '-p', '.', '--pretty', 'false'], { cwd: folder, maxBuffer: 64 * 1024 * 1024 })
  const { stdout } = await run.catch((error: { stdout?: string }) => {
    if (!error.stdout) throw error
    return { stdout: error.stdout }
  })
  return stdout
}

/** Where in the demo a place of its TypeScript was written; `undefined` for what the language tools add. */
function sourceOffset({ text, mappings }: VirtualFile, row: number, column: number): number | undefined {
  const offset =
    text
      .split('\n')
      .slice(0, row - 1)
      .join('\n').length +
    (row > 1 ? 1 : 0) +
    column -
    1
  for (const { data, generatedOffsets, generatedLengths, lengths, sourceOffsets } of mappings) {
    if (data.verification !== true) continue
    for (const [index, start] of generatedOffsets.entries()) {
      const length = (generatedLengths ?? lengths)[index] ?? 0
      if (offset >= start && offset <= start + length) return (sourceOffsets[index] ?? 0) + Math.min(offset - start, lengths[index] ?? 0)
    }
  }
  return undefined
}
