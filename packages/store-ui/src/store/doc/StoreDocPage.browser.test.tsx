import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { violations } from '@view-site/vitest-config/axe'
import { openShop } from '../../../test/openShop.ts'
import { renderPage } from '../../../test/renderPage.tsx'
import { StoreDocPage } from './StoreDocPage.tsx'

async function ownersShop() {
  const shop = await openShop()
  await shop.buyItem('goods-2')
  return shop
}

test('[SALE-06] an owner reads the document, with contents that lead to its parts', async () => {
  await renderPage(<StoreDocPage id="doc-2" />, { shop: await ownersShop() })
  await expect.element(page.getByRole('heading', { level: 1, name: '第一章' })).toHaveAttribute('id', 'part-1')
  await expect.element(page.getByRole('heading', { level: 2, name: '细节' })).toHaveAttribute('id', 'part-2')
  await expect
    .element(page.getByRole('navigation', { name: '目录' }).getByRole('link', { name: '细节' }))
    .toHaveAttribute('href', '#part-2')
  await expect.element(page.getByRole('table')).toBeVisible()
})

test('[SALE-06] no script of a document runs: HTML and dangerous addresses are left out', async () => {
  await renderPage(<StoreDocPage id="doc-2" />, { shop: await ownersShop() })
  await expect.element(page.getByRole('article').getByText('坏链接')).toBeVisible()
  const article = page.getByRole('article').element()
  expect(article.querySelectorAll('script, img, iframe, [onerror]')).toHaveLength(0)
  expect([...article.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(
    ['https://example.com', null].map((href) => href ?? ''),
  )
  expect(globalThis).not.toHaveProperty('broken')
})

test('[SALE-06] others see the contents and how to get it, and none of the text', async () => {
  await renderPage(<StoreDocPage id="doc-2" />)
  await expect.element(page.getByText('购买后阅读')).toBeVisible()
  await expect.element(page.getByRole('navigation', { name: '目录' })).toMatchTextContent(/细节/)
  await expect.element(page.getByRole('link', { name: '查看商品' })).toHaveAttribute('href', '/store/item/goods-2')
  await expect.element(page.getByRole('article')).not.toBeInTheDocument()
})

test('[SALE-06] a document that is not there says so', async () => {
  await renderPage(<StoreDocPage id="nothing" />)
  await expect.element(page.getByRole('heading', { name: '没有这篇文档' })).toBeVisible()
})

test.each([
  ['zh-CN', 'light', 1440],
  ['en-US', 'dark', 390],
] as const)('[SALE-06] a document is accessible and fits: %s, %s, %i px', async (locale, theme, width) => {
  await renderPage(<StoreDocPage id="doc-2" />, { locale, theme, size: [width, 800], shop: await ownersShop() })
  await expect.element(page.getByRole('table')).toBeVisible()
  expect(await violations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
