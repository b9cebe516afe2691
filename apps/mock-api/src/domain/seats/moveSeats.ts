import type { Tx } from '../../db/openDatabase.ts'
import type { PurchaseRow } from '../../db/tables/PurchaseTables.ts'
import { ended } from './seats.ts'

/** Moves the seats of a purchase to the one that replaces it; if that has fewer, the latest invitations end. */
export async function moveSeats(tx: Tx, fromId: string, to: Pick<PurchaseRow, 'id' | 'seats'>, now: Date): Promise<void> {
  await tx.updateTable('seats').set({ purchase_id: to.id }).where('purchase_id', '=', fromId).execute()
  if (to.seats === null) return
  const taken = await tx
    .selectFrom('seats')
    .select('id')
    .where('purchase_id', '=', to.id)
    .where('status', 'in', ['invited', 'accepted'])
    .orderBy('invited_at')
    .orderBy('id')
    .execute()
  const surplus = taken.slice(to.seats - 1).map(({ id }) => id)
  if (surplus.length > 0) await tx.updateTable('seats').set(ended('revoked', now)).where('id', 'in', surplus).execute()
}
