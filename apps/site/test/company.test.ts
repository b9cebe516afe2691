import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createI18n, loadT } from '@view-site/i18n'
import { locales, type Locale } from '@view-site/i18n/product'
import { company, type Company } from '@view-site/site-data/company'
import { consult } from '@view-site/site-data/consult'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { footerNote } from '../src/app/layout/footerNote.tsx'
import { siteTexts } from '../src/app/texts.ts'

const example: Company = {
  name: { 'zh-CN': '示例科技有限公司', 'en-US': 'Example Technology Co., Ltd.' },
  address: { 'zh-CN': '北京市示例区示例路 1 号', 'en-US': '1 Example Road, Beijing' },
  registration: '91110000EXAMPLE000',
  icp: '京ICP备00000000号',
  phone: '010-00000000',
}

const termsOf = (locale: Locale) => resolve(import.meta.dirname, `../../../content/site/terms/${locale}.md`)

// `vitest -u` writes the section into the terms.
test.for(locales)('the terms name the company that the owner has set, %s', async (locale) => {
  const terms = readFileSync(termsOf(locale), 'utf8')
  await expect(withCompany(terms, company, locale)).toMatchFileSnapshot(termsOf(locale))
  const filled = withCompany(terms, example, locale)
  for (const fact of [example.name[locale], example.address[locale], example.registration, example.icp, example.phone, consult.mail]) {
    expect(filled).toContain(fact)
  }
  expect(withCompany(filled, company, locale)).toBe(withCompany(terms, company, locale))
})

async function note(locale: Locale, given: Company | undefined): Promise<string> {
  const t = await loadT(createI18n(locale), siteTexts)
  return renderToStaticMarkup(footerNote({ company: given, hours: '10:00–18:00', t, locale }))
}

test('[NAV-03] the footer names the company with a link to the register of filings, and only the hours while none is set', async () => {
  expect(await note('zh-CN', undefined)).toBe('10:00–18:00')
  expect(await note('zh-CN', example)).toMatch(
    /^示例科技有限公司 · 统一社会信用代码 91110000EXAMPLE000 · 北京市示例区示例路 1 号 · <a .*href="https:\/\/beian\.miit\.gov\.cn\/">京ICP备00000000号<\/a> · 10:00–18:00$/,
  )
  const { icp: _icp, ...abroad } = example
  expect(await note('en-US', abroad)).toBe(
    'Example Technology Co., Ltd. · Registration no. 91110000EXAMPLE000 · 1 Example Road, Beijing · 10:00–18:00',
  )
})

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

/** The terms with their section about the company written from the owner's data. */
function withCompany(terms: string, given: Company | undefined, locale: Locale): string {
  const { heading, unset, lines } = sections[locale]
  const start = terms.indexOf(`\n${heading}\n\n`) + heading.length + 3
  if (start < heading.length + 3) throw new Error(`The terms have no heading "${heading}" in ${locale}.`)
  const end = terms.indexOf('\n\n## ', start)
  const facts = given && lines(given).flatMap((line) => (line === false ? [] : [`- ${line}`]))
  return terms.slice(0, start) + (facts ? facts.join('\n') : unset) + terms.slice(end)
}
