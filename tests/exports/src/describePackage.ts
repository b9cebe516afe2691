import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { entriesOf, type PublishedEntry, type PublishedPackage } from '@view-site/published'
import { createReader, type Found, type Reader } from './createReader.ts'
import { describeNames } from './describeNames.ts'

/** The public names of a built package with their types, entry by entry, as Markdown. */
export function describePackage({ path, manifest }: PublishedPackage): string {
  const entries = entriesOf(manifest)
  const reader = createReader(readBuilt)
  const homes = homesOf(entries, path, reader)
  const parts = entries.map((entry) => `## \`${entry.name}\`\n\n${describe(entry, { path, reader, homes })}\n`)
  return [`# ${manifest.name}\n`, `${head}\n`, ...parts].join('\n')
}

function readBuilt(file: string): string {
  if (!existsSync(file)) throw new Error(`${file} is missing: run \`pnpm build\` first, because the public names are read from its output.`)
  return readFileSync(file, 'utf8')
}

const head =
  'The public names of each entry with their types, as its build declares them. `pnpm exports:update` writes this file; what changes in it\nneeds a changeset.'

interface Surroundings {
  path: string
  reader: Reader
  homes: ReadonlyMap<string, PublishedEntry>
}

function describe(entry: PublishedEntry, { path, reader, homes }: Surroundings): string {
  if (entry.file?.endsWith('.css')) return 'A style sheet.'
  if (entry.types === undefined) throw new Error(`${entry.name} has no "types" in its exports: add its declaration file there.`)
  const text = describeNames(join(path, entry.types), { reader, homeOf: ({ key }) => otherHome(homes.get(key), entry) })
  return ['```ts', text, '```'].join('\n')
}

function otherHome(home: PublishedEntry | undefined, entry: PublishedEntry): string | undefined {
  return home && home !== entry ? home.name : undefined
}

/** The first entry that exports each declaration; other entries import it from there. */
function homesOf(entries: readonly PublishedEntry[], path: string, reader: Reader): Map<string, PublishedEntry> {
  const homes = new Map<string, PublishedEntry>()
  for (const entry of entries) {
    if (entry.types === undefined || entry.file?.endsWith('.css')) continue
    for (const found of reader.publicNames(join(path, entry.types)).values()) {
      if (isOwn(found) && !homes.has(found.key)) homes.set(found.key, entry)
    }
  }
  return homes
}

function isOwn(found: Found): found is Extract<Found, { kind: 'own' }> {
  return found.kind === 'own'
}
