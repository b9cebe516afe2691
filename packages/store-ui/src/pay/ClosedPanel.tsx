import type { Order } from '@view-site/contract'
import { useT } from '@view-site/i18n'
import { button, cx, Link } from '@view-site/ui'
import type { ReactNode } from 'react'
import { orderPaths } from '../common/orderPaths.ts'
import { payMessages } from './payMessages.ts'
import * as styles from './PayPage.css.ts'

export interface ClosedPanelProps {
  phase: 'expired' | 'cancelled' | 'refunded'
  order: Order
}

/** The order can no longer be paid: why, and where to go. */
export function ClosedPanel({ phase, order }: ClosedPanelProps): ReactNode {
  const t = useT(payMessages)
  const paths = orderPaths(order)
  return (
    <div className={styles.body}>
      <b className={styles.success}>{t(`closed.${phase}Title`)}</b>
      <span className={styles.muted}>{t(`closed.${phase}Text`)}</span>
      <Link to={paths.shop} variant="plain" className={cx(button({ size: 'lg', block: true }), styles.action)}>
        {t('closed.again')}
      </Link>
      <Link to={paths.orders} variant="plain" className={button({ variant: 'quiet', block: true })}>
        {t('closed.orders')}
      </Link>
    </div>
  )
}
