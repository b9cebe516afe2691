import { editionNames, products } from '@view-site/contract'
import { z } from 'zod'
import type { Database } from '../../db/openDatabase.ts'
import type { FileStore } from '../../ports/FileStore.ts'
import { publishRelease } from './releases.ts'

const indexed = z.array(
  z.object({
    product: z.enum(products).nullable().default(null),
    store_item_id: z.string().nullable().default(null),
    version: z.string().min(1).max(40),
    channel: z.enum(['stable', 'beta']).default('stable'),
    published_at: z.iso.datetime(),
    notes_md: z.string().default(''),
    min_edition: z.enum(editionNames).default('standard'),
    files: z.array(z.string()).min(1),
  }),
)

/** Publishes the releases in the file store's `index.json` that are not in the database yet. Throws for an invalid list. */
export async function publishIndexed(db: Database, store: FileStore): Promise<void> {
  const bytes = await store.read('index.json')
  if (bytes === undefined) return
  const parsed = indexed.safeParse(JSON.parse(new TextDecoder().decode(bytes)))
  if (!parsed.success) throw new Error(`index.json of the releases is invalid; README.md shows one.\n${z.prettifyError(parsed.error)}`)
  for (const { files, ...about } of parsed.data) {
    await db.transaction(async (tx) => {
      const same = tx.selectFrom('releases').select('id').where('version', '=', about.version)
      const known = await same
        .where('product', about.product === null ? 'is' : '=', about.product)
        .where('store_item_id', about.store_item_id === null ? 'is' : '=', about.store_item_id)
        .executeTakeFirst()
      if (known === undefined) await publishRelease(tx, about, { paths: files, store })
    })
  }
}
