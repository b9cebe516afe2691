import { formatMoney, useLocale, useT } from '@view-site/i18n'
import { Button, cx, QrCode, ReloadIcon } from '@view-site/ui'
import type { PayDevice } from '@view-site/contract'
import type { ReactNode } from 'react'
import { payDevice } from './session/payDevice.ts'
import type { OpenPayment } from './session/payMethods.ts'
import type { PaymentOpenedState } from './session/paymentState.ts'
import { payMessages } from './payMessages.ts'
import { CodeTimer } from './CodeTimer.tsx'
import { WechatBrowserHint } from './WechatBrowserHint.tsx'
import * as styles from './PayPage.css.ts'

export interface CodePanelProps {
  state: PaymentOpenedState
  payment: Extract<OpenPayment, { method: 'wechat' }>
  onRenew: () => void
  onDevice: (device: PayDevice) => void
}

/** Amount, code and countdown; covered when the code has expired, dimmed once it is scanned. On a phone WeChat can be opened instead (H5). */
export function CodePanel({ state, payment, onRenew, onDevice }: CodePanelProps): ReactNode {
  const { phase } = state
  const t = useT(payMessages)
  const locale = useLocale()
  const amount = formatMoney(payment.amount, state.order.currency, locale, { cents: true })
  const over = phase === 'code-expired' || phase === 'pay-error'
  return (
    <div className={styles.body}>
      <WechatBrowserHint />
      {phase === 'waiting' ? (
        <span className={styles.muted}>{t('payment.waiting')}</span>
      ) : (
        <b className={styles.state}>{t(headOf(phase))}</b>
      )}
      <span className={styles.sum}>{amount}</span>
      <div className={styles.code}>
        <QrCode
          value={payment.code_url}
          size={196}
          label={t('payment.qr', { amount })}
          className={cx(styles.qr, (over || phase === 'scanned') && styles.dim)}
        />
        {over && <Cover onRenew={onRenew} />}
      </div>
      {over ? (
        <span className={styles.small}>
          {t(state.phase !== 'pay-error' ? 'payment.kept' : state.returned ? 'payment.returnedText' : 'payment.payErrorText')}
        </span>
      ) : (
        <CodeTimer payment={payment} lifetime={state.lifetime} offset={state.offset} scanned={phase === 'scanned'} />
      )}
      {phase === 'scanned' && (
        <Button variant="quiet" onClick={onRenew}>
          {t('payment.rescan')}
        </Button>
      )}
      {phase === 'waiting' && <span className={styles.small}>{t('payment.leave')}</span>}
      {payment.has_h5 === true && payDevice('wechat') === 'wap' && <Button onClick={() => onDevice('wap')}>{t('h5.here')}</Button>}
      {state.trouble && <span className={styles.trouble}>{t('payment.trouble')}</span>}
    </div>
  )
}

function Cover({ onRenew }: { onRenew: () => void }) {
  const t = useT(payMessages)
  return (
    <div className={styles.cover}>
      <ReloadIcon size={24} />
      <Button variant="primary" onClick={onRenew}>
        {t('payment.refresh')}
      </Button>
    </div>
  )
}

function headOf(phase: PaymentOpenedState['phase']) {
  if (phase === 'scanned') return 'payment.scanned'
  return phase === 'pay-error' ? 'payment.payError' : 'payment.codeExpired'
}
