import { createI18n, loadT } from '@view-site/i18n'
import type { Locale } from '@view-site/i18n/product'
import type { Company } from '@view-site/site-data/company'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { footerNote } from '../src/app/layout/footerNote.tsx'
import { siteTexts } from '../src/app/texts.ts'
import { exampleCompany } from './exampleCompany.ts'

async function note(locale: Locale, given: Company | undefined): Promise<string> {
  const t = await loadT(createI18n(locale), siteTexts)
  return renderToStaticMarkup(footerNote({ company: given, hours: '10:00–18:00', t, locale }))
}

test('[NAV-03] the footer names the company with a link to the register of filings, and only the hours while none is set', async () => {
  expect(await note('zh-CN', undefined)).toBe('10:00–18:00')
  expect(await note('zh-CN', exampleCompany)).toMatch(
    /^示例科技有限公司 · 统一社会信用代码 91110000EXAMPLE000 · 北京市示例区示例路 1 号 · <a .*href="https:\/\/beian\.miit\.gov\.cn\/">京ICP备00000000号<\/a> · 10:00–18:00$/,
  )
  const { icp: _icp, ...abroad } = exampleCompany
  expect(await note('en-US', abroad)).toBe(
    'Example Technology Co., Ltd. · Registration no. 91110000EXAMPLE000 · 1 Example Road, Beijing · 10:00–18:00',
  )
})
