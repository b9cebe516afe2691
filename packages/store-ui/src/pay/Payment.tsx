import { useQueryClient } from '@tanstack/react-query'
import { useLocale, useT } from '@view-site/i18n'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { payMessages } from './payMessages.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { NoOrder } from './NoOrder.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { PayHead } from './PayHead.tsx'
import * as styles from './PayPage.css.ts'
import type { PayPageProps } from './PayPageProps.ts'
import { PaymentPanel } from './PaymentPanel.tsx'
import { useDocumentTitle } from './useDocumentTitle.ts'
import type { CardPlace } from './session/payMethods.ts'
import { usePaymentSession } from './session/usePaymentSession.ts'

/** The page of a signed-in buyer: the order on one side, its payment on the other. */
export function Payment({ orderNo, themeSwitch, example = false, cardPayments = false, setTitle, onPaid }: PayPageProps): ReactNode {
  const t = useT(payMessages)
  const locale = useLocale()
  const cards: CardPlace | undefined = cardPayments ? (locale === 'zh-CN' ? 'last' : 'first') : undefined
  const { session, state } = usePaymentSession(orderNo, cards)
  useDocumentTitle(state, setTitle)
  useAfterPayment(state.phase === 'paid', onPaid)
  if (state.phase === 'load-failed' || state.phase === 'missing') {
    return (
      <>
        <PayHead themeSwitch={themeSwitch} />
        <NoOrder failure={state.failure} onRetry={session.reload} />
      </>
    )
  }
  return (
    <>
      <PayHead themeSwitch={themeSwitch}>{state.order?.can.cancel && <CancelOrder onCancel={session.cancel} />}</PayHead>
      <main id="main" className={styles.page}>
        <OrderSummary order={state.order} example={example} onChanged={session.reload} />
        <section aria-label={t('payment.label')}>
          <PaymentPanel state={state} cards={cards} onRenew={session.renew} onChoose={session.choose} onDevice={session.payOn} />
        </section>
      </main>
    </>
  )
}

/** The account owns more now: cached lists are read again. */
function useAfterPayment(paid: boolean, onPaid: (() => void) | undefined) {
  const queryClient = useQueryClient()
  const settle = useEffectEvent(() => {
    for (const path of ['pro/purchase/list', 'pro/license/list', 'pro/order/list']) {
      void queryClient.invalidateQueries({ queryKey: [path] })
    }
    onPaid?.()
  })
  useEffect(() => {
    if (paid) settle()
  }, [paid])
}
