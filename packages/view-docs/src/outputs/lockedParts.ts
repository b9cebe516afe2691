import { join } from 'node:path'
import type { DocsOutput } from './DocsOutput.ts'

/** Writes the parts of pages that need a licence to `dist/locked`, which must not be served with the site. */
export function lockedParts(root: string): DocsOutput {
  return async () => (await import('@view-site/static-site/build')).lockedParts(join(root, 'dist/locked'))
}
