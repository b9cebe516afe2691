import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'

/** Writes a changeset for the packages that are in no changeset yet; returns their names. */
export async function coverWithChangesets(root: string, names: readonly string[]): Promise<string[]> {
  const folder = join(root, '.changeset')
  const covered = new Set((await Promise.all(globSync('*.md', { cwd: folder }).map((file) => namedBy(join(folder, file))))).flat())
  const missing = names.filter((name) => !covered.has(name))
  if (missing.length > 0) {
    const head = missing.map((name) => `'${name}': patch`).join('\n')
    await writeFile(join(folder, 'release-rehearsal.md'), `---\n${head}\n---\n\nRehearsed.\n`)
  }
  return missing
}

async function namedBy(file: string): Promise<string[]> {
  const [, head] = /^---\n([\s\S]*?)\n?---\n/.exec(await readFile(file, 'utf8')) ?? []
  const releases: unknown = head === undefined ? null : parse(head)
  return typeof releases === 'object' && releases !== null ? Object.keys(releases) : []
}
