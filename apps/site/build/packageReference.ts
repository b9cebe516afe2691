import { resolve } from 'node:path'
import { keptPackages, referencePages } from '@view-site/api-reference'
import type { ReferencePage } from '@view-site/docs/compile'
import { reportPhase } from '@view-site/static-site/build'
import { links } from '@view-site/site-data/links'

const root = resolve(import.meta.dirname, '../../..')

/** The API reference of the workspace's packages, generated from their sources: pages below `/packages`. */
export async function packageReference(): Promise<readonly ReferencePage[]> {
  const packages = await reportPhase("packages' reference", () => keptPackages(root))
  return referencePages(packages, { repository: links.repository })
}
