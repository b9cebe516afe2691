import { useQueryClient } from '@tanstack/react-query'
import { useT } from '@view-site/i18n'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { tillPhase } from './session/tillState.ts'
import { payMessages } from './payMessages.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { NoOrder } from './NoOrder.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { PayHead } from './PayHead.tsx'
import type { PayPageProps } from './PayPage.tsx'
import * as styles from './PayPage.css.ts'
import { TillPanel } from './TillPanel.tsx'
import { useDocumentTitle } from './useDocumentTitle.ts'
import { useTill } from './session/useTill.ts'

/** The page of a signed-in buyer: the order on one side, the till on the other. */
export function Payment({ orderNo, themeSwitch, example = false, setTitle, onPaid }: PayPageProps): ReactNode {
  const t = useT(payMessages)
  const { till, state } = useTill(orderNo)
  const phase = tillPhase(state)
  useDocumentTitle(phase, state, setTitle)
  useAfterPayment(phase === 'paid', onPaid)
  if (state.loadFailure && !state.order) {
    return (
      <>
        <PayHead themeSwitch={themeSwitch} />
        <NoOrder failure={state.loadFailure} onRetry={till.reload} />
      </>
    )
  }
  return (
    <>
      <PayHead themeSwitch={themeSwitch}>{state.order?.can.cancel && <CancelOrder onCancel={till.cancel} />}</PayHead>
      <main id="main" className={styles.page}>
        <OrderSummary order={state.order} example={example} />
        <section aria-label={t('till.label')}>
          <TillPanel state={state} phase={phase} onRenew={till.renew} onChoose={till.choose} />
        </section>
      </main>
    </>
  )
}

/** What the account holds has changed: lists that are cached elsewhere are read again. */
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
