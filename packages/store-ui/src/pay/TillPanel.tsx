import { formatMoney, useLocale, useT } from '@view-site/i18n'
import { ErrorState, Skeleton, Spinner, VisuallyHidden } from '@view-site/ui'
import { useRef, type ReactNode } from 'react'
import type { TillPhase, TillState } from '../core/tillState.ts'
import { payMessages } from '../locales/payMessages.ts'
import { useFailureText } from '../provider/useFailureText.ts'
import { ClosedPanel } from './ClosedPanel.tsx'
import { CodePanel } from './CodePanel.tsx'
import { PaidPanel } from './PaidPanel.tsx'
import * as styles from './PayPage.css.ts'

export interface TillPanelProps {
  state: TillState
  phase: TillPhase
  /** Asks for a code, or for a new one. */
  onRenew: () => void
}

/** One panel for every state of a payment; what it says is spoken politely too. */
export function TillPanel({ state, phase, onRenew }: TillPanelProps): ReactNode {
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
      {paying && (
        <div className={styles.method}>
          <span className={styles.wechatDot} />
          {t('methods.wechat')}
        </div>
      )}
      <TillBody state={state} phase={phase} onRenew={renew} />
    </div>
  )
}

function TillBody({ state, phase, onRenew }: TillPanelProps) {
  const { order, payment } = state
  if (order && phase === 'paid') return <PaidPanel order={order} elsewhere={state.elsewhere} />
  if (phase === 'confirming') return <Confirming trouble={state.trouble} />
  if (phase === 'expired' || phase === 'cancelled' || phase === 'refunded') return <ClosedPanel phase={phase} />
  if (phase === 'open-failed') return <NoCode state={state} onRenew={onRenew} />
  if (order && payment && phase !== 'opening') return <CodePanel state={state} payment={payment} phase={phase} onRenew={onRenew} />
  return <Opening state={state} />
}

/** The code's geometry before there is one. */
function Opening({ state: { order } }: { state: TillState }) {
  const t = useT(payMessages)
  const locale = useLocale()
  return (
    <div className={styles.body}>
      <span className={styles.muted}>{t('till.opening')}</span>
      <span className={styles.sum}>
        {order ? formatMoney(order.amount_payable, order.currency, locale, { cents: true }) : <Skeleton width={160} height={44} />}
      </span>
      <Skeleton className={styles.codeBone} width={220} height={220} />
    </div>
  )
}

function NoCode({ state: { openFailure }, onRenew }: Pick<TillPanelProps, 'state' | 'onRenew'>) {
  const t = useT(payMessages)
  const textOf = useFailureText()
  return (
    <ErrorState className={styles.tall} title={t('till.channelFailed')} retryLabel={t('till.retry')} onRetry={onRenew}>
      {openFailure && textOf(openFailure)}
    </ErrorState>
  )
}

function Confirming({ trouble }: { trouble: boolean }) {
  const t = useT(payMessages)
  return (
    <div className={styles.body}>
      <Spinner className={styles.bigSpinner} />
      <b className={styles.state}>{t('till.confirming')}</b>
      <span className={styles.muted}>{t(trouble ? 'till.trouble' : 'till.confirmingText')}</span>
    </div>
  )
}

function spokenOf(phase: TillPhase, { trouble, elsewhere }: TillState) {
  if (trouble && phase !== 'paid') return 'till.trouble'
  if (phase === 'paid') return elsewhere ? 'paid.elsewhere' : 'paid.title'
  return spoken[phase]
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
