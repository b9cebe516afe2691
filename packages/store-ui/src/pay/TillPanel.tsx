import { formatMoney, useLocale, useT } from '@view-site/i18n'
import { ErrorState, Skeleton, Spinner, VisuallyHidden } from '@view-site/ui'
import { useRef, type ReactNode } from 'react'
import type { PayMethod } from './session/payMethods.ts'
import type { TillPhase, TillState } from './session/tillState.ts'
import { payMessages } from './payMessages.ts'
import { useFailureText } from '../shared/failures/useFailureText.ts'
import { CashierPanel } from './CashierPanel.tsx'
import { ClosedPanel } from './ClosedPanel.tsx'
import { CodePanel } from './CodePanel.tsx'
import { MethodSwitch } from './MethodSwitch.tsx'
import { PaidPanel } from './PaidPanel.tsx'
import * as styles from './PayPage.css.ts'

export interface TillPanelProps {
  state: TillState
  phase: TillPhase
  /** Asks for a code, or for a new one. */
  onRenew: () => void
  onChoose: (method: PayMethod) => void
}

/** One panel for every state of a payment; what it says is spoken politely too. */
export function TillPanel({ state, phase, onRenew, onChoose }: TillPanelProps): ReactNode {
  const t = useT(payMessages)
  const panel = useRef<HTMLDivElement>(null)
  const paying = !['paid', 'confirming', 'expired', 'cancelled', 'refunded'].includes(phase)
  function renew() {
    // The button that was pressed goes away with its state: the focus stays in the panel.
    panel.current?.focus()
    onRenew()
  }
  return (
    <div ref={panel} tabIndex={-1} className={styles.till}>
      <VisuallyHidden aria-live="polite">{t(spokenOf(phase, state))}</VisuallyHidden>
      {paying && <MethodSwitch method={state.method} disabled={!state.order?.can.pay} onChoose={onChoose} />}
      <TillBody state={state} phase={phase} onRenew={renew} />
    </div>
  )
}

function TillBody({ state, phase, onRenew }: Omit<TillPanelProps, 'onChoose'>) {
  const { order, payment } = state
  if (order && phase === 'paid') return <PaidPanel order={order} elsewhere={state.elsewhere} />
  if (phase === 'confirming') return <Confirming state={state} />
  if (phase === 'expired' || phase === 'cancelled' || phase === 'refunded') return <ClosedPanel phase={phase} order={order} />
  if (phase === 'open-failed') return <NoCode state={state} onRenew={onRenew} />
  if (order && payment && phase !== 'opening') {
    return payment.method === 'wechat' ? (
      <CodePanel state={state} payment={payment} phase={phase} onRenew={onRenew} />
    ) : (
      <CashierPanel state={state} payment={payment} phase={phase} onRenew={onRenew} />
    )
  }
  return <Opening state={state} />
}

/** The code's geometry before there is one. */
function Opening({ state: { order, method } }: { state: TillState }) {
  const t = useT(payMessages)
  const locale = useLocale()
  return (
    <div className={styles.body}>
      <span className={styles.muted}>{t(method === 'wechat' ? 'till.opening' : 'cashier.opening')}</span>
      <span className={styles.sum}>
        {order ? formatMoney(order.amount_payable, order.currency, locale, { cents: true }) : <Skeleton width={160} height={44} />}
      </span>
      <Skeleton className={styles.codeSkeleton} width={220} height={220} />
    </div>
  )
}

function NoCode({ state: { openFailure, method }, onRenew }: Pick<TillPanelProps, 'state' | 'onRenew'>) {
  const t = useT(payMessages)
  const textOf = useFailureText()
  return (
    <ErrorState
      className={styles.tall}
      title={t(method === 'wechat' ? 'till.channelFailed' : 'cashier.failed')}
      retryLabel={t('till.retry')}
      onRetry={onRenew}
    >
      {openFailure && textOf(openFailure)}
    </ErrorState>
  )
}

function Confirming({ state: { trouble, order } }: Pick<TillPanelProps, 'state'>) {
  const t = useT(payMessages)
  const words = order?.type === 'store' ? 'goods' : 'till'
  return (
    <div className={styles.body}>
      <Spinner className={styles.bigSpinner} />
      <b className={styles.state}>{t(`${words}.confirming`)}</b>
      <span className={styles.muted}>{t(trouble ? 'till.trouble' : `${words}.confirmingText`)}</span>
    </div>
  )
}

function spokenOf(phase: TillPhase, { trouble, elsewhere, method, order }: TillState) {
  if (trouble && phase !== 'paid') return 'till.trouble'
  const isGoods = order?.type === 'store'
  if (phase === 'paid') return elsewhere ? (isGoods ? 'goods.elsewhere' : 'paid.elsewhere') : 'paid.title'
  if (phase === 'confirming' && isGoods) return 'goods.confirming'
  return (method === 'alipay' ? spokenAtCashier[phase] : undefined) ?? spoken[phase]
}

const spoken = {
  loading: 'load.loading',
  'load-failed': 'load.failed',
  missing: 'load.missing',
  opening: 'till.opening',
  'open-failed': 'till.channelFailed',
  waiting: 'till.waiting',
  scanned: 'till.scanned',
  'code-expired': 'till.codeExpired',
  'pay-error': 'till.payError',
  confirming: 'till.confirming',
  expired: 'closed.expiredTitle',
  cancelled: 'closed.cancelledTitle',
  refunded: 'closed.refundedTitle',
} as const satisfies Record<Exclude<TillPhase, 'paid'>, string>

const spokenAtCashier: Partial<Record<TillPhase, 'cashier.opening' | 'cashier.failed' | 'cashier.waiting' | 'cashier.over'>> = {
  opening: 'cashier.opening',
  'open-failed': 'cashier.failed',
  waiting: 'cashier.waiting',
  'code-expired': 'cashier.over',
}
