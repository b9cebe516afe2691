import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Problem } from './Problem.ts'

/** The public names of one package, as text. */
export interface Described {
  name: string
  dir: string
  text: string
}

/** Path of a package's snapshot. */
export function keptFile(folder: string, dir: string): string {
  return join(folder, `${basename(dir)}.md`)
}

/** Reports every package whose public names differ from its snapshot, and every snapshot that belongs to no package. */
export async function checkKept(packages: readonly Described[], folder: string): Promise<Problem[]> {
  const expected = new Map(packages.map((one) => [basename(keptFile(folder, one.dir)), one]))
  const files = await readdir(folder)
  const left = files
    .filter((file) => file.endsWith('.md') && !expected.has(file))
    .map((file) => ({ package: file, message: `${file} belongs to no published package. Delete it with \`pnpm exports:update\`.` }))
  const stale = await Promise.all(
    Array.from(expected, async ([file, { name, text }]) => {
      const kept = files.includes(file) ? await readFile(join(folder, file), 'utf8') : ''
      return kept === text ? [] : [{ package: name, message: staleMessage(name, file, difference(kept, text)) }]
    }),
  )
  return [...left, ...stale.flat()]
}

function staleMessage(name: string, file: string, lines: readonly string[]): string {
  return [
    `The public names of ${name} differ from the snapshot ${file}:`,
    ...lines,
    'If this is intended, run `pnpm exports:update`, review the diff, and describe in a changeset what it means for users (`pnpm changeset`).',
  ].join('\n')
}

const shownLines = 12

/** The first lines that only one of the two texts has. */
function difference(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const lines = [
    ...old.filter((line) => !now.includes(line)).map((line) => `  - ${line.slice(0, 160)}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `  + ${line.slice(0, 160)}`),
  ]
  return lines.length > shownLines ? [...lines.slice(0, shownLines), `  … ${lines.length - shownLines} more lines`] : lines
}
