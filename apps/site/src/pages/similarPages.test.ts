import { expect, test } from 'vitest'
import { nearPages } from './nearPages.ts'

const pages = ['/view-ui-plus/component/base/button', '/view-ui-plus/component/form/table', '/price', '/privacy'].map((href) => ({
  href,
  title: href,
}))
const hrefs = (path: string) => nearPages(path, pages).map(({ href }) => href)

test('[ROUTE-06] a misspelt address finds the page that was meant', () => {
  expect(hrefs('/prise')[0]).toBe('/price')
  expect(hrefs('/docs/buton')[0]).toBe('/view-ui-plus/component/base/button')
  expect(hrefs('/view-ui-plus/component/form/tabel')[0]).toBe('/view-ui-plus/component/form/table')
})

test('[ROUTE-06] an address like nothing on the site finds nothing, and a broken one does no harm', () => {
  expect(hrefs('/zzzzzzzzzzzzzzzzzz')).toEqual([])
  expect(hrefs('/%E0%A4%A')).toEqual([])
})
