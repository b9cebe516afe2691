import { sep } from 'node:path'

import type { ViteDevServer } from 'vite'

import type { ChangedFile, DevDocs } from './createDevDocs.ts'

/**
 * Editors truncate a file before they write it, so it is read after this time without changes, in ms. Longer than the 50 ms in which
 * the watcher (chokidar) reports only the first change of a file; otherwise a later one would be missed.
 */
const stillness = 60

/**
 * Follows changes below the content's root and of the files that pages show. `onFile` is called for one after the other, so that the last
 * state of each is shown last.
 */
export function followChanges(server: ViteDevServer, pages: DevDocs, root: string, onFile: (file: ChangedFile) => Promise<void>): void {
  const changed = new Set<string>()
  const waiting = new Map<string, ChangedFile>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn = Promise.resolve()
  const flush = () => {
    // A load meanwhile may have read a file half written.
    for (const path of changed) server.environments.ssr.moduleGraph.onFileChange(path)
    changed.clear()
    const files = [...waiting.values()]
    waiting.clear()
    for (const file of files) turn = turn.then(() => onFile(file))
  }
  server.watcher.on('all', (event, path) => {
    const own = changedFile(root, path, event === 'change')
    const files = [
      ...(own ? [own] : []),
      ...importers(server, path).flatMap((file) => changedFile(root, file, true) ?? []),
      ...pages.pagesShowing(path).map((folder): ChangedFile => ({ folder, name: path, isEdit: true })),
    ]
    if (files.length === 0) return
    changed.add(path)
    for (const file of files) {
      const place = `${file.folder}/${file.name}`
      waiting.set(place, { ...file, isEdit: file.isEdit && (waiting.get(place)?.isEdit ?? true) })
    }
    clearTimeout(timer)
    timer = setTimeout(flush, stillness)
  })
}

/** Files that import a file, directly or not: an `api.ts` may take its rows from others. */
function importers(server: ViteDevServer, path: string): string[] {
  const graph = server.environments.ssr.moduleGraph
  const modules = new Set(graph.getModulesByFile(path))
  for (const { importers } of modules) for (const importer of importers) modules.add(importer)
  return [...modules].flatMap(({ file }) => (file === null || file === path ? [] : [file]))
}

/** What a changed file means for pages; `undefined` where it is none of a page or of a product. */
function changedFile(root: string, path: string, isEdit: boolean): ChangedFile | undefined {
  if (!path.startsWith(root + sep)) return undefined
  const pattern =
    /^(?:(.+?)\/)?(demos\/[^/]+\.\w+|diagrams\/[^/]+\.svg|[\w-]+\.(?:md|mdx|markdown)|api\.ts|menu\.ts|texts\.ts|redirects\.ts|addresses\.txt)$/
  const [, folder = '', name] =
    pattern.exec(
      path
        .slice(root.length + 1)
        .split(sep)
        .join('/'),
    ) ?? []
  return name !== undefined ? { folder, name, isEdit } : undefined
}
