import type { Clock } from '@view-site/platform'
import { openShop, type OpenShop } from './openShop.ts'
import { sampleCatalogue } from './sampleCatalogue.ts'

const day = 86_400_000

/** What every release file contains. */
export const fileContent = 'abc'

const notes = '**更新**\n\n- 一处改进\n\n<img src=x onerror="globalThis.broken = 1">[坏链接](javascript:alert(1))'

/** The samples, with updates for one month. */
const catalogue = { ...sampleCatalogue, editions: sampleCatalogue.editions.map((edition) => ({ ...edition, updates_months: 1 })) }

const pathOf = (name: string) => `admin-plus/${name.slice('admin-plus-'.length, -'.zip'.length)}/${name}`

export interface OpenReleasesOptions {
  clock?: Pick<Clock, 'now'>
  timeoutMs?: number
}

/** A shop whose account bought Admin Plus, with a beta and two stable releases: 3.3.0-beta.1, 3.2.0, and 3.1.0 with two files. */
export async function openReleases({ clock = { now: Date.now }, ...options }: OpenReleasesOptions = {}): Promise<OpenShop> {
  const releases = [
    { version: '3.3.0-beta.1', channel: 'beta', files: ['admin-plus-3.3.0-beta.1.zip'] },
    { version: '3.2.0', channel: 'stable', files: ['admin-plus-3.2.0.zip'] },
    { version: '3.1.0', channel: 'stable', files: ['admin-plus-3.1.0.zip', 'admin-plus-3.1.0-docs.zip'] },
    { version: '4.0.0', channel: 'stable', files: ['admin-plus-4.0.0.zip'] },
  ] as const
  const paths = releases.flatMap(({ files }) => files.map(pathOf))
  const releaseFiles = Object.fromEntries(paths.map((path) => [path, fileContent]))
  const shop = await openShop({ catalogue, releaseFiles, clock, ...options })
  await shop.buy('admin_plus-standard')
  for (const [index, { files, ...release }] of releases.slice(0, 3).entries()) {
    const published_at = new Date(clock.now() - (index + 1) * 30 * day).toISOString()
    await shop.control.publish({ product: 'admin_plus', published_at, notes_md: notes, files: files.map(pathOf), ...release })
  }
  return shop
}

/** The same two months after the purchase, when its updates have ended, with 4.0.0 published on that day. */
export async function openLateReleases(): Promise<OpenShop> {
  let elapsed = 0
  const shop = await openReleases({ clock: { now: () => Date.now() + elapsed } })
  elapsed = 60 * day
  await shop.setClock()
  await shop.control.publish({ product: 'admin_plus', version: '4.0.0', notes_md: notes, files: [pathOf('admin-plus-4.0.0.zip')] })
  return shop
}
