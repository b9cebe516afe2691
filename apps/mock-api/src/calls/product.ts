import { calls, type CallBody, type CallInput } from '@view-site/contract'
import { lockedDocumentOf } from '../domain/licences/lockedDocumentOf.ts'
import { storeDocOf } from '../domain/store/storeDocOf.ts'
import { listStore, storeItemOf } from '../domain/store/storeItems.ts'
import type { CallContext } from '../http/CallContext.ts'
import { route } from '../http/route.ts'

export const infoGet = route(calls['pro/info/get'], answer)

function answer(body: CallBody<'pro/info/get'>, context: CallContext): Promise<CallInput<'pro/info/get'>> {
  if (body.scope === 'catalogue') return Promise.resolve(context.catalogue)
  if (body.scope === 'doc') return lockedDocumentOf(body, context)
  if (body.scope === 'store') return listStore(body, context)
  return body.scope === 'store_item' ? storeItemOf(body.id, context) : storeDocOf(body, context)
}
