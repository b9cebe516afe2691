import { useT } from '@view-site/i18n'
import { button, cx, Link } from '@view-site/ui'
import type { ReactNode } from 'react'
import { payMessages } from '../locales/payMessages.ts'
import * as styles from './PayPage.css.ts'

/** The order can no longer be paid: why, and where to go. */
export function ClosedPanel({ phase }: { phase: 'expired' | 'cancelled' | 'refunded' }): ReactNode {
  const t = useT(payMessages)
  return (
    <div className={styles.body}>
      <b className={styles.success}>{t(`closed.${phase}Title`)}</b>
      <span className={styles.muted}>{t(`closed.${phase}Text`)}</span>
      <Link to="/price" variant="plain" className={cx(button({ size: 'lg', block: true }), styles.action)}>
        {t('closed.again')}
      </Link>
      <Link to="/user/orders" variant="plain" className={button({ variant: 'quiet', block: true })}>
        {t('closed.orders')}
      </Link>
    </div>
  )
}
