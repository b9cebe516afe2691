import { sep } from 'node:path'

import type { ViteDevServer } from 'vite'

import type { ChangedFile, DevDocs } from './createDevDocs.ts'
import { pushChange, showError } from './pushChange.ts'

/** An editor empties a file before it fills it: what it holds is read when it has been still for so long, in ms. */
const stillness = 30

/** Pushes what changes below the content's root, one file after the other, so that the last state of each is shown last. */
export function followChanges(server: ViteDevServer, pages: DevDocs, root: string): void {
  const waiting = new Map<string, ChangedFile>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn = Promise.resolve()
  const flush = () => {
    const files = [...waiting.values()]
    waiting.clear()
    for (const file of files)
      turn = turn.then(() => pushChange(server, pages, file)).catch((error: unknown) => showError(server, String(error)))
  }
  server.watcher.on('all', (event, path) => {
    const file = path.startsWith(root + sep) ? changedFile(path.slice(root.length + 1), event) : undefined
    if (!file) return
    const isEdit = file.isEdit && (waiting.get(path)?.isEdit ?? true)
    waiting.set(path, { ...file, isEdit })
    clearTimeout(timer)
    timer = setTimeout(flush, stillness)
  })
}

/** What a path below the root means for pages; `undefined` for anything else. */
function changedFile(path: string, event: string): ChangedFile | undefined {
  const pattern = /^(.+?)\/(demos\/[^/]+\.(?:vue|json)|[a-zA-Z-]+\.md|api\.ts|menu\.ts)$/
  const [, folder, name] = pattern.exec(path.split(sep).join('/')) ?? []
  return folder !== undefined && name !== undefined ? { folder, name, isEdit: event === 'change' } : undefined
}
