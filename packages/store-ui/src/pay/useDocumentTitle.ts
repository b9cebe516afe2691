import { formatMoney, useLocale, useT } from '@view-site/i18n'
import { useEffect, useEffectEvent } from 'react'
import { hasCode } from './session/payMethods.ts'
import type { PaymentState } from './session/paymentState.ts'
import { payMessages } from './payMessages.ts'

/** Shows the state of the payment in the document's title, so that it can be seen from another tab. */
export function useDocumentTitle(state: PaymentState, setTitle: ((title: string) => void) | undefined): void {
  const { order } = state
  const t = useT(payMessages)
  const locale = useLocale()
  const amount = order ? formatMoney(order.amount_payable, order.currency, locale) : undefined
  const title = amount === undefined ? t('title') : titleOf()
  const write = useEffectEvent((text: string) => {
    if (setTitle) setTitle(text)
    else document.title = text
  })
  useEffect(() => write(title), [title])

  function titleOf() {
    switch (state.phase) {
      case 'paid':
      case 'confirming':
        return t('document.paid')
      case 'scanned':
        return t('document.scanned')
      case 'code-expired':
        if (hasCode(state.payment)) return t('document.expired')
        return t(state.method === 'wechat' ? 'h5.over' : 'cashier.over')
      case 'expired':
      case 'cancelled':
      case 'refunded':
        return t('document.closed')
      default:
        return t('document.waiting', { amount: amount ?? '' })
    }
  }
}
