import { filesEndingWith, type SampleFiles } from './sampleFiles.ts'

/** Columns of the tables that the SQL of the sample creates, by table. */
export type Tables = ReadonlyMap<string, ReadonlySet<string>>

/** Reads every CREATE TABLE of the sample. */
export function readTables(files: SampleFiles): Tables {
  return new Map(
    filesEndingWith(files, '.sql').flatMap(([, text]) =>
      [...text.matchAll(/^CREATE TABLE (\w+) \(\n([^]*?)^\);/gm)].map(
        ([, table = '', body = '']) => [table, new Set([...body.matchAll(/^ {2}(\w+) +[A-Z]+[\s(,]/gm)].flatMap(columnOf))] as const,
      ),
    ),
  )
}

function columnOf([, name = '']: RegExpExecArray): string[] {
  return /^(?:PRIMARY|UNIQUE|KEY|FOREIGN)$/.test(name) ? [] : [name]
}
