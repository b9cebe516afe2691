import type { ViteDevServer } from 'vite'

import { importAnew } from '../compile/source/importFresh.ts'
import type { LoadModule } from '../compile/source/loadDefault.ts'

/** Imports through a development server, which knows what a file imports and reads that anew as well. */
export function loadThrough(server: ViteDevServer): LoadModule {
  return async (file) => {
    try {
      return await server.ssrLoadModule(file)
    } catch (error) {
      // Node names the place of a fault in the file itself.
      await importAnew(file)
      throw error
    }
  }
}
