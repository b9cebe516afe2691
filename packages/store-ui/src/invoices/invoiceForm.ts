import type { CallRequest, Invoice } from '@view-site/contract'
import { isTaxNumber } from '@view-site/contract/constants'

/** An application as the form holds it. */
export interface InvoiceValues {
  order_nos: readonly string[]
  kind: Invoice['kind']
  title_type: Invoice['title_type']
  title: string
  tax_no: string
  reg_address: string
  reg_phone: string
  bank_name: string
  bank_account: string
  /** An earlier invoice whose account is taken when `bank_account` stays empty. */
  bank_account_of: string | undefined
  mail: string
}

/** A field of the form. */
export type InvoiceField = Exclude<keyof InvoiceValues, 'bank_account_of'>

/** The error of a field. */
export type InvoiceProblem = 'missing' | 'long' | 'wrong'

/** A form that nothing has been written into. */
export const emptyInvoice: InvoiceValues = {
  order_nos: [],
  kind: 'normal',
  title_type: 'company',
  title: '',
  tax_no: '',
  reg_address: '',
  reg_phone: '',
  bank_name: '',
  bank_account: '',
  bank_account_of: undefined,
  mail: '',
}

const longest: { [Field in InvoiceField]?: number } = {
  title: 120,
  tax_no: 20,
  reg_address: 200,
  reg_phone: 30,
  bank_name: 120,
  bank_account: 40,
  mail: 254,
}

const shapes: { [Field in InvoiceField]?: (text: string) => boolean } = {
  tax_no: (text) => isTaxNumber(text.toUpperCase()),
  bank_account: (text) => /^[\d -]{6,40}$/.test(text),
  mail: (text) => /^[^\s@]+@[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}$/i.test(text),
}

/** The fields that this kind of invoice requires, in the form's order. */
export function invoiceFields({ kind, title_type }: Pick<InvoiceValues, 'kind' | 'title_type'>): InvoiceField[] {
  const company = title_type === 'company' ? (['tax_no'] as const) : []
  const bank = kind === 'special' ? (['reg_address', 'reg_phone', 'bank_name', 'bank_account'] as const) : []
  return ['order_nos', 'title_type', 'kind', 'title', ...company, ...bank, 'mail']
}

/** The error of a field, if any. The contract's schema decides; a test keeps the two in step. */
export function checkInvoiceField(values: InvoiceValues, field: InvoiceField): InvoiceProblem | undefined {
  const value = values[field]
  if (typeof value !== 'string') return value.length === 0 ? 'missing' : value.length > 20 ? 'long' : undefined
  const text = value.trim()
  if (text === '') return field === 'bank_account' && values.bank_account_of !== undefined ? undefined : 'missing'
  if (text.length > (longest[field] ?? Infinity)) return 'long'
  return shapes[field]?.(text) === false ? 'wrong' : undefined
}

/** The fields with errors, in the form's order. */
export function invoiceFaults(values: InvoiceValues): InvoiceField[] {
  return invoiceFields(values).filter((field) => checkInvoiceField(values, field) !== undefined)
}

/** The body of the call, without the fields that this kind of invoice does not require. */
export function invoiceRequest(values: InvoiceValues, request_id: string): CallRequest<'pro/invoice/apply'> {
  const { kind, title_type, order_nos } = values
  const account = values.bank_account.trim()
  return {
    order_nos: order_nos.toSorted(),
    kind,
    title_type,
    title: values.title.trim(),
    mail: values.mail.trim(),
    request_id,
    ...(title_type === 'company' && { tax_no: values.tax_no.trim() }),
    ...(kind === 'special' && {
      reg_address: values.reg_address.trim(),
      reg_phone: values.reg_phone.trim(),
      bank_name: values.bank_name.trim(),
      ...(account === '' ? { bank_account_of: values.bank_account_of } : { bank_account: account }),
    }),
  }
}

/** The form filled in like an earlier invoice, for other orders. */
export function valuesOfInvoice(invoice: Invoice, order_nos: readonly string[]): InvoiceValues {
  return {
    order_nos,
    kind: invoice.kind,
    title_type: invoice.title_type,
    title: invoice.title,
    tax_no: invoice.tax_no ?? '',
    reg_address: invoice.reg_address ?? '',
    reg_phone: invoice.reg_phone ?? '',
    bank_name: invoice.bank_name ?? '',
    bank_account: '',
    bank_account_of: invoice.bank_account === undefined ? undefined : invoice.id,
    mail: invoice.mail,
  }
}

/** The titles an account has used, the latest of each first: by name, number and kind. */
export function savedTitles(invoices: readonly Invoice[]): Invoice[] {
  return [...new Map(invoices.toReversed().map((invoice) => [keyOf(invoice), invoice])).values()].toReversed()
}

function keyOf({ title, tax_no, kind }: Invoice) {
  return [title, tax_no, kind].join('\n')
}
