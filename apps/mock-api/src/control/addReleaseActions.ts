import { editionNames, products } from '@view-site/contract'
import { z } from 'zod'
import { publishRelease } from '../domain/releases/releases.ts'
import type { Services } from '../services.ts'
import type { AddAction } from './AddAction.ts'

const releaseBody = z.object({
  product: z.enum(products).optional(),
  store_item_id: z.string().optional(),
  version: z.string().regex(/^[\w.-]{1,40}$/),
  channel: z.enum(['stable', 'beta']).default('stable'),
  published_at: z.iso.datetime().optional().describe('Now when missing'),
  notes_md: z.string().default(''),
  min_edition: z.enum(editionNames).default('standard'),
  files: z.array(z.string()).optional().describe('Paths in the store; one sample archive when missing'),
})

/** Publishes releases. */
export function addReleaseActions(add: AddAction, { db, clock, releaseFiles }: Services): void {
  add('/release', releaseBody, async ({ product = null, store_item_id = null, files, published_at, ...about }) => {
    const name = (product ?? store_item_id ?? 'release').replaceAll('_', '-')
    const paths = files ?? [`${name}/${about.version}/${name}-${about.version}.zip`]
    const row = { product, store_item_id, published_at: published_at ?? clock.now().toISOString(), ...about }
    const release = await db.transaction((tx) => publishRelease(tx, row, { paths, store: releaseFiles }))
    return { ok: true, id: release.id }
  })
}
