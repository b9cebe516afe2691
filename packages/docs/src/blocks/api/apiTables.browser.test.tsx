import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { openArticle } from '../../../test/article/openArticle.ts'

const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name} \\d+$`) })
const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name} `) })

test('one table of an export shows at a time, chosen by tab', async () => {
  openArticle({ locale: 'en-US' })
  await expect.element(row('htmlType')).toBeVisible()
  await expect.element(row('click')).not.toBeInTheDocument()
  await tab('Events').click()
  await expect.element(row('click')).toBeVisible()
  await expect.element(tab('Events')).toHaveAttribute('aria-selected', 'true')
  await expect.element(row('htmlType')).not.toBeInTheDocument()
})

test('arrows, Home and End move between the tabs, and Tab moves into the table', async () => {
  openArticle({ locale: 'en-US' })
  await tab('Props').click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Events')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(tab('Methods')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Props')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{Home}')
  await expect.element(tab('Props')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('tabpanel', { name: /^Props/ })).toHaveFocus()
})

test('the filter finds names in either spelling, descriptions and types, and counts them on each tab', async () => {
  openArticle({ locale: 'en-US' })
  const filter = page.getByRole('searchbox', { name: 'Filter the Button API' })
  // The page's first one; a locked part further down has its own.
  const status = page.getByRole('status').first()
  await filter.fill('html-type')
  await expect.element(row('htmlType')).toBeVisible()
  await expect.element(row('type')).not.toBeInTheDocument()
  await filter.fill('MouseEvent')
  await expect.element(tab('Props')).toHaveTextContent('Props 0')
  await expect.element(tab('Events')).toHaveTextContent('Events 1')
  await expect.element(status).toHaveTextContent('Nothing matches. Try another word.')
  await tab('Events').click()
  await expect.element(status).toBeEmptyDOMElement()
  await filter.fill('')
  await expect.element(tab('Props')).toHaveTextContent('Props 3')
})

test('[DOC-13] a URL that names a row opens the tab with that row, both when the article is opened and when the hash changes', async () => {
  history.replaceState(null, '', '#api-Button-events-click')
  openArticle({ locale: 'en-US' })
  await expect.element(row('click')).toBeInViewport()
  await expect.element(tab('Events')).toHaveAttribute('aria-selected', 'true')
  location.hash = '#api-Button-methods-focus'
  await expect.element(row('focus')).toBeVisible()
  await expect.element(tab('Methods')).toHaveAttribute('aria-selected', 'true')
})

test('on a phone a row is a list of name, type, default and description, and still a row of a table', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(414, 896))
  openArticle({ locale: 'en-US' })
  const cells = row('htmlType').element().children
  const [name = 0, description = 0, type = 0, initial = 0] = [...cells].map((cell) => cell.getBoundingClientRect().top)
  expect([name, type, initial, description]).toEqual([name, description, type, initial].toSorted((a, b) => a - b))
  const panel = page.getByRole('tabpanel', { name: /^Props/ })
  expect(panel.element().scrollWidth).toBe(panel.element().clientWidth)
  await expect.element(panel.getByRole('columnheader', { name: 'Default' })).toBeInTheDocument()
  await expect.element(row('htmlType').getByRole('cell', { name: /'button'$/ })).toBeInTheDocument()
})
