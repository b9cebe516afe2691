import { calls } from '@view-site/contract'
import { lockedDocumentOf } from '../domain/lockedDocumentOf.ts'
import { route } from '../http/route.ts'

export const infoGet = route(calls['pro/info/get'], (body, context) =>
  body.scope === 'catalogue' ? Promise.resolve(context.catalogue) : lockedDocumentOf(body, context),
)
