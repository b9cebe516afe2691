export { createCheckout, type Checkout, type CheckoutOptions, type PlacedOrder, type Purchasable } from './checkout/createCheckout.ts'
export { createPurchaseIntent, type PurchaseIntent } from './checkout/createPurchaseIntent.ts'
export { createPaymentPoller, type PaymentPoller, type PaymentPollerOptions } from './pay/session/createPaymentPoller.ts'
export type { KeyValueStorage } from '@view-site/platform'
export { createRequestIds, type RequestIds } from './common/requests/createRequestIds.ts'
export { createPaymentSession, type PaymentSession, type PaymentSessionOptions } from './pay/session/createPaymentSession.ts'
export type { PaymentPhase, PaymentState } from './pay/session/paymentState.ts'
export {
  compareEditions,
  type Comparison,
  type ComparisonCell,
  type ComparisonRow,
  type ComparisonTopic,
} from './price/comparison/compareEditions.ts'
export { systemClock, type Clock } from '@view-site/platform'
export { browserActivity, type PageActivity } from './pay/session/pageActivity.ts'
export { StoreProvider, type StoreProviderProps, type StoreSession } from './common/services/StoreProvider.tsx'
