import { resolve } from 'node:path'
import { keptPackages, referencePages } from '@view-site/api-reference'
import type { ReferencePage } from '@view-site/docs/compile'
import { links } from '@view-site/site-data/links'

const root = resolve(import.meta.dirname, '../../..')

/** The reference of the site's own packages, as their sources tell: pages below `/packages`. */
export async function packageReference(): Promise<readonly ReferencePage[]> {
  return referencePages(await keptPackages(root), { repository: links.repository })
}
