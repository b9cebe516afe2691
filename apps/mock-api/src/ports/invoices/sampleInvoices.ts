import type { InvoiceFileType } from '@view-site/contract'
import { escapeXml } from '../escapeXml.ts'
import type { InvoiceDesk } from './InvoiceDesk.ts'
import { sampleOfd } from './sampleOfd.ts'
import { samplePdf } from './samplePdf.ts'

type IssuedInvoice = Parameters<InvoiceDesk['file']>[0]

/** The fake of `InvoiceDesk`: documents in the real formats, marked as worthless samples. */
export function sampleInvoices(): InvoiceDesk {
  return { file: (invoice, type) => Promise.resolve(makers[type](invoice)) }
}

const makers: Record<InvoiceFileType, (invoice: IssuedInvoice) => Uint8Array> = {
  pdf: (invoice) => samplePdf(linesOf(invoice)),
  ofd: (invoice) => sampleOfd(linesOf(invoice)),
  xml: (invoice) => Buffer.from(sampleXml(invoice)),
}

/** The lines of an invoice document; the first is its title. */
function linesOf(invoice: IssuedInvoice): string[] {
  const optional = [
    ['纳税人识别号', invoice.tax_no],
    ['地址', invoice.reg_address],
    ['电话', invoice.reg_phone],
    ['开户行', invoice.bank_name],
    ['账号', invoice.bank_account],
  ].flatMap(([name, value]) => (value === null || value === undefined ? [] : [`${name}：${value}`]))
  return [
    '示例发票（无任何税务效力） SAMPLE INVOICE',
    `发票号码：${invoice.invoice_no ?? ''}`,
    `开票日期：${(invoice.issued_at ?? '').slice(0, 10)}`,
    `发票类型：${invoice.kind === 'special' ? '增值税专用发票' : '普通发票'}`,
    `购买方名称：${invoice.title}`,
    ...optional,
    `订单号：${invoice.order_nos.join('、')}`,
    `价税合计：CNY ${(invoice.amount / 100).toFixed(2)}`,
  ]
}

function sampleXml(invoice: IssuedInvoice): string {
  const fields = {
    Number: invoice.invoice_no,
    IssuedAt: invoice.issued_at,
    Kind: invoice.kind,
    BuyerName: invoice.title,
    BuyerTaxNumber: invoice.tax_no,
    BuyerAddress: invoice.reg_address,
    BuyerPhone: invoice.reg_phone,
    BuyerBank: invoice.bank_name,
    BuyerAccount: invoice.bank_account,
    Orders: invoice.order_nos.join(' '),
    Amount: (invoice.amount / 100).toFixed(2),
    Currency: 'CNY',
  }
  const lines = Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [`  <${name}>${escapeXml(value)}</${name}>`]))
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<SampleInvoice>', ...lines, '</SampleInvoice>', ''].join('\n')
}
