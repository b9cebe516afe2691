import type { Database } from '../../db/openDatabase.ts'
import type { PaymentReferences } from '../../ports/payments/PaymentReferences.ts'

/** The channels' ids of payments, kept with the attempts. */
export function paymentReferences({ query }: Database): PaymentReferences {
  return {
    async find(outTradeNo) {
      const attempt = query.selectFrom('attempts').select('reference').where('out_trade_no', '=', outTradeNo)
      return (await attempt.executeTakeFirst())?.reference ?? undefined
    },
    async keep(outTradeNo, reference) {
      await query.updateTable('attempts').set({ reference }).where('out_trade_no', '=', outTradeNo).execute()
    },
  }
}
