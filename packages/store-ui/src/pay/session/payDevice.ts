import type { PayDevice } from '@view-site/contract'

/** The payer's device: phones get the cashier made for phones. */
export function payDevice(): PayDevice {
  return matchMedia('(max-width: 600px)').matches ? 'wap' : 'pc'
}
