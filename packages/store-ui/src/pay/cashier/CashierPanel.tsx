import { formatMoney, useLocale, useT } from '@view-site/i18n'
import type { PayDevice } from '@view-site/contract'
import { button, Button, ExternalIcon, ReloadIcon } from '@view-site/ui'
import type { ReactNode } from 'react'
import { payDevice } from '../session/payDevice.ts'
import type { OpenPayment, PayMethod } from '../session/payMethods.ts'
import type { PaymentOpenedState } from '../session/paymentState.ts'
import { payMessages } from '../payMessages.ts'
import { CodeTimer } from '../CodeTimer.tsx'
import { WechatBrowserHint } from '../WechatBrowserHint.tsx'
import * as styles from '../PayPage.css.ts'

export interface CashierPanelProps {
  state: PaymentOpenedState
  payment: OpenPayment
  onRenew: () => void
  onDevice: (device: PayDevice) => void
}

/**
 * Amount, countdown and the link to the page of Alipay or the card provider: a new tab on a desktop, the same tab on a phone. Of a WeChat
 * payment without a code the link opens WeChat on a phone; other devices say where it is open. A code can be had instead.
 */
export function CashierPanel({ state, payment, onRenew, onDevice }: CashierPanelProps): ReactNode {
  const t = useT(payMessages)
  const locale = useLocale()
  const over = state.phase !== 'waiting' && state.phase !== 'scanned'
  const onPhone = payDevice(payment.method) === 'wap'
  const isWechat = payment.method === 'wechat'
  const group = groups[payment.method]
  const hint = isWechat ? (onPhone ? 'h5.leave' : 'h5.elsewhere') : onPhone ? 'cashier.leave' : 'cashier.newTab'
  return (
    <div className={styles.body}>
      {group !== 'card' && <WechatBrowserHint />}
      <span className={over ? styles.state : styles.muted}>{t(over ? `${group}.over` : `${group}.waiting`)}</span>
      <span className={styles.sum}>{formatMoney(payment.amount, state.order.currency, locale, { cents: true })}</span>
      <TwoPages className={styles.pages} />
      {over ? (
        <Button variant="primary" size="lg" block onClick={onRenew}>
          <ReloadIcon />
          {t('cashier.again')}
        </Button>
      ) : (
        (!isWechat || onPhone) && <CashierLink payment={payment} onPhone={onPhone} />
      )}
      <span className={styles.small}>{t(over ? 'cashier.kept' : hint)}</span>
      {group === 'card' && !over && <span className={styles.small}>{t('card.currency')}</span>}
      {!over && <CodeTimer payment={payment} lifetime={state.lifetime} offset={state.offset} scanned={false} />}
      {isWechat && (
        <Button variant="quiet" onClick={() => onDevice('pc')}>
          {t('h5.code')}
        </Button>
      )}
      {state.trouble && <span className={styles.trouble}>{t('payment.trouble')}</span>}
    </div>
  )
}

/** The texts of each method. */
const groups = { wechat: 'h5', alipay: 'cashier', card: 'card' } as const satisfies Record<PayMethod, string>

function CashierLink({ payment, onPhone }: { payment: OpenPayment; onPhone: boolean }) {
  const t = useT(payMessages)
  const isWechat = payment.method === 'wechat'
  return (
    <a
      href={isWechat ? payment.h5_url : payment.pay_url}
      {...(!onPhone && { target: '_blank' })}
      // WeChat refuses visitors who do not come from the merchant's site.
      rel={isWechat ? 'noopener' : 'noopener noreferrer'}
      referrerPolicy={isWechat ? 'strict-origin' : undefined}
      className={button({ variant: 'primary', size: 'lg', block: true })}
    >
      {t(`${groups[payment.method]}.go`)}
      <ExternalIcon />
    </a>
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
