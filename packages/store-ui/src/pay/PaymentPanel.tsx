import type { PayDevice } from '@view-site/contract'
import { formatMoney, useLocale, useT } from '@view-site/i18n'
import { ErrorState, Skeleton, Spinner, VisuallyHidden } from '@view-site/ui'
import { useRef, type ReactNode } from 'react'
import type { Failure } from '../common/failures/readFailure.ts'
import { payDevice } from './session/payDevice.ts'
import { hasCode, type CardPlace, type PayMethod } from './session/payMethods.ts'
import type { PaymentPhase, PaymentState } from './session/paymentState.ts'
import { payMessages } from './payMessages.ts'
import { useFailureText } from '../common/failures/useFailureText.ts'
import { CashierPanel } from './cashier/CashierPanel.tsx'
import { ClosedPanel } from './ClosedPanel.tsx'
import { CodePanel } from './CodePanel.tsx'
import { MethodSwitch } from './MethodSwitch.tsx'
import { PaidPanel } from './PaidPanel.tsx'
import * as styles from './PayPage.css.ts'

export interface PaymentPanelProps {
  state: PaymentState
  /** Where cards are offered. @default not at all */
  cards?: CardPlace | undefined
  /** Opens the payment, or a new one. */
  onRenew: () => void
  onChoose: (method: PayMethod) => void
  /** Replaces a WeChat payment by one for another device. */
  onDevice: (device: PayDevice) => void
}

/** One panel for every state of a payment; what it says is announced to screen readers too. */
export function PaymentPanel({ state, cards, onRenew, onChoose, onDevice }: PaymentPanelProps): ReactNode {
  const t = useT(payMessages)
  const panel = useRef<HTMLDivElement>(null)
  const paying = !['paid', 'confirming', 'expired', 'cancelled', 'refunded'].includes(state.phase)
  // The button that was clicked disappears with its state: the focus stays in the panel.
  const keepFocus = () => panel.current?.focus()
  function renew() {
    keepFocus()
    onRenew()
  }
  function changeDevice(device: PayDevice) {
    keepFocus()
    onDevice(device)
  }
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      <VisuallyHidden aria-live="polite">{t(announcementOf(state))}</VisuallyHidden>
      {paying && <MethodSwitch method={state.method} cards={cards} disabled={!state.order?.can.pay} onChoose={onChoose} />}
      <PanelBody state={state} onRenew={renew} onDevice={changeDevice} />
    </div>
  )
}

function PanelBody({ state, onRenew, onDevice }: Omit<PaymentPanelProps, 'cards' | 'onChoose'>) {
  switch (state.phase) {
    case 'paid':
      return <PaidPanel order={state.order} elsewhere={state.elsewhere} />
    case 'confirming':
      return <Confirming state={state} />
    case 'expired':
    case 'cancelled':
    case 'refunded':
      return <ClosedPanel phase={state.phase} order={state.order} />
    case 'open-failed':
      return <NoPayment failure={state.failure} method={state.method} onRenew={onRenew} />
    case 'waiting':
    case 'scanned':
    case 'code-expired':
    case 'pay-error':
      return state.payment.method === 'wechat' && hasCode(state.payment) ? (
        <CodePanel state={state} payment={state.payment} onRenew={onRenew} onDevice={onDevice} />
      ) : (
        <CashierPanel state={state} payment={state.payment} onRenew={onRenew} onDevice={onDevice} />
      )
    default:
      return <Opening state={state} />
  }
}

/** The size of the code before there is one. */
function Opening({ state: { order, method } }: { state: PaymentState }) {
  const t = useT(payMessages)
  const locale = useLocale()
  return (
    <div className={styles.body}>
      <span className={styles.muted}>{t(openingOf(method))}</span>
      <span className={styles.sum}>
        {order ? formatMoney(order.amount_payable, order.currency, locale, { cents: true }) : <Skeleton width={160} height={44} />}
      </span>
      <Skeleton className={styles.codeSkeleton} width={220} height={220} />
    </div>
  )
}

function NoPayment({ failure, method, onRenew }: { failure: Failure; method: PayMethod; onRenew: () => void }) {
  const t = useT(payMessages)
  const textOf = useFailureText()
  return (
    <ErrorState
      className={styles.tall}
      title={t(failedTexts[method])}
      retryLabel={t('payment.retry')}
      onRetry={onRenew}
      retriesOnline={false}
    >
      {textOf(failure)}
    </ErrorState>
  )
}

function Confirming({ state: { trouble, order } }: Pick<PaymentPanelProps, 'state'>) {
  const t = useT(payMessages)
  const group = order?.type === 'store' ? 'goods' : 'payment'
  return (
    <div className={styles.body}>
      <Spinner className={styles.bigSpinner} />
      <b className={styles.state}>{t(`${group}.confirming`)}</b>
      <span className={styles.muted}>{t(trouble ? 'payment.trouble' : `${group}.confirmingText`)}</span>
    </div>
  )
}

/** WeChat on a phone may get a code or not; the text fits both. */
function openingOf(method: PayMethod) {
  if (method !== 'wechat') return method === 'alipay' ? 'cashier.opening' : 'card.opening'
  return payDevice('wechat') === 'wap' ? 'h5.opening' : 'payment.opening'
}

function announcementOf(state: PaymentState) {
  const { phase, trouble, method, order } = state
  if (trouble && phase !== 'paid') return 'payment.trouble'
  const isGoods = order?.type === 'store'
  if (state.phase === 'paid') return state.elsewhere ? (isGoods ? 'goods.elsewhere' : 'paid.elsewhere') : 'paid.title'
  if (phase === 'confirming' && isGoods) return 'goods.confirming'
  if (state.phase === 'opening') return openingOf(method)
  if ('payment' in state && method === 'wechat' && !hasCode(state.payment)) return h5Announcements[state.phase]
  return (method === 'wechat' ? undefined : pageAnnouncements[method][state.phase]) ?? announcements[state.phase]
}

const h5Announcements = {
  waiting: 'h5.waiting',
  scanned: 'h5.waiting',
  'code-expired': 'h5.over',
  'pay-error': 'payment.payError',
} as const

const announcements = {
  loading: 'load.loading',
  'load-failed': 'load.failed',
  missing: 'load.missing',
  'open-failed': 'payment.channelFailed',
  waiting: 'payment.waiting',
  scanned: 'payment.scanned',
  'code-expired': 'payment.codeExpired',
  'pay-error': 'payment.payError',
  confirming: 'payment.confirming',
  expired: 'closed.expiredTitle',
  cancelled: 'closed.cancelledTitle',
  refunded: 'closed.refundedTitle',
} as const satisfies Record<Exclude<PaymentPhase, 'paid' | 'opening'>, string>

const failedTexts = { wechat: 'payment.channelFailed', alipay: 'cashier.failed', card: 'card.failed' } as const

const pageAnnouncements = {
  alipay: pageTexts('cashier'),
  card: pageTexts('card'),
}

/** What is said of a payment on the page of its channel, where that differs from a code. */
function pageTexts<Group extends 'cashier' | 'card'>(
  group: Group,
): Partial<Record<PaymentPhase, `${Group}.${'failed' | 'waiting' | 'over'}`>> {
  return { 'open-failed': `${group}.failed`, waiting: `${group}.waiting`, 'code-expired': `${group}.over` }
}
