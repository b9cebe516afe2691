import type { Order } from '@view-site/contract'
import { formatDate, formatMoney, useLocale, useT } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import { Checkbox } from '@view-site/ui/form'
import { useId, type ReactNode } from 'react'
import { itemName } from '../common/productNames.ts'
import { invoicesMessages } from './invoicesMessages.ts'
import * as styles from './ApplyInvoice.css.ts'

export interface InvoiceOrdersProps {
  orders: readonly Order[]
  /** Numbers of the chosen ones. */
  chosen: readonly string[]
  error: string | undefined
  onToggle: (orderNo: string, isSelected: boolean) => void
}

/** Selects the orders that an invoice covers. */
export function InvoiceOrders({ orders, chosen, error, onToggle }: InvoiceOrdersProps): ReactNode {
  const t = useT(invoicesMessages)
  const locale = useLocale(locales)
  const errorId = useId()
  return (
    <fieldset className={styles.orders} aria-describedby={errorId}>
      <legend className={styles.legend}>{t('form.orders')}</legend>
      {orders.map(({ order_no, items, amount_paid, currency, created_at }) => (
        <Checkbox
          key={order_no}
          name="order_nos"
          value={order_no}
          checked={chosen.includes(order_no)}
          onCheckedChange={(isSelected) => onToggle(order_no, isSelected)}
          label={t('form.order', {
            name: items.map((item) => itemName(item, locale)).join(' + '),
            amount: formatMoney(amount_paid, currency, locale, { cents: true }),
          })}
          hint={`${formatDate(created_at, locale)} · ${order_no}`}
        />
      ))}
      <p id={errorId} aria-live="polite" className={styles.error}>
        {error}
      </p>
    </fieldset>
  )
}
