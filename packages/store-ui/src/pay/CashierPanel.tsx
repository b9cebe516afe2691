import { formatMoney, useLocale, useT } from '@view-site/i18n'
import { button, Button, ExternalIcon, ReloadIcon } from '@view-site/ui'
import type { ReactNode } from 'react'
import { payDevice } from './session/payDevice.ts'
import type { OpenPayment } from './session/payMethods.ts'
import type { PaymentOpenedState } from './session/paymentState.ts'
import { payMessages } from './payMessages.ts'
import { CodeTimer } from './CodeTimer.tsx'
import * as styles from './PayPage.css.ts'

export interface CashierPanelProps {
  state: PaymentOpenedState
  payment: Extract<OpenPayment, { method: 'alipay' }>
  onRenew: () => void
}

/** Amount, countdown and the link to Alipay's page: a new tab on a desktop, the same tab on a phone. */
export function CashierPanel({ state, payment, onRenew }: CashierPanelProps): ReactNode {
  const t = useT(payMessages)
  const locale = useLocale()
  const over = state.phase !== 'waiting' && state.phase !== 'scanned'
  const onPhone = payDevice() === 'wap'
  return (
    <div className={styles.body}>
      <span className={over ? styles.state : styles.muted}>{t(over ? 'cashier.over' : 'cashier.waiting')}</span>
      <span className={styles.sum}>{formatMoney(payment.amount, state.order.currency, locale, { cents: true })}</span>
      <TwoPages className={styles.pages} />
      {over ? (
        <Button variant="primary" size="lg" block onClick={onRenew}>
          <ReloadIcon />
          {t('cashier.again')}
        </Button>
      ) : (
        <a
          href={payment.pay_url}
          {...(!onPhone && { target: '_blank' })}
          rel="noopener noreferrer"
          className={button({ variant: 'primary', size: 'lg', block: true })}
        >
          {t('cashier.go')}
          <ExternalIcon />
        </a>
      )}
      <span className={styles.small}>{t(over ? 'cashier.kept' : onPhone ? 'cashier.leave' : 'cashier.newTab')}</span>
      {!over && <CodeTimer payment={payment} lifetime={state.lifetime} offset={state.offset} scanned={false} />}
      {state.trouble && <span className={styles.trouble}>{t('payment.trouble')}</span>}
    </div>
  )
}

/** A picture of this page with the cashier's page in front. */
function TwoPages({ className }: { className: string }) {
  return (
    <svg className={className} width="148" height="84" viewBox="0 0 148 84" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M52 64.5H3.5a3 3 0 0 1-3-3v-58a3 3 0 0 1 3-3h86a3 3 0 0 1 3 3V18M.5 12.5h92" />
      <rect x="55.5" y="20.5" width="92" height="63" rx="3" />
      <path d="M55.5 32.5h92" />
      <path className={styles.arrow} d="M40 41h8m-3.5-3.5L48 41l-3.5 3.5" />
    </svg>
  )
}
