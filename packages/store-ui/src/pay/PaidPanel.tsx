import type { Order } from '@view-site/contract'
import { formatDate, formatMoney, useLocale, useT } from '@view-site/i18n'
import { button, CheckIcon, Link } from '@view-site/ui'
import type { ReactNode } from 'react'
import { useStoreServices } from '../common/services/useStoreServices.ts'
import { FirstLicense } from './license/FirstLicense.tsx'
import { PaidLinks } from './PaidLinks.tsx'
import { payMessages } from './payMessages.ts'
import * as styles from './PayPage.css.ts'

export interface PaidPanelProps {
  order: Order
  /** Paid by another code, page or person. */
  elsewhere: boolean
}

/** The order is paid and fulfilled: what to do now, the first licence of an edition, and links to the purchase and to the invoice. */
export function PaidPanel({ order, elsewhere }: PaidPanelProps): ReactNode {
  const t = useT(payMessages)
  const locale = useLocale()
  const { session } = useStoreServices()
  const free = order.amount_payable === 0
  const group = order.type === 'store' ? 'goods' : 'paid'
  const mustVerify = order.type !== 'store' && session.user?.is_activity === 0
  const next = mustVerify ? 'verify' : order.type === 'upgrade' || order.type === 'renewal' ? order.type : undefined
  return (
    <div className={styles.body}>
      <span className={styles.seal}>
        <CheckIcon size={24} />
      </span>
      <b className={styles.success}>{t('paid.title')}</b>
      <span className={styles.muted}>{t(`${group}.${free ? 'free' : elsewhere ? 'elsewhere' : 'text'}`)}</span>
      {next && <span className={styles.muted}>{t(`paid.next.${next}`)}</span>}
      <dl className={styles.facts}>
        <dt>{t('paid.amount')}</dt>
        <dd className={styles.fact}>{formatMoney(order.amount_payable, order.currency, locale, { cents: true })}</dd>
        <dt>{t('paid.orderNo')}</dt>
        <dd className={styles.fact}>{order.order_no}</dd>
        {order.paid_at !== undefined && <dt>{t('paid.time')}</dt>}
        {order.paid_at !== undefined && <dd className={styles.fact}>{formatDate(order.paid_at, locale, 'datetime')}</dd>}
      </dl>
      {order.type === 'product' ? <FirstLicense order={order} /> : <PaidLinks order={order} />}
      {order.can.invoice && (
        <Link to={`/user/invoice?order=${order.order_no}`} variant="plain" className={button({ variant: 'quiet', block: true })}>
          {t('paid.invoice')}
        </Link>
      )}
    </div>
  )
}
