import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { PeerPage } from './Peer.ts'

/**
 * Reads the component pages of the built site from the Markdown that it publishes: their texts, demos and API tables.
 * @param dist Folder of the built site.
 */
export async function readPages(dist: string): Promise<PeerPage[]> {
  const files = globSync('view-ui-plus/component/*/*.md', { cwd: dist }).map((file) => file.replaceAll('\\', '/'))
  return Promise.all(
    files.toSorted().map(async (file) => {
      const text = await readFile(join(dist, file), 'utf8')
      const [heading = '', title = ''] = /^# (.+)\n/m.exec(text) ?? []
      if (title === '') throw new Error(`${file} has no title.`)
      return { path: file.replace(/\.md$/, ''), group: basename(dirname(file)), title, markdown: text.replace(heading, '') }
    }),
  )
}

/** The pages of each group of the menu. */
export function groupsOf(pages: readonly PeerPage[]): [group: string, pages: PeerPage[]][] {
  return [...Map.groupBy(pages, ({ group }) => group)]
}
