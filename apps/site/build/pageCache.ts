import { resolve } from 'node:path'
import type { BuildEnv } from './buildEnv.ts'

const root = resolve(import.meta.dirname, '..')

/** Folder in which compiled pages are kept. A build into another folder has its own, so that its pages do not evict this site's. */
export function pageCache({ dist }: Pick<BuildEnv, 'dist'>): string {
  return dist === 'dist' ? resolve(root, 'node_modules/.cache/view-site-docs') : resolve(root, dist, 'cache')
}
