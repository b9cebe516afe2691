import { afterCommit, type Tx } from '../../db/openDatabase.ts'
import type { Services } from '../../services.ts'
import type { Settlement } from '../../telemetry/Settlement.ts'

/** Counts what happened to a payment, once it is committed. */
export function countSettlement({ settled }: Pick<Services, 'settled'>, tx: Tx, settlement: Settlement): void {
  if (settled !== undefined) afterCommit(tx, () => settled(settlement))
}
