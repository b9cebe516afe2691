import type { Locale, StoreDoc } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import { Failure } from '../../http/Failure.ts'
import type { CallContext } from '../../http/CallContext.ts'
import { countReading } from '../accounts/countReading.ts'
import { headingsOf } from './headingsOf.ts'
import { ownedItems } from './storeCustomer.ts'

/** A document of the store. A caller who does not own its item gets the headings only. */
export async function storeDocOf({ id, locale }: { id: string; locale: Locale }, context: CallContext): Promise<StoreDoc> {
  const user = context.requireUser()
  await countReading(context, user.id)
  const goods = context.store.find(({ docs }) => docs.some((doc) => doc.id === id))
  const title = goods?.docs.find((doc) => doc.id === id)?.title
  // Only listed ids are used as paths.
  const text = title && (await context.storeDocuments.read(`${locale}/${id}.md`))
  if (goods === undefined || title === undefined || text === undefined) throw new Failure(errorCodes.notFound)
  const entitled = (await ownedItems(context.db.query, user.id)).has(goods.id)
  return { scope: 'store_doc', id, item_id: goods.id, locale, title, body_md: entitled ? text : '', toc: headingsOf(text), entitled }
}
