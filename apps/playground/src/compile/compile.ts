import { mainFile, type Files } from '../protocol/files.ts'
import type { CompiledFile, FileResult } from './CompiledFile.ts'
import { compileComponent } from './compileComponent.ts'
import { compileScriptFile } from './compileScriptFile.ts'
import type { Problem } from './Problem.ts'
import { problemOf } from './problemOf.ts'

/** The modules of the code in dependency order, the component last, and its styles; or its problems. */
export type Compiled = { ok: true; files: CompiledFile[]; css: string } | { ok: false; problems: Problem[] }

/** Compiles the component and the files that it imports, without running any of them. */
export async function compile(files: Files): Promise<Compiled> {
  const done = new Map<string, CompiledFile>()
  const styles: string[] = []
  const problems: Problem[] = []

  async function add(name: string, importers: readonly string[]): Promise<void> {
    if (done.has(name)) return
    const result = await compileFile(name, files)
    if ('problems' in result) {
      problems.push(...result.problems.map((problem) => (name === mainFile ? problem : { ...problem, file: name })))
      return
    }
    for (const imported of result.file.imports) {
      if (imported !== name && !importers.includes(imported)) await add(imported, [...importers, name])
      else problems.push({ message: circle(imported, name), ...(name !== mainFile && { file: name }) })
    }
    done.set(name, result.file)
    if (result.css) styles.push(result.css)
  }

  await add(mainFile, [])
  return problems.length > 0 ? { ok: false, problems } : { ok: true, files: [...done.values()], css: styles.join('\n') }
}

async function compileFile(name: string, files: Files): Promise<FileResult> {
  const source = files[name] ?? ''
  const names = Object.keys(files)
  try {
    return await (name.endsWith('.vue') ? compileComponent(name, source, names) : compileScriptFile(name, source, names))
  } catch (error) {
    return { problems: [problemOf(error)] }
  }
}

function circle(imported: string, name: string): string {
  return `${name} and ${imported} import each other, which the playground cannot run: move what both need to another file.`
}
