import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { violations } from '@view-site/vitest-config/axe'
import { menu, routes } from '../../../test/fixtures.tsx'
import { renderLayout } from '../../../test/renderLayout.tsx'
import { useUnsaved } from '../../index.ts'

const bar = () => page.getByRole('navigation', { name: '打开的页面' })
const tab = (name: string) => bar().getByRole('link', { name })
const closeOf = (name: string) => bar().getByRole('button', { name: `关闭“${name}”` })
const titles = () => [...bar().element().querySelectorAll('a')].map((link) => link.textContent)
const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
const pages = ['/price', '/user/purchases', '/user/orders']
function Editor() {
  useUnsaved(true)
  return <h1>编辑</h1>
}

const own = {
  ...routes,
  '/': { meta: { name: 'home', title: '首页' } },
  '/price': { meta: { title: '价格' }, view: () => <h1>价格页</h1> },
  '/edit': { meta: { title: '编辑' }, view: () => <Editor /> },
}

async function open(width = 1440, settings = {}) {
  const rendered = await renderLayout({ width, routes: own, settings: { tabs: true, ...settings }, menu })
  await expect.element(bar()).toBeVisible()
  for (const path of pages) {
    rendered.router.navigate(path)
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await expect.poll(() => bar().element().querySelector('a[aria-current]')?.getAttribute('href')).toBe(path)
  }
  return rendered
}

test.each([390, 834, 1440])('[LAY-05] [TAB-01] at %d px every page opens as a tab, and a tab leads back to its page', async (width) => {
  const { router } = await open(width)
  expect(titles()).toEqual(['首页', '价格', '我的购买', '我的订单'])
  await expect.element(tab('我的订单')).toHaveAttribute('aria-current', 'page')
  await tab('价格').click()
  await expect.element(page.getByRole('heading', { name: '价格页' })).toBeVisible()
  expect(router.visited.at(-1)).toBe('/price')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  expect(await violations()).toEqual([])
})

test.each([390, 1440])('[TAB-02] at %d px the close button closes, and the next page is shown; home has none', async (width) => {
  const { router } = await open(width)
  await tab('我的购买').click()
  await closeOf('我的购买').click()
  await expect.poll(titles).toEqual(['首页', '价格', '我的订单'])
  expect(router.visited.at(-1)).toBe('/user/orders')
  await expect.element(closeOf('首页')).not.toBeInTheDocument()
})

test('[TAB-02] Delete closes the tab that has the focus, and the focus goes to its neighbour', async () => {
  await open()
  tab('价格').element().focus()
  await userEvent.keyboard('{Delete}')
  await expect.poll(titles).toEqual(['首页', '我的购买', '我的订单'])
  await expect.element(tab('我的购买')).toHaveFocus()
})

test('a middle click closes a tab', async () => {
  await open()
  await tab('价格').click({ button: 'middle' })
  await expect.poll(titles).toEqual(['首页', '我的购买', '我的订单'])
})

test('[TAB-03] the context menu closes left, right, others and all; it opens by the menu key too and gives the focus back', async () => {
  await open()
  await tab('我的购买').click({ button: 'right' })
  await item('关闭左侧').click()
  await expect.poll(titles).toEqual(['首页', '我的购买', '我的订单'])
  await expect.element(tab('我的购买')).toHaveFocus()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await item('关闭右侧').click()
  await expect.poll(titles).toEqual(['首页', '我的购买'])
  await page.getByRole('button', { name: '标签操作' }).click()
  await expect.element(item('全部关闭')).toBeVisible()
  expect(await violations({ isFloating: true })).toEqual([])
  await item('全部关闭').click()
  await expect.poll(titles).toEqual(['首页'])
})

test.each([390, 1440])('[TAB-04] at %d px tabs move by keyboard, are announced, and keep the focus', async (width) => {
  await open(width)
  tab('我的订单').element().focus()
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  await expect.poll(titles).toEqual(['首页', '价格', '我的订单', '我的购买'])
  await expect.element(tab('我的订单')).toHaveFocus()
  await expect.element(page.getByRole('status').filter({ hasText: '第 3 位' })).toHaveTextContent('“我的订单”移到第 3 位，共 4 个')
})

test('[TAB-04] tabs are dragged to where they are dropped; with tabsOrder off they stay', async () => {
  const { layout } = await open()
  await tab('价格').hover()
  await expect.poll(() => document.querySelector('[data-tab="/price"]')?.getAttribute('draggable')).toBe('true')
  await userEvent.dragAndDrop(page.elementLocator(tabItem('/price')), page.elementLocator(tabItem('/user/orders')), {
    targetPosition: { x: tabItem('/user/orders').offsetWidth - 8, y: 16 },
  })
  await expect.poll(titles).toEqual(['首页', '我的购买', '我的订单', '价格'])
  layout.settings.set({ tabsOrder: false })
  await expect.poll(() => tabItem('/price').getAttribute('draggable')).not.toBe('true')
  tab('价格').element().focus()
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  expect(titles()).toEqual(['首页', '我的购买', '我的订单', '价格'])
})

test('[TAB-05] a click on the current tab mounts the page again if tabsReload is on, and does nothing if it is off', async () => {
  const { layout } = await open()
  await tab('价格').click()
  const heading = page.getByRole('heading', { name: '价格页' }).element()
  await tab('价格').click()
  expect(heading.isConnected).toBe(true)
  layout.settings.set({ tabsReload: true })
  await tab('价格').click()
  await expect.poll(() => heading.isConnected).toBe(false)
  await expect.element(page.getByRole('heading', { name: '价格页' })).toBeVisible()
})

test('[TAB-06] tabs come back on the next visit', async () => {
  const { storage } = await open()
  expect(JSON.parse(storage.entries.get('view-site.layout.tabs') ?? '')).toEqual(['/', ...pages].map((fullPath) => ({ fullPath })))
  await renderLayout({ routes: own, storage, settings: { tabs: true } })
  await expect
    .poll(() => [...document.querySelectorAll('[data-tab]')].map((one) => one.getAttribute('data-tab')).slice(-4))
    .toEqual(['/', ...pages])
})

test('a page with unsaved changes is marked; closing it asks, and no keeps it', async () => {
  const { router } = await open()
  router.navigate('/edit')
  await expect.element(bar().getByRole('link', { name: '编辑 （未保存）' })).toBeVisible()
  await closeOf('编辑').click()
  await page.getByRole('button', { name: '继续编辑' }).click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(titles()).toHaveLength(5)
  await closeOf('编辑').click()
  await page.getByRole('button', { name: '放弃修改' }).click()
  await expect.poll(() => titles().length).toBe(4)
})

test('pinned tabs come first without a close button', async () => {
  await open()
  await tab('我的订单').click({ button: 'right' })
  await item('固定').click()
  await expect.poll(titles).toEqual(['首页', '我的订单（已固定）', '价格', '我的购买'])
  await expect.element(closeOf('我的订单')).not.toBeInTheDocument()
})

test('the content can fill the window, and comes back', async () => {
  await open()
  await page.getByRole('button', { name: '标签操作' }).click()
  await item('最大化内容区').click()
  await expect.element(page.getByRole('banner')).not.toBeInTheDocument()
  expect(bar().element().getBoundingClientRect().left).toBe(0)
  await page.getByRole('button', { name: '标签操作' }).click()
  await item('退出最大化').click()
  await expect.element(page.getByRole('banner')).toBeVisible()
})

test('more tabs than fit: they scroll by buttons, the current one is in view, and a list has them all', async () => {
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`/page/${index}`, { meta: { title: `第 ${index} 页` } }]))
  const { router } = await renderLayout({ routes: { ...own, ...many }, settings: { tabs: true } })
  await expect.element(bar()).toBeVisible()
  await expect.element(page.getByRole('button', { name: '往后翻标签' })).not.toBeInTheDocument()
  for (const path of Object.keys(many)) {
    router.navigate(path)
    // oxlint-disable-next-line no-await-in-loop -- each navigation ends before the next
    await new Promise((resolve) => setTimeout(resolve))
  }
  await expect.element(tab('第 29 页')).toHaveAttribute('aria-current', 'page')
  await expect.element(page.getByRole('button', { name: '往前翻标签' })).toBeVisible()
  const list = bar().element().querySelector('ul')
  await expect
    .poll(() => (list?.getBoundingClientRect().right ?? 0) - tab('第 29 页').element().getBoundingClientRect().right)
    .toBeGreaterThanOrEqual(0)
  const scrolled = list?.scrollLeft ?? 0
  await page.getByRole('button', { name: '往前翻标签' }).click()
  await expect.poll(() => list?.scrollLeft ?? 0).toBeLessThan(scrolled)
  await page.getByRole('button', { name: '全部标签' }).click()
  expect(page.getByRole('menuitem').elements()).toHaveLength(31)
  await item('第 3 页').click()
  await expect.element(tab('第 3 页')).toHaveAttribute('aria-current', 'page')
})

test('[TAB-01] tabs are off by default, and switching them on and off leaves the page where it is', async () => {
  const { layout } = await renderLayout({ path: '/price', routes: own })
  const heading = page.getByRole('heading', { name: '价格页' }).element()
  await expect.element(bar()).not.toBeInTheDocument()
  layout.settings.set({ tabs: true })
  await expect.element(tab('价格')).toBeVisible()
  layout.settings.set({ tabs: false })
  await expect.element(bar()).not.toBeInTheDocument()
  expect(page.getByRole('heading', { name: '价格页' }).element()).toBe(heading)
})

test('the page does not move when the tab bar arrives, and headings one jumps to stay clear of it', async () => {
  const button = '/view-ui-plus/component/base/button'
  await renderLayout({ path: button, routes: { ...own, [button]: routes[button] ?? {} }, settings: { tabs: true } })
  const main = page.getByRole('main').element()
  const top = main.getBoundingClientRect().top
  await expect.element(bar()).toBeVisible()
  expect(main.getBoundingClientRect().top).toBe(top)
  document.getElementById('type')?.scrollIntoView()
  expect(document.getElementById('type')?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    bar().element().getBoundingClientRect().bottom,
  )
})

function tabItem(id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-tab="${id}"]`)
  if (!found) throw new Error(`No tab ${id}`)
  return found
}
