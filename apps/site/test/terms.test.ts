import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { locales, type Locale } from '@view-site/i18n/product'
import { cardPayments } from '@view-site/site-data/cardPayments'
import { company, type Company } from '@view-site/site-data/company'
import { consult } from '@view-site/site-data/consult'
import { expect, test } from 'vitest'
import { exampleCompany } from './exampleCompany.ts'

/** What the owner has set that the terms state. */
interface OwnerData {
  company: Company | undefined
  cardPayments: boolean
}

const own: OwnerData = { company, cardPayments }

const termsOf = (locale: Locale) => resolve(import.meta.dirname, `../../../content/site/terms/${locale}.md`)

// `vitest -u` writes the texts into the terms.
test.for(locales)('the terms state what the owner has set, %s', async (locale) => {
  const terms = readFileSync(termsOf(locale), 'utf8')
  await expect(withOwnerData(terms, own, locale)).toMatchFileSnapshot(termsOf(locale))
})

test.for(locales)('the terms name the company that the owner has set, %s', (locale) => {
  const terms = readFileSync(termsOf(locale), 'utf8')
  const filled = withOwnerData(terms, { ...own, company: exampleCompany }, locale)
  const { name, address, registration, icp, phone } = exampleCompany
  for (const fact of [name[locale], address[locale], registration, icp, phone, consult.mail]) expect(filled).toContain(fact)
  expect(withOwnerData(filled, own, locale)).toBe(withOwnerData(terms, own, locale))
})

test.for([
  ['zh-CN', /^- 付款由微信支付或支付宝完成。重复付款、/m, /^- 可以用微信支付、支付宝或银行卡付款。.*Stripe.*重复付款、/m],
  [
    'en-US',
    /^- Payments are made with WeChat Pay or Alipay\. Duplicate/m,
    /^- Payments are made with WeChat Pay, Alipay, or a card\. .*Stripe.* Duplicate/m,
  ],
] as const)(
  '[SALE-01] the terms name cards and their provider where cards are accepted, and neither where they are not, %s',
  ([locale, without, withCards]) => {
    const terms = readFileSync(termsOf(locale), 'utf8')
    const closed = withOwnerData(terms, { ...own, cardPayments: false }, locale)
    const open = withOwnerData(closed, { ...own, cardPayments: true }, locale)
    expect(closed).toMatch(without)
    expect(closed).not.toMatch(/Stripe|银行卡|\bcard\b/)
    expect(open).toMatch(withCards)
    expect(withOwnerData(open, { ...own, cardPayments: false }, locale)).toBe(closed)
  },
)

const payments = {
  'zh-CN': {
    before: '\n- ',
    after: '重复付款、',
    closed: '付款由微信支付或支付宝完成。',
    open: '可以用微信支付、支付宝或银行卡付款。银行卡在 Stripe 的页面上付款，本站不会收到卡号。',
  },
  'en-US': {
    before: '\n- ',
    after: ' Duplicate payments, ',
    closed: 'Payments are made with WeChat Pay or Alipay.',
    open: 'Payments are made with WeChat Pay, Alipay, or a card. Cards are entered on the page of Stripe, and this site does not receive their numbers.',
  },
} as const

const sections = {
  'zh-CN': {
    heading: '## 经营者',
    unset: '由站点所有者填写：公司名称、统一社会信用代码、注册地址、客服邮箱与电话。',
    lines: ({ name, address, registration, icp, phone }: Company) => [
      `公司名称：${name['zh-CN']}`,
      `统一社会信用代码：${registration}`,
      `注册地址：${address['zh-CN']}`,
      `客服邮箱：${consult.mail}`,
      phone !== undefined && `客服电话：${phone}`,
      icp !== undefined && `备案号：${icp}`,
    ],
  },
  'en-US': {
    heading: '## Who runs this site',
    unset:
      'To be filled in by the owner of the site: name of the company, registration number, registered address, and the email address and phone number of customer service.',
    lines: ({ name, address, registration, icp, phone }: Company) => [
      `Company: ${name['en-US']}`,
      `Registration number: ${registration}`,
      `Registered address: ${address['en-US']}`,
      `Customer service: ${consult.mail}`,
      phone !== undefined && `Phone: ${phone}`,
      icp !== undefined && `ICP filing: ${icp}`,
    ],
  },
} as const

/** The terms with their section about the company, and the ways to pay, written from the owner's data. */
function withOwnerData(terms: string, data: OwnerData, locale: Locale): string {
  return withPayments(withCompany(terms, data.company, locale), data.cardPayments, locale)
}

function withCompany(terms: string, given: Company | undefined, locale: Locale): string {
  const { heading, unset, lines } = sections[locale]
  const start = terms.indexOf(`\n${heading}\n\n`) + heading.length + 3
  if (start < heading.length + 3) throw new Error(`The terms have no heading "${heading}" in ${locale}.`)
  const end = terms.indexOf('\n\n## ', start)
  const facts = given && lines(given).flatMap((line) => (line === false ? [] : [`- ${line}`]))
  return terms.slice(0, start) + (facts ? facts.join('\n') : unset) + terms.slice(end)
}

/** Replaces the text between the start of its list item and the sentence about payments that go back. */
function withPayments(terms: string, hasCards: boolean, locale: Locale): string {
  const { before, after, closed, open } = payments[locale]
  const end = terms.indexOf(after)
  if (end < 0) throw new Error(`The terms do not contain "${after}" in ${locale}. Change the text in this file as well.`)
  const start = terms.lastIndexOf(before, end) + before.length
  return terms.slice(0, start) + (hasCards ? open : closed) + terms.slice(end)
}
