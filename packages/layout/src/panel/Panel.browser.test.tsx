import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { LayoutSetup } from '../../test/layoutOptions.tsx'
import { renderLayout } from '../../test/renderLayout.tsx'
import { apiAnchorOffset, Panel, PanelAction, type Anchor } from '../index.ts'

const anchors: Anchor[] = [
  { id: 'demos', title: '示例' },
  { id: 'type', title: '按钮类型', level: 2 },
  { id: 'api', title: 'API', offset: apiAnchorOffset },
]
const actions = (
  <>
    <PanelAction href="https://demo.example.com">在线预览</PanelAction>
    <PanelAction href="/price">购买</PanelAction>
  </>
)
const button = '/view-ui-plus/component/base/button'
const show = (PanelSlot: () => React.ReactNode, setup: LayoutSetup = {}) =>
  renderLayout({ path: button, slots: { Panel: PanelSlot }, ...setup })
const onThisPage = () => page.getByRole('navigation', { name: '本页' })
const currentAnchor = () => onThisPage().element().querySelector('[aria-current="location"]')?.textContent
const mainWidth = () => document.querySelector('main')?.getBoundingClientRect().width ?? 0
const topOf = (id: string) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN)

test('[LAY-06] the panel holds the actions and, below them, the anchors; a demo opens in a new tab', async () => {
  const { router } = await show(() => <Panel actions={actions} anchors={anchors} />)
  const aside = page.getByRole('complementary', { name: '产品与本页目录' })
  expect(aside.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(208)
  const demo = page.getByRole('link', { name: '在线预览 （在新标签页打开）' })
  await expect.element(demo).toHaveAttribute('target', '_blank')
  await expect.element(demo).toHaveAttribute('rel', 'noopener')
  await page.elementLocator(aside.element()).getByRole('link', { name: '购买' }).click()
  expect(router.visited).toEqual(['/price'])
})

test('[LAY-06] other pages list their anchors alone', async () => {
  await show(() => <Panel anchors={anchors} />)
  await expect.element(onThisPage()).toBeVisible()
  expect(document.querySelector('aside a[href="/price"]')).toBeNull()
})

test('the column is reserved before the panel has loaded; without the slot there is none', async () => {
  await show(() => <Panel anchors={anchors} />)
  const width = mainWidth()
  document.querySelector('aside')?.remove()
  expect(mainWidth()).toBe(width)
  await renderLayout({ path: button })
  expect(document.querySelectorAll('main')[1]?.getBoundingClientRect().width).toBe(width + 248)
})

test('[LAY-06] the anchor being read is current; the last one is at the end of the page', async () => {
  await show(() => <Panel anchors={anchors} />)
  await expect.poll(currentAnchor).toBe('示例')
  window.scrollBy(0, topOf('type') - 80)
  await expect.poll(currentAnchor).toBe('示例')
  window.scrollBy(0, 20)
  await expect.poll(currentAnchor).toBe('按钮类型')
  window.scrollTo(0, document.body.scrollHeight)
  await expect.poll(currentAnchor).toBe('API')
})

test('[LAY-06] an anchor scrolls to just below the header, the API anchor to 140 px', async () => {
  await show(() => <Panel anchors={anchors} />)
  await onThisPage().getByRole('link', { name: '按钮类型' }).click()
  await expect.poll(() => topOf('type')).toBe(72)
  await onThisPage().getByRole('link', { name: 'API' }).click()
  await expect.poll(() => topOf('api')).toBe(140)
  await expect.poll(currentAnchor).toBe('API')
  history.replaceState(null, '', location.pathname + location.search)
})

test('[LAY-06] on a narrow screen the actions are a row below the page, and the anchors are closed', async () => {
  await show(() => <Panel actions={actions} anchors={anchors} />, { width: 834 })
  await expect.element(page.getByRole('complementary', { name: '产品与本页目录' })).toBeInTheDocument()
  const [preview, price] = Array.from(document.querySelectorAll('main + aside a'), (link) => link.getBoundingClientRect())
  expect(preview?.top).toBeGreaterThanOrEqual(page.getByRole('main').element().getBoundingClientRect().bottom)
  expect(price?.top).toBe(preview?.top)
  await expect.element(onThisPage()).not.toBeInTheDocument()
})

test('only articles have the panel', async () => {
  const { router } = await show(() => <Panel actions={actions} />)
  await expect.element(page.getByRole('complementary')).toBeVisible()
  router.navigate('/price')
  await expect.element(page.getByRole('complementary')).not.toBeInTheDocument()
})
