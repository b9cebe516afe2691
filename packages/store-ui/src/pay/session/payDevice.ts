import type { PayDevice } from '@view-site/contract'

/** What the payer pays on: a phone gets the cashier made for phones. */
export function payDevice(): PayDevice {
  return matchMedia('(max-width: 600px)').matches ? 'wap' : 'pc'
}
