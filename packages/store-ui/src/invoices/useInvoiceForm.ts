import type { Invoice } from '@view-site/contract'
import { useT } from '@view-site/i18n'
import { useState } from 'react'
import { checkInvoiceField, emptyInvoice, invoiceFields, valuesOfInvoice, type InvoiceField, type InvoiceValues } from './invoiceForm.ts'
import { invoicesMessages } from './invoicesMessages.ts'

/** The fields of the form that are text. */
export type InvoiceTextField = Exclude<InvoiceField, 'order_nos' | 'kind' | 'title_type'>

/** State of the form; a field shows its error once it has been blurred or changed. `chosen` are order numbers, `initial` an invoice to copy. */
export function useInvoiceForm(chosen: readonly string[], initial: Invoice | undefined) {
  const t = useT(invoicesMessages)
  const [values, setValues] = useState<InvoiceValues>(() =>
    initial ? valuesOfInvoice(initial, chosen) : { ...emptyInvoice, order_nos: chosen },
  )
  const [touched, setTouched] = useState<ReadonlySet<InvoiceField>>(new Set())
  const touch = (...fields: readonly InvoiceField[]) => setTouched((before) => new Set([...before, ...fields]))
  const set = (change: Partial<InvoiceValues>) => setValues((before) => ({ ...before, ...change }))

  function problemOf(field: InvoiceField) {
    const problem = touched.has(field) ? checkInvoiceField(values, field) : undefined
    if (problem === undefined || field === 'kind' || field === 'title_type') return undefined
    if (field === 'order_nos') return t(problem === 'missing' ? 'form.missing.order_nos' : 'form.tooMany')
    if (problem === 'wrong' && (field === 'tax_no' || field === 'bank_account' || field === 'mail')) return t(`form.wrong.${field}`)
    return t(problem === 'missing' ? `form.missing.${field}` : 'form.long')
  }

  return {
    values,
    problemOf,
    touchAll: () => touch(...invoiceFields(values)),
    set,
    toggleOrder: (number: string, isSelected: boolean) => {
      const rest = values.order_nos.filter((other) => other !== number)
      set({ order_nos: isSelected ? [...rest, number] : rest })
      touch('order_nos')
    },
    /** Special invoices are for companies only. */
    chooseTitleType: (title_type: InvoiceValues['title_type']) => set({ title_type, ...(title_type === 'person' && { kind: 'normal' }) }),
    /** Copies the details of an earlier invoice; the selected orders stay. */
    fillFrom: (invoice: Invoice) => {
      setValues(valuesOfInvoice(invoice, values.order_nos))
      setTouched(new Set())
    },
    /** Props of a text field, which is validated on blur. */
    text: (field: InvoiceTextField) => ({
      name: field,
      value: values[field],
      required: true,
      error: problemOf(field),
      onValueChange: (value: string) => set({ [field]: value }),
      onBlur: () => touch(field),
    }),
  }
}
