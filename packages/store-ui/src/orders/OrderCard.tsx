import type { Order, OrderStatus } from '@view-site/contract'
import { formatDate, formatMoney, useLocale, useT } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import { button, FileIcon, Link, Tag } from '@view-site/ui'
import type { ReactNode } from 'react'
import { orderPaths } from '../common/orderPaths.ts'
import { itemName } from '../common/productNames.ts'
import { ordersMessages } from './ordersMessages.ts'
import { CancelOrder } from '../pay/CancelOrder.tsx'
import * as cards from '../common/parts/cards.css.ts'
import * as styles from './OrderCard.css.ts'

const tones: Partial<Record<OrderStatus, 'success' | 'accent'>> = { finished: 'success', created: 'accent', paying: 'accent' }

export interface OrderCardProps {
  order: Order
  onCancel: () => Promise<void>
}

/** One order: its items, its price, its status, and what can be done now. */
export function OrderCard({ order, onCancel }: OrderCardProps): ReactNode {
  const t = useT(ordersMessages)
  const locale = useLocale(locales)
  const { order_no, status, items } = order
  const title = `order-${order_no}`
  const isGoods = order.type === 'store'
  return (
    <section className={cards.card} aria-labelledby={title}>
      <div className={cards.own}>
        <div>
          <h2 id={title} className={cards.name}>
            <span className={styles.items}>
              {items.map((item) => (
                <span key={item.sku}>{t('quantity', { name: itemName(item, locale), count: item.quantity })}</span>
              ))}
            </span>
            {(order.type === 'upgrade' || order.type === 'renewal') && <Tag>{t(`kind.${order.type}`)}</Tag>}
            <Tag {...(tones[status] && { tone: tones[status] })}>{t(isGoods && status === 'paid' ? 'goods.paid' : `state.${status}`)}</Tag>
          </h2>
          <p className={cards.summary}>{t('summary', { date: formatDate(order.created_at, locale), order: order_no })}</p>
        </div>
      </div>
      <div className={styles.row}>
        <OrderSum order={order} />
        <OrderActions order={order} onCancel={onCancel} />
      </div>
      <details className={styles.history}>
        <summary className={styles.toggle}>{t('timeline')}</summary>
        <ol className={styles.steps}>
          {order.timeline.map(({ at, event }) => (
            <li key={`${event} ${at}`} className={styles.step}>
              <time dateTime={at} className={styles.stepTime}>
                {formatDate(at, locale, 'datetime')}
              </time>
              <span>{t(isGoods && event === 'finished' ? 'goods.finished' : `event.${event}`)}</span>
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}

function OrderSum({ order }: Pick<OrderCardProps, 'order'>) {
  const { type, amount_paid, amount_payable, amount_discount, amount_coupon = 0, coupon, currency, can, expires_at } = order
  const t = useT(ordersMessages)
  const locale = useLocale(locales)
  const isPaid = amount_paid > 0
  const discount = amount_discount - amount_coupon
  const money = (amount: number) => formatMoney(amount, currency, locale, { cents: true })
  return (
    <p>
      <span className={styles.muted}>{t(isPaid ? 'amount.paid' : 'amount.payable')}</span>{' '}
      <b className={styles.sum}>{money(isPaid ? amount_paid : amount_payable)}</b>{' '}
      {discount > 0 && (
        <span className={styles.muted}>{t(type === 'upgrade' ? 'amount.credit' : 'amount.discount', { amount: money(discount) })} </span>
      )}
      {coupon !== undefined && <span className={styles.muted}>{`${coupon} – ${money(amount_coupon)}`} </span>}
      {can.pay && <span className={styles.muted}>{t('keptUntil', { time: formatDate(expires_at, locale, 'datetime') })}</span>}
    </p>
  )
}

function OrderActions({ order, onCancel }: OrderCardProps) {
  const t = useT(ordersMessages)
  const { order_no, status, can, invoice_status } = order
  const paths = orderPaths(order)
  return (
    <div className={styles.actions}>
      {can.cancel && <CancelOrder onCancel={onCancel} />}
      {can.pay && (
        <Link to={paths.pay} variant="plain" className={button({ variant: 'primary' })}>
          {t('pay')}
        </Link>
      )}
      {can.invoice && (
        <Link to={`/user/invoice?order=${order_no}`} variant="plain" className={button()}>
          {t('invoice.apply')}
        </Link>
      )}
      {!can.invoice && invoice_status !== 'none' && (
        <Link to="/user/invoice" variant="plain" className={button()}>
          <FileIcon />
          {t(`invoice.${invoice_status}`)}
        </Link>
      )}
      {status === 'finished' && (
        <Link to={paths.owned} variant="plain" className={button()}>
          {t(order.type === 'store' ? 'goods.open' : 'licences')}
        </Link>
      )}
    </div>
  )
}
