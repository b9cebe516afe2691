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
  /** Whether it begins with the list of packages between two lines of `---`, without which `changeset version` ends with an error. */
  hasHead: boolean
}

/** Reads the changesets in the working tree. */
export async function readChangesets(root: string): Promise<Changeset[]> {
  const files = (await readdir(join(root, '.changeset'))).filter((file) => file.endsWith('.md') && file !== 'README.md')
  return Promise.all(
    files.sort().map(async (name) => {
      const file = `.changeset/${name}`
      const text = await readFile(join(root, file), 'utf8')
      const head = /^---\n([\s\S]*?)\n?---/.exec(text)?.[1]
      return { file, text, packages: namedIn(head ?? ''), hasHead: head !== undefined }
    }),
  )
}

function namedIn(head: string): string[] {
  const releases: unknown = parse(head)
  return typeof releases === 'object' && releases !== null ? Object.keys(releases) : []
}
