import type { ReactNode } from 'react'

/** Props of `PayPage`: the order, and what connects the page to the site. */
export interface PayPageProps {
  orderNo: string
  /** The site's theme switch, at the end of the head. */
  themeSwitch?: ReactNode
  /** The prices are examples, and are marked as such. @default false */
  example?: boolean | undefined
  /** Whether the server accepts cards (`pro/order/pay/card`); pages that are not Chinese offer them first. @default false */
  cardPayments?: boolean | undefined
  /** Called with what the document's title should be; the site adds its suffix. @default writes document.title */
  setTitle?: ((title: string) => void) | undefined
  /** Called once when the order is paid: the user owns more than before. */
  onPaid?: (() => void) | undefined
}
