import { relative } from 'node:path'
import type ts from 'typescript'
import { joinSchemas } from './joinSchemas.ts'
import type { EntryReference, PackageReference } from './PackageReference.ts'
import { readName } from './readName.ts'
import { sourcePackages } from './sourcePackages.ts'
import { sourceProgram } from './sourceProgram.ts'
import type { SourceReader } from './SourceReader.ts'
import { weighEntries } from './weighEntries.ts'

/** Reads every public name of every published package of a workspace from its sources. Takes seconds; `keptPackages` caches it. */
export async function readPackages(root: string): Promise<PackageReference[]> {
  const packages = await sourcePackages(root)
  const files = packages.flatMap(({ entries }) => entries.map(({ file }) => file))
  const weighing = weighEntries(files.filter((file) => !file.endsWith('.d.ts')))
  const program = sourceProgram(files)
  const reader: SourceReader = { root, checker: program.getTypeChecker() }
  const namesOf = (file: string) => namesIn(program, file, reader)
  const names = new Map(files.map((file) => [file, namesOf(file)]))
  const bytes = await weighing
  const read = packages.map(({ entries, ...found }) => ({
    ...found,
    entries: entries.map(({ specifier, file }): EntryReference => {
      return { specifier, file: relative(root, file), bytes: bytes.get(file) ?? 0, names: names.get(file) ?? [] }
    }),
  }))
  joinSchemas(read)
  return read
}

function namesIn(program: ts.Program, file: string, reader: SourceReader): EntryReference['names'] {
  const source = program.getSourceFile(file)
  const module = source && reader.checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`${file} exports nothing: name another source in the exports of its package.json.`)
  return reader.checker.getExportsOfModule(module).map((symbol) => readName(symbol, reader))
}
