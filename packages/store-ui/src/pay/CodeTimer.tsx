import { formatDuration, useLocale, useT } from '@view-site/i18n'
import { ClockIcon, useCountdown, VisuallyHidden } from '@view-site/ui'
import type { ReactNode } from 'react'
import { useStoreServices } from '../common/services/useStoreServices.ts'
import { hasCode, type OpenPayment } from './session/payMethods.ts'
import { payMessages } from './payMessages.ts'
import * as styles from './PayPage.css.ts'

export interface CodeTimerProps {
  payment: OpenPayment
  /** How long the code is valid altogether, in ms: the full bar. */
  lifetime: number
  /** Server clock minus ours, in ms. */
  offset: number
  scanned: boolean
}

/** How long the code is still valid, as a countdown and a bar; announced at five minutes and at one, not every second. */
export function CodeTimer({ payment, lifetime, offset, scanned }: CodeTimerProps): ReactNode {
  const t = useT(payMessages)
  const locale = useLocale()
  const { clock } = useStoreServices()
  const isCode = hasCode(payment)
  const left = useCountdown(Date.parse(payment.expires_at) - offset, clock)
  return (
    <>
      <span className={styles.timer} role="timer">
        <ClockIcon />
        {t(scanned ? 'payment.left' : isCode ? 'payment.validFor' : 'cashier.validFor')}
        <b className={styles.clock}>{formatDuration(left, locale)}</b>
      </span>
      <VisuallyHidden aria-live="polite">{spokenAt(left)}</VisuallyHidden>
      <span className={styles.bar}>
        <span className={styles.barLeft} style={{ width: `${Math.min(100, (left * 100_000) / lifetime)}%` }} />
      </span>
    </>
  )

  function spokenAt(seconds: number) {
    const group = isCode ? 'wechat' : 'alipay'
    if (seconds > 290 && seconds <= 300) return t(`clock.${group}.five`)
    return seconds > 50 && seconds <= 60 ? t(`clock.${group}.one`) : null
  }
}
