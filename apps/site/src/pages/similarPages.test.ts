import { expect, test } from 'vitest'
import { similarPages } from './similarPages.ts'

const pages = ['/view-ui-plus/component/base/button', '/view-ui-plus/component/form/table', '/price', '/privacy'].map((href) => ({
  href,
  title: href,
}))
const hrefs = (path: string) => similarPages(path, pages).map(({ href }) => href)

test('[ROUTE-06] a misspelt address finds the intended page', () => {
  expect(hrefs('/prise')[0]).toBe('/price')
  expect(hrefs('/docs/buton')[0]).toBe('/view-ui-plus/component/base/button')
  expect(hrefs('/view-ui-plus/component/form/tabel')[0]).toBe('/view-ui-plus/component/form/table')
})

test('[ROUTE-06] an address unlike any page finds nothing, and a malformed one does not throw', () => {
  expect(hrefs('/zzzzzzzzzzzzzzzzzz')).toEqual([])
  expect(hrefs('/%E0%A4%A')).toEqual([])
})
