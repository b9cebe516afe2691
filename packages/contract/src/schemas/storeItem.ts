import { z } from 'zod'
import { editionNames, storeKinds } from '../values.ts'
import { currency, id, localized, money, time } from './common.ts'
import { pageOf } from './page.ts'

const address = z
  .string()
  .max(500)
  .regex(/^(?:https:\/\/|\/(?!\/))/)
  .describe('An https address, or a path of the site')

const picture = z.object({ src: address, alt: localized })

/** A tag of store items. */
const storeTag = z.object({ id, name: localized }).meta({ id: 'StoreTag' })

/** A store item. Its id is also the SKU in orders. */
export const storeItem = z
  .object({
    id,
    kind: z.enum(storeKinds),
    title: localized,
    summary: localized,
    cover: picture,
    gallery: z.array(picture),
    includes: z.array(localized).describe('What comes with it, line by line'),
    tags: z.array(storeTag),
    version: z.string().max(40),
    updated_at: time,
    price: money,
    payable: money.describe('What the caller would pay now: 0 where it is free for their edition'),
    currency,
    example: z.boolean().describe('True while the owner has not set a real price: the page says so'),
    free_for: z.array(z.enum(editionNames)),
    owned: z.boolean(),
    owned_at: time.optional(),
    preview_url: address.optional(),
    docs: z.array(z.object({ id, title: localized })).describe('Documents to read, for those who own it'),
    release_ids: z.array(id),
  })
  .meta({ id: 'StoreItem' })

/** A store item in a reply of `pro/info/get`. */
export const storeItemReply = storeItem.extend({ scope: z.literal('store_item') }).meta({ id: 'StoreItemReply' })

/** A page of the store, and all tags of the store. */
export const storeList = pageOf(storeItem)
  .extend({ scope: z.literal('store'), tags: z.array(storeTag) })
  .meta({ id: 'StoreList' })

/** A store item. */
export type StoreItem = z.infer<typeof storeItem>
/** A store item as configured by the owner, without anything specific to a caller. */
export type StoreGoods = Omit<StoreItem, 'payable' | 'owned' | 'owned_at'>
/** A store item with its scope. */
export type StoreItemReply = z.infer<typeof storeItemReply>
/** One page of the store. */
export type StoreList = z.infer<typeof storeList>
/** A tag of store items. */
export type StoreTag = z.infer<typeof storeTag>
