import type { Invoice, Order } from '@view-site/contract'
import { formatMoney, useLocale, useT } from '@view-site/i18n'
import { Button } from '@view-site/ui'
import { RadioGroup, Select, TextField } from '@view-site/ui/form'
import { useId, type FormEvent, type MouseEvent, type ReactNode } from 'react'
import { invoiceFaults, type InvoiceValues } from './invoiceForm.ts'
import { invoicesMessages } from './invoicesMessages.ts'
import * as orderStyles from '../orders/OrderCard.css.ts'
import * as styles from './ApplyInvoice.css.ts'
import { InvoiceOrders } from './InvoiceOrders.tsx'
import { useInvoiceForm, type InvoiceTextField } from './useInvoiceForm.ts'

export interface InvoiceFormProps {
  /** Orders that can be invoiced. */
  orders: readonly Order[]
  /** Numbers of the orders that are selected at first. */
  chosen: readonly string[]
  /** The form starts with the values of this invoice. */
  initial: Invoice | undefined
  /** Earlier invoices whose details can be reused. */
  titles: readonly Invoice[]
  busy: boolean
  failure: string | undefined
  onSubmit: (values: InvoiceValues) => void
}

/** The fields of an application: only those that its kind requires. */
export function InvoiceForm({ orders, chosen, initial, titles, busy, failure, onSubmit }: InvoiceFormProps): ReactNode {
  const t = useT(invoicesMessages)
  const locale = useLocale()
  const id = useId()
  const known = chosen.filter((number) => orders.some(({ order_no }) => order_no === number))
  const [only] = orders
  const form = useInvoiceForm(known.length === 0 && orders.length === 1 && only ? [only.order_no] : known, initial)
  const { values } = form
  const sum = orders.filter(({ order_no }) => values.order_nos.includes(order_no)).reduce((total, order) => total + order.amount_paid, 0)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    form.touchAll()
    const [first] = invoiceFaults(values)
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    else onSubmit(values)
  }

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <InvoiceOrders orders={orders} chosen={values.order_nos} error={form.problemOf('order_nos')} onToggle={form.toggleOrder} />
      {titles.length > 0 && (
        <Select
          id={`${id}saved`}
          label={t('form.saved')}
          placeholder={t('form.savedPlaceholder')}
          options={titles.map((invoice) => ({
            value: invoice.id,
            label: t('form.savedOption', { title: invoice.title, kind: t(`kind.${invoice.kind}`) }),
          }))}
          onValueChange={(chosenId) => {
            const invoice = titles.find((title) => title.id === chosenId)
            if (invoice) form.fillFrom(invoice)
          }}
        />
      )}
      <div className={styles.fields}>
        <RadioGroup
          label={t('form.title_type')}
          value={values.title_type}
          onValueChange={(value) => form.chooseTitleType(value === 'person' ? 'person' : 'company')}
          options={(['company', 'person'] as const).map((value) => ({ value, label: t(`titleType.${value}`) }))}
        />
        <RadioGroup
          label={t('form.kind')}
          value={values.kind}
          onValueChange={(value) => form.set({ kind: value === 'special' ? 'special' : 'normal' })}
          options={(['normal', 'special'] as const).map((value) => ({
            value,
            label: t(`kind.${value}`),
            note: t(`form.kindNote.${value}`),
            disabled: value === 'special' && values.title_type === 'person',
          }))}
        />
        <Details form={form} titles={titles} initial={initial} />
      </div>
      {failure !== undefined && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <div className={styles.foot}>
        <p>
          <span className={orderStyles.muted}>{t('form.sum')}</span>{' '}
          <b className={orderStyles.sum}>{formatMoney(sum, 'CNY', locale, { cents: true })}</b>
        </p>
        <Button type="submit" variant="primary" size="lg" loading={busy} onMouseDown={keepFocus}>
          {t('form.submit')}
        </Button>
      </div>
    </form>
  )
}

interface DetailsProps {
  form: ReturnType<typeof useInvoiceForm>
  titles: readonly Invoice[]
  initial: Invoice | undefined
}

/** The invoice title, and the mail address it is sent to. */
function Details({ form, titles, initial }: DetailsProps) {
  const t = useT(invoicesMessages)
  const { values } = form
  const field = (name: Exclude<InvoiceTextField, 'title'>) => ({ ...form.text(name), label: t(`form.${name}`) })
  const company = values.title_type === 'company'
  const kept = [...titles, ...(initial ? [initial] : [])].find(({ id }) => id === values.bank_account_of)?.bank_account
  return (
    <>
      <TextField
        {...form.text('title')}
        label={t(company ? 'form.companyTitle' : 'form.personTitle')}
        autoComplete={company ? 'organization' : 'name'}
      />
      {company && <TextField {...field('tax_no')} autoCapitalize="characters" autoComplete="off" spellCheck={false} />}
      {values.kind === 'special' && (
        <>
          <TextField {...field('reg_address')} autoComplete="street-address" />
          <TextField {...field('reg_phone')} type="tel" autoComplete="tel" />
          <TextField {...field('bank_name')} autoComplete="off" />
          <TextField
            {...field('bank_account')}
            inputMode="numeric"
            autoComplete="off"
            required={kept === undefined}
            hint={kept === undefined ? undefined : t('form.accountKept', { account: kept })}
          />
        </>
      )}
      <TextField {...field('mail')} type="email" autoComplete="email" hint={t('form.mailHint')} />
    </>
  )
}

/** Blurring a field by pressing the button would show an error above it and move the button away from the pointer. */
function keepFocus(event: MouseEvent) {
  event.preventDefault()
}
