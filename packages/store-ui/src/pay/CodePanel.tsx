import { formatMoney, useLocale, useT } from '@view-site/i18n'
import { Button, cx, QrCode, ReloadIcon } from '@view-site/ui'
import type { ReactNode } from 'react'
import type { OpenPayment } from './session/payMethods.ts'
import type { TillPhase, TillState } from './session/tillState.ts'
import { payMessages } from './payMessages.ts'
import { CodeTimer } from './CodeTimer.tsx'
import * as styles from './PayPage.css.ts'

export interface CodePanelProps {
  state: TillState
  payment: Extract<OpenPayment, { method: 'wechat' }>
  phase: TillPhase
  onRenew: () => void
}

/** Amount, code and clock; covered when the code is over, dimmed once it is scanned. */
export function CodePanel({ state, payment, phase, onRenew }: CodePanelProps): ReactNode {
  const t = useT(payMessages)
  const locale = useLocale()
  const amount = formatMoney(payment.amount, state.order?.currency ?? 'CNY', locale, { cents: true })
  const over = phase === 'code-expired' || phase === 'pay-error'
  return (
    <div className={styles.body}>
      {phase === 'waiting' ? <span className={styles.muted}>{t('till.waiting')}</span> : <b className={styles.state}>{t(headOf(phase))}</b>}
      <span className={styles.sum}>{amount}</span>
      <div className={styles.code}>
        <QrCode
          value={payment.code_url}
          size={196}
          label={t('till.qr', { amount })}
          className={cx(styles.qr, (over || phase === 'scanned') && styles.dim)}
        />
        {over && <Cover onRenew={onRenew} />}
      </div>
      {over ? (
        <span className={styles.small}>
          {t(phase === 'code-expired' ? 'till.kept' : state.tradeState === 'REFUND' ? 'till.returnedText' : 'till.payErrorText')}
        </span>
      ) : (
        <CodeTimer payment={payment} lifetime={state.lifetime} offset={state.offset} scanned={phase === 'scanned'} />
      )}
      {phase === 'scanned' && (
        <Button variant="quiet" onClick={onRenew}>
          {t('till.rescan')}
        </Button>
      )}
      {phase === 'waiting' && <span className={styles.small}>{t('till.leave')}</span>}
      {state.trouble && <span className={styles.trouble}>{t('till.trouble')}</span>}
    </div>
  )
}

function Cover({ onRenew }: { onRenew: () => void }) {
  const t = useT(payMessages)
  return (
    <div className={styles.cover}>
      <ReloadIcon size={24} />
      <Button variant="primary" onClick={onRenew}>
        {t('till.refresh')}
      </Button>
    </div>
  )
}

function headOf(phase: TillPhase) {
  if (phase === 'scanned') return 'till.scanned'
  return phase === 'pay-error' ? 'till.payError' : 'till.codeExpired'
}
