import type { ViteDevServer } from 'vite'

import { importFresh } from '../compile/source/importFresh.ts'
import type { LoadModule } from '../compile/source/loadDefault.ts'

/** Imports through a development server, which knows what a file imports and reloads that too. */
export function loadThrough(server: ViteDevServer): LoadModule {
  return async (file) => {
    try {
      return await server.ssrLoadModule(file)
    } catch (error) {
      // Node names the place of a fault in the file itself.
      await importFresh(file)
      throw error
    }
  }
}
