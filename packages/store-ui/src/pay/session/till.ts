import type { PaymentSession, PaymentSessionOptions } from './createPaymentSession.ts'
import type { PaymentPhase, PaymentState } from './paymentState.ts'

// The names that payment sessions had before.

/** @deprecated Use `createPaymentSession`. */
export { createPaymentSession as createTill } from './createPaymentSession.ts'

/** @deprecated Use `state.phase`. */
export function tillPhase(state: PaymentState): PaymentPhase {
  return state.phase
}

/** @deprecated Use `PaymentSession`. */
export type Till = PaymentSession

/** @deprecated Use `PaymentSessionOptions`. */
export type TillOptions = PaymentSessionOptions

/** @deprecated Use `PaymentPhase`. */
export type TillPhase = PaymentPhase

/** @deprecated Use `PaymentState`. */
export type TillState = PaymentState
