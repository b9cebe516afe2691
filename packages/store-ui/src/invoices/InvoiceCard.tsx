import type { Invoice, InvoiceStatus } from '@view-site/contract'
import { formatDate, formatMoney, useLocale, useT } from '@view-site/i18n'
import { Button, Tag } from '@view-site/ui'
import type { ReactNode } from 'react'
import { invoicesMessages } from './invoicesMessages.ts'
import * as orders from '../orders/OrderCard.css.ts'
import * as cards from '../common/parts/cards.css.ts'
import { InvoiceFiles } from './InvoiceFiles.tsx'
import * as styles from './InvoiceCard.css.ts'

const tones: Partial<Record<InvoiceStatus, 'success' | 'accent' | 'warning'>> = {
  applied: 'accent',
  reviewing: 'accent',
  issued: 'success',
  rejected: 'warning',
}

export interface InvoiceCardProps {
  invoice: Invoice
  /** Applies again after a rejection. */
  onAgain: () => void
}

/** One invoice: its title, its status, its files, and a new application if it was rejected. */
export function InvoiceCard({ invoice, onAgain }: InvoiceCardProps): ReactNode {
  const t = useT(invoicesMessages)
  const locale = useLocale()
  const { id, status, title, kind, created_at, amount } = invoice
  const tone = tones[status]
  return (
    <section className={cards.card} aria-labelledby={`invoice-${id}`}>
      <div className={cards.own}>
        <div>
          <h2 id={`invoice-${id}`} className={cards.name}>
            <bdi className={styles.buyer}>{title}</bdi>
            <Tag {...(tone && { tone })}>{t(`state.${status}`)}</Tag>
          </h2>
          <p className={cards.summary}>{t('summary', { date: formatDate(created_at, locale), kind: t(`kind.${kind}`) })}</p>
        </div>
      </div>
      <div className={orders.row}>
        <p>
          <span className={orders.muted}>{t('amount')}</span>{' '}
          <b className={orders.sum}>{formatMoney(amount, 'CNY', locale, { cents: true })}</b>
        </p>
        {status === 'issued' && <InvoiceFiles invoice={invoice} />}
        {status === 'rejected' && <Button onClick={onAgain}>{t('again')}</Button>}
      </div>
      <StateNote invoice={invoice} />
      <Details invoice={invoice} />
    </section>
  )
}

function StateNote({ invoice: { status, reject_reason } }: Pick<InvoiceCardProps, 'invoice'>) {
  const t = useT(invoicesMessages)
  if (status === 'issued') return null
  if (status === 'rejected') return <p className={styles.rejected}>{t('rejected', { reason: reject_reason ?? '' })}</p>
  return <p className={styles.note}>{t(`about.${status}`)}</p>
}

function Details({ invoice }: Pick<InvoiceCardProps, 'invoice'>) {
  const t = useT(invoicesMessages)
  const locale = useLocale()
  const facts = [
    [t('number'), invoice.invoice_no],
    [t('issuedAt'), invoice.issued_at && formatDate(invoice.issued_at, locale)],
    [t('form.tax_no'), invoice.tax_no],
    [t('form.reg_address'), invoice.reg_address],
    [t('form.reg_phone'), invoice.reg_phone],
    [t('form.bank_name'), invoice.bank_name],
    [t('form.bank_account'), invoice.bank_account],
    [t('form.mail'), invoice.mail],
    [t('orders'), invoice.order_nos.join(' ')],
  ]
  return (
    <details className={orders.history}>
      <summary className={orders.toggle}>{t('details')}</summary>
      <dl className={styles.facts}>
        {facts.map(([name, value]) =>
          value === undefined ? null : (
            <div key={name} className={styles.fact}>
              <dt className={styles.factName}>{name}</dt>
              <dd className={styles.factValue}>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </details>
  )
}
