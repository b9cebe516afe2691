import type { Order } from '@view-site/contract'
import { formatDate, formatMoney, richText, useLocale, useT } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import { Link, Skeleton } from '@view-site/ui'
import type { ReactNode } from 'react'
import { itemName } from '../common/productNames.ts'
import { payMessages } from './payMessages.ts'
import { contactLink } from '../common/parts/contactLink.tsx'
import { useStoreServices } from '../common/services/useStoreServices.ts'
import { Coupon } from './coupon/Coupon.tsx'
import * as styles from './OrderSummary.css.ts'

export interface OrderSummaryProps {
  /** Absent while it loads. */
  order: Order | undefined
  example: boolean
  /** The order's amounts have changed: it has to be read again. */
  onChanged: () => void
}

/** What is bought, what it costs, and whose order it is. */
export function OrderSummary({ order, example, onChanged }: OrderSummaryProps): ReactNode {
  const t = useT(payMessages)
  const { contactTo, termsTo } = useStoreServices()
  return (
    <section>
      <h1 className={styles.title}>{t(headingOf(order))}</h1>
      {(!order || order.can.pay) && <p className={styles.lead}>{t('lead')}</p>}
      {order ? <Bill order={order} /> : <BillSkeleton />}
      {order?.can.pay && <Coupon order={order} onChanged={onChanged} />}
      {example && <p className={styles.note}>{t('bill.example')}</p>}
      {order && <Facts order={order} />}
      {termsTo !== undefined && order?.can.pay && (
        <p className={styles.terms}>{richText(t('bill.terms'), { terms: <Link to={termsTo} target="_blank" /> })}</p>
      )}
      <p className={styles.help}>{richText(t('bill.help'), { contact: contactLink(contactTo) })}</p>
    </section>
  )
}

function headingOf(order: Order | undefined) {
  if (!order || order.status === 'created' || order.status === 'paying') return 'title'
  return order.status === 'paid' || order.status === 'finished' ? 'paid.heading' : 'closed.heading'
}

function Bill({ order }: { order: Order }) {
  const t = useT(payMessages)
  const locale = useLocale(locales)
  const money = (amount: number) => formatMoney(amount, order.currency, locale, { cents: true })
  const paid = order.amount_paid > 0
  const { coupon, amount_coupon = 0 } = order
  const discount = order.amount_discount - amount_coupon
  const reduction = (label: string, amount: number) => (
    <li className={styles.line}>
      <span>{label}</span>
      <span className={styles.muted}>– {money(amount)}</span>
    </li>
  )
  return (
    <div className={styles.bill}>
      <ul>
        {order.items.map((item) => (
          <li key={item.sku} className={styles.line}>
            <b className={styles.strong}>
              {(order.type === 'upgrade' || order.type === 'renewal') && `${t(`bill.${order.type}`)} `}
              {item.quantity > 1 ? t('bill.quantity', { name: itemName(item, locale), count: item.quantity }) : itemName(item, locale)}
            </b>
            <b className={styles.strong}>{money(item.subtotal)}</b>
          </li>
        ))}
        {discount > 0 && reduction(t(order.type === 'upgrade' ? 'bill.credit' : 'bill.discount'), discount)}
        {coupon !== undefined && reduction(`${t('bill.discount')} ${coupon}`, amount_coupon)}
      </ul>
      <div className={styles.total}>
        <b>{t(paid ? 'bill.paid' : order.can.pay ? 'bill.payable' : 'bill.amount')}</b>
        <b>{money(paid ? order.amount_paid : order.amount_payable)}</b>
      </div>
    </div>
  )
}

function Facts({ order }: { order: Order }) {
  const t = useT(payMessages)
  const locale = useLocale(locales)
  const { session } = useStoreServices()
  return (
    <dl className={styles.facts}>
      <dt>{t('bill.orderNo')}</dt>
      <dd className={styles.mono}>{order.order_no}</dd>
      {session.user && <dt>{t('bill.account')}</dt>}
      {session.user && <dd className={styles.fact}>{session.user.mail_masked}</dd>}
      <dt>{t('bill.created')}</dt>
      <dd className={styles.fact}>{formatDate(order.created_at, locale, 'datetime')}</dd>
      {order.can.pay && <dt>{t('bill.expires')}</dt>}
      {order.can.pay && <dd className={styles.fact}>{formatDate(order.expires_at, locale, 'datetime')}</dd>}
    </dl>
  )
}

/** The skeleton of the bill, in its final size. */
function BillSkeleton() {
  const t = useT(payMessages)
  return (
    <div className={styles.bill}>
      <div className={styles.line}>
        <Skeleton width={160} height={14} label={t('load.loading')} />
        <Skeleton width={72} height={14} />
      </div>
      <div className={styles.total}>
        <Skeleton width={48} height={20} />
        <Skeleton width={96} height={20} />
      </div>
    </div>
  )
}
