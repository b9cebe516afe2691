import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'

/** A changeset of the next release. */
export interface Changeset {
  /** Path from the root of the repository. */
  file: string
  text: string
  /** The packages that it names. */
  packages: readonly string[]
}

/** Reads the changesets in the working tree. */
export async function readChangesets(root: string): Promise<Changeset[]> {
  const files = (await readdir(join(root, '.changeset'))).filter((file) => file.endsWith('.md') && file !== 'README.md')
  return Promise.all(
    files.sort().map(async (name) => {
      const file = `.changeset/${name}`
      const text = await readFile(join(root, file), 'utf8')
      return { file, text, packages: namedIn(text) }
    }),
  )
}

function namedIn(text: string): string[] {
  const head: unknown = parse(/^---\n([\s\S]*?)\n?---/.exec(text)?.[1] ?? '')
  return typeof head === 'object' && head !== null ? Object.keys(head) : []
}
