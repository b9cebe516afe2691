import { lockedPart, type LockedDocument } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import { z } from 'zod'
import { Failure } from '../../http/Failure.ts'
import type { CallContext } from '../../http/CallContext.ts'
import { countReading } from '../accounts/countReading.ts'
import { heldFlags } from './heldFlags.ts'

const stored = z.object({ parts: z.array(lockedPart).min(1) })

/** The parts of a page that the caller may read. A caller without any of the products only learns that they are needed. */
export async function lockedDocumentOf(
  { id, locale }: Pick<LockedDocument, 'id' | 'locale'>,
  context: CallContext,
): Promise<LockedDocument> {
  const user = context.requireUser()
  await countReading(context, user.id)
  const text = await context.lockedFiles.read(`${locale}/${id}.json`)
  if (text === undefined) throw new Failure(errorCodes.notFound)
  const held = await heldFlags(context.db.query, user, context.now)
  const parts = stored.parse(JSON.parse(text)).parts.filter(({ products }) => products.some((product) => held.has(product)))
  if (parts.length === 0) throw new Failure(errorCodes.notEntitled)
  return { scope: 'doc', id, locale, parts }
}
