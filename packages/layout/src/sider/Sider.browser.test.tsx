import { Profiler } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateForcedColors } from '@view-site/vitest-config/forced-colors'
import { layoutOptions } from '../../test/layoutOptions.tsx'
import { renderLayout } from '../../test/renderLayout.tsx'
import { AppLayout, createLayout, type LayoutMenu, type MenuNode } from '../index.ts'

const button = '/view-ui-plus/component/base/button'
const sider = () => page.getByRole('navigation', { name: '章节' })
const groups = () => [...sider().element().querySelectorAll('details')]
const openTitles = () =>
  groups()
    .filter(({ open }) => open)
    .map((group) => group.querySelector('summary')?.innerText.split('\n')[0])
const siderLinks = () => [...sider().element().querySelectorAll('a')].map((link) => link.textContent)
const summary = (title: string) =>
  page.elementLocator(
    groups()
      .find((group) => group.innerText.includes(title))
      ?.querySelector('summary') ?? document.body,
  )

test("[LAY-01] [LAY-18] the section's menu is 200 px wide, its counts are said, the page's group is open, the page is current", async () => {
  await renderLayout({ path: button })
  expect(sider().element().getBoundingClientRect().width).toBe(200)
  expect(groups().map((group) => group.querySelector('summary')?.innerText.replace(/\s+/g, ' '))).toEqual(['指南 2', '基础 3', '表单 2'])
  expect(openTitles()).toEqual(['基础'])
  const current = [...document.querySelectorAll('#view-layout-sider [aria-current]')]
  expect(current.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([['Button 按钮', 'page']])
})

test('[LAY-01] as an accordion one group is open; with the setting off, as many as one likes', async () => {
  const { layout } = await renderLayout({ path: button })
  await summary('表单').click()
  await expect.poll(openTitles).toEqual(['表单'])
  layout.settings.set({ menuAccordion: false })
  await summary('指南').click()
  await expect.poll(openTitles).toEqual(['指南', '表单'])
  await summary('表单').click()
  await expect.poll(openTitles).toEqual(['指南'])
})

test('[LAY-18] a navigation opens the group of the new page', async () => {
  const { router } = await renderLayout({ path: button })
  router.navigate('/view-ui-plus/component/form/table')
  await expect.poll(openTitles).toEqual(['表单'])
  await expect.element(page.getByRole('link', { name: 'Table 表格 New' })).toHaveAttribute('aria-current', 'page')
})

test('keyboard: Tab walks, Enter opens a group and follows a link', async () => {
  const { router } = await renderLayout({ path: button })
  summary('指南').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(openTitles).toEqual(['指南'])
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  expect(router.visited).toEqual(['/view-ui-plus/guide/install'])
})

test('[LAY-01] in the rail a group opens as a flyout: by mouse, and by keyboard with Escape back', async () => {
  const { layout } = await renderLayout({ path: button })
  layout.settings.set({ menuCollapse: true })
  await expect.poll(openTitles).toEqual([])
  const group = summary('表')
  group.element().focus()
  await userEvent.keyboard('{Enter}')
  const table = page.getByRole('link', { name: 'Table 表格 New' })
  await expect.element(table).toBeVisible()
  // The code that places it loads with the rail.
  const below = () => Math.abs(table.element().getBoundingClientRect().top - group.element().getBoundingClientRect().top)
  await expect.poll(below).toBeLessThan(80)
  const box = table.element().getBoundingClientRect()
  expect(box.left).toBeGreaterThan(48)
  // Over the page, not under it.
  const onTop = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  expect(table.element().contains(onTop)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(table).not.toBeInTheDocument()
  await expect.element(group).toHaveFocus()
  await group.hover()
  await expect.element(table).toBeVisible()
})

test('[LAY-01] in the rail every entry keeps its name for a screen reader, and shows it as a tooltip when focused', async () => {
  await renderLayout({ path: '/user/purchases', settings: { menuCollapse: true } })
  const orders = page.getByRole('link', { name: '我的订单' })
  await expect.element(orders).toBeVisible()
  expect(orders.element().getBoundingClientRect().width).toBeLessThanOrEqual(32)
  orders.element().focus()
  await userEvent.keyboard('{Shift}')
  const label = orders.element().querySelector('span')?.getBoundingClientRect()
  expect(label?.left).toBeGreaterThan(48)
  expect(Math.abs((label?.top ?? 0) - orders.element().getBoundingClientRect().top)).toBeLessThan(8)
})

test('[LAY-01] with forced colors, an outline marks the group of the page in the rail, or the page', async () => {
  await emulateForcedColors()
  const { router } = await renderLayout({ path: button, settings: { menuCollapse: true } })
  expect(outlined()).toEqual(['基础'])
  router.navigate('/view-ui-plus/component/form/table')
  await expect.poll(outlined).toEqual(['表单'])
  router.navigate('/user/orders')
  await expect.poll(outlined).toEqual(['我的订单'])
})

test('[LAY-21] the visitor sees what they may, also when that changes', async () => {
  const { layout } = await renderLayout({ path: '/user/purchases' })
  const auth = page.getByRole('link', { name: '实名认证' })
  await expect.element(auth).not.toBeInTheDocument()
  layout.update({ can: (needed) => needed.includes('icrud') })
  await expect.element(auth).toBeVisible()
})

test('the page one is on is in sight in a long menu, and the window does not scroll for it', async () => {
  const items = Array.from({ length: 100 }, (_, index): MenuNode => ({ title: `Page ${index}`, path: `/p/${index}` }))
  const { router } = await renderLayout({
    path: '/p/90',
    menu: { header: [], sider: [{ title: 'All', children: items }] },
    routes: Object.fromEntries(items.map(({ path = '' }) => [path, { meta: { page: 'work' as const } }])),
  })
  await expect.poll(inSight).toBe(true)
  router.navigate('/p/3')
  await expect.poll(inSight).toBe(true)
  expect(window.scrollY).toBe(0)
})

test('the title of a group begins after its icon, with a gap as in a link', async () => {
  await renderLayout({
    path: '/a',
    menu: {
      header: [],
      sider: [
        { title: 'Page', path: '/a', icon: 'lock' },
        { title: 'Group', icon: 'clock', children: [{ title: 'In it', path: '/b' }] },
      ],
    },
    routes: { '/a': { meta: { page: 'work' } }, '/b': { meta: { page: 'work' } } },
  })
  await expect.element(sider()).toBeVisible()
  const gap = gapAfterIcon(summary('Group').element())
  expect(gap).toBeGreaterThanOrEqual(8)
  expect(gap).toBe(gapAfterIcon(sider().element().querySelector('a')))
})

test('[LAY-20] the sider stays away where the route or the section says so, and on plain pages', async () => {
  const { router } = await renderLayout({
    path: '/a',
    menu: {
      header: [
        { title: 'A', path: '/a', name: 'a' },
        { title: 'B', path: '/b', name: 'b', hideSider: true },
      ],
      sider: [
        { title: 'AA', path: '/a', header: 'a' },
        { title: 'BB', path: '/b', header: 'b' },
      ],
    },
    routes: {
      '/a': { meta: { page: 'work' } },
      '/b': { meta: { page: 'work' } },
      '/a/bare': { meta: { page: 'article', hideSider: true } },
      '/a/plain': {},
    },
  })
  await expect.element(sider()).toBeVisible()
  for (const path of ['/b', '/a/bare', '/a/plain']) {
    router.navigate(path)
    await expect.element(sider()).not.toBeInTheDocument()
  }
  router.navigate('/a')
  await expect.element(sider()).toBeVisible()
})

test('a thousand items: few nodes, and a navigation renders two of them', async () => {
  const items = Array.from({ length: 1000 }, (_, index): MenuNode => ({ title: `Page ${index}`, path: `/p/${index}` }))
  const menu: LayoutMenu = { header: [], sider: [{ title: 'All', children: items }] }
  const many = Object.fromEntries(items.map(({ path = '' }) => [path, { meta: { page: 'article' as const } }]))
  const { Link, ...rest } = layoutOptions({ path: '/p/0', menu, routes: many }).router
  let links = 0
  const CountedLink: typeof Link = (props) => {
    links += 1
    return <Link {...props} />
  }
  const router = { ...rest, Link: CountedLink }
  const layout = createLayout({ ...layoutOptions({ menu, routes: many }), router })
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  flushSync(() =>
    root.render(
      <Profiler id="layout" onRender={() => undefined}>
        <AppLayout layout={layout} />
      </Profiler>,
    ),
  )
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  expect(sider().element().querySelectorAll('*').length).toBeLessThanOrEqual(2500)
  links = 0
  router.navigate('/p/500')
  await expect.element(page.getByRole('link', { name: 'Page 500', exact: true })).toHaveAttribute('aria-current', 'page')
  expect(links).toBeLessThanOrEqual(4)
})

function inSight(): boolean {
  const link = document.querySelector('#view-layout-sider [aria-current]')?.getBoundingClientRect()
  const box = sider().element().getBoundingClientRect()
  return link !== undefined && link.top >= box.top && link.bottom <= box.bottom
}

test('[LAY-01] of a long menu only the open group is drawn; a closed one has a link to its first page until it is opened', async () => {
  const groups = Array.from({ length: 4 }, (_, group): MenuNode => ({
    title: `Group ${group}`,
    header: 'product',
    children: Array.from({ length: 40 }, (_, page) => ({ title: `Page ${group}-${page}`, path: `/view-ui-plus/${group}/${page}` })),
  }))
  const routes = { '/view-ui-plus/1/3': { meta: { name: 'docs', page: 'article', header: 'product' } } } as const
  await renderLayout({ path: '/view-ui-plus/1/3', menu: { header: [], sider: groups }, routes })
  expect(openTitles()).toEqual(['Group 1'])
  expect(siderLinks()).toHaveLength(3 + 40)
  expect(siderLinks()).toContain('全部 40 页')
  await summary('Group 3').click()
  await expect.poll(() => siderLinks().filter((text) => text.startsWith('Page 3-'))).toHaveLength(40)
  await expect.element(page.getByRole('link', { name: 'Page 3-39' })).toBeVisible()
})

test('[LAY-01] a long menu with every group open is drawn whole; what is out of sight keeps its height until then', async () => {
  const menu: LayoutMenu = {
    header: [],
    sider: Array.from({ length: 20 }, (_, group) => ({
      title: `Group ${group}`,
      children: Array.from({ length: 50 }, (_, page) => ({ title: `Page ${group}-${page}`, path: `/p/${group}/${page}` })),
    })),
  }
  const routes = { '/p/0/0': { meta: { page: 'article' } }, '/p/19/49': { meta: { page: 'article' } } } as const
  const options = layoutOptions({ path: '/p/0/0', menu, routes, settings: { menuAccordion: false } })
  const layout = createLayout(options)
  menu.sider.forEach((_, group) => layout.menu.toggle(`s-${group}`, true))
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  await page.viewport(1440, 900)
  flushSync(() => root.render(<AppLayout layout={layout} />))
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  const height = sider().element().scrollHeight
  expect(height).toBeGreaterThan(1000 * 32)
  await expect.poll(() => siderLinks().filter((text) => text.startsWith('Page '))).toHaveLength(1000)
  expect(siderLinks()).not.toContain('全部 50 页')
  expect(Math.abs(sider().element().scrollHeight - height)).toBeLessThan(height / 10)
  options.router.navigate('/p/19/49')
  await expect.poll(inSight).toBe(true)
})

/** Distance between the icon of a row of the sider and its title. */
function gapAfterIcon(row: Element | null): number {
  const [icon, title] = [...(row?.children ?? [])].map((part) => part.getBoundingClientRect())
  return (title?.left ?? 0) - (icon?.right ?? 0)
}

/** Titles of the rail's entries that have an outline of 2 px in a color that can be seen. */
function outlined() {
  return [...sider().element().querySelectorAll(':scope > ul > li > a, :scope > ul > li > details > summary')]
    .filter((entry) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(entry)
      return outlineStyle === 'solid' && outlineWidth === '2px' && outlineColor !== 'rgba(0, 0, 0, 0)'
    })
    .map((entry) => entry.querySelector('b, span')?.textContent)
}
