import { calls, type Invoice } from '@view-site/contract'
import { expect, test } from 'vitest'
import { emptyInvoice, invoiceFaults, invoiceRequest, savedTitles, valuesOfInvoice, type InvoiceValues } from './invoiceForm.ts'

const { request } = calls['pro/invoice/apply']
const company = { ...emptyInvoice, order_nos: ['b', 'a'], title: ' 示例公司 ', tax_no: '91350100M000100Y43', mail: 'a@example.com' }
const special: InvoiceValues = {
  ...company,
  kind: 'special',
  reg_address: '杭州',
  reg_phone: '0571-1',
  bank_name: '示例银行',
  bank_account: '6222 0000 1234',
}

test.each<[string, InvoiceValues]>([
  ['a company', company],
  ['a company in lower case', { ...company, tax_no: '91350100m000100y43' }],
  ['a person', { ...company, title_type: 'person', tax_no: '' }],
  ['a special one', special],
  ['a special one with the account of an earlier one', { ...special, bank_account: '', bank_account_of: 'v_1' }],
])('[SALE-05] %s can be sent, and the contract accepts it', (_what, values) => {
  expect(invoiceFaults(values)).toEqual([])
  expect(request.safeParse(invoiceRequest(values, crypto.randomUUID())).success).toBe(true)
})

test.each<[keyof InvoiceValues, string | readonly string[]]>([
  ['order_nos', []],
  ['order_nos', Array.from({ length: 21 }, String)],
  ['title', ' '],
  ['title', 'x'.repeat(121)],
  ['tax_no', ''],
  ['reg_address', ''],
  ['reg_phone', 'x'.repeat(31)],
  ['bank_name', ''],
  ['bank_account', ''],
  ['bank_account', '12ab5678'],
  ['mail', 'nobody'],
  ['mail', 'a@b'],
])('[SALE-05] an invalid %s is rejected by the form as by the contract', (field, value) => {
  const values = { ...special, [field]: value }
  expect(invoiceFaults(values)).toEqual([field])
  const result = request.safeParse(invoiceRequest(values, crypto.randomUUID()))
  expect(result.error?.issues.map(({ path }) => path[0])).toContain(field)
})

test('[SALE-05] a tax number with a wrong check character is reported before it is sent', () => {
  expect(invoiceFaults({ ...company, tax_no: '91350100M000100Y44' })).toEqual(['tax_no'])
})

test('[SALE-05] fields of another kind are neither checked nor sent', () => {
  const body = invoiceRequest({ ...special, kind: 'normal', title_type: 'person' }, crypto.randomUUID())
  expect(Object.keys(body).toSorted()).toEqual(['kind', 'mail', 'order_nos', 'request_id', 'title', 'title_type'])
})

test('[SALE-05] saved titles: the latest of each, with the bank account of its invoice', () => {
  const invoice: Invoice = {
    id: 'v_3',
    order_nos: ['a'],
    kind: 'special',
    title_type: 'company',
    title: '示例公司',
    tax_no: '91350100M000100Y43',
    bank_account: '•••• 1234',
    mail: 'a@example.com',
    amount: 1,
    status: 'applied',
    created_at: '2026-05-06T02:00:00.000Z',
    files: [],
  }
  const saved = savedTitles([invoice, { ...invoice, id: 'v_2' }, { ...invoice, id: 'v_1', kind: 'normal' }])
  expect(saved.map(({ id }) => id)).toEqual(['v_3', 'v_1'])
  expect(valuesOfInvoice(invoice, ['x'])).toMatchObject({ order_nos: ['x'], bank_account: '', bank_account_of: 'v_3' })
})
