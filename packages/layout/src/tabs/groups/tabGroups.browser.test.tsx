import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { violations } from '@view-site/vitest-config/axe'
import { emulateForcedColors } from '@view-site/vitest-config/forced-colors'
import { memoryStorage } from '@view-site/vitest-config/storage'
import { renderLayout } from '../../../test/renderLayout.tsx'
import { useUnsaved, type SettingsPatch } from '../../index.ts'

const bar = () => page.getByRole('navigation', { name: '打开的页面' })
const tab = (name: string) => bar().getByRole('link', { name })
const group = (name: string) => bar().getByRole('group', { name: `分组“${name}”` })
const label = (name: string) => group(name).getByRole('button', { expanded: true })
const collapsedLabel = (name: string) => group(name).getByRole('button', { expanded: false })
const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
const status = (text: string) => page.getByRole('status').filter({ hasText: text })
const dialog = (name: string) => page.getByRole('dialog', { name })
const menuItems = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map((one) => one.textContent)

/** What is in the bar in its order: titles of tabs, and names of groups in brackets. */
const shown = () =>
  [...bar().element().querySelectorAll('[data-tab] a, [data-group] [aria-expanded]')].map((head) =>
    head.matches('a') ? head.textContent : `[${head.textContent}]`,
  )

function Editor() {
  useUnsaved(true)
  return <h1>编辑</h1>
}

const routes = {
  '/': { meta: { title: '首页' } },
  '/a': { meta: { title: '甲' } },
  '/b': { meta: { title: '乙' } },
  '/c': { meta: { title: '丙' } },
  '/d': { meta: { title: '丁' } },
  '/edit': { meta: { title: '编辑', cache: true }, view: () => <Editor /> },
}

const orders = { id: '1', name: '订单', color: 'success', collapsed: false }
const grouped = [
  { fullPath: '/' },
  { fullPath: '/a' },
  { fullPath: '/b', group: orders },
  { fullPath: '/c', group: orders },
  { fullPath: '/d' },
]

/** Tabs as they were left on the last visit: 首页, 甲, [订单] 乙 丙, 丁. */
async function open({ path = '/a', width = 1440, stored = grouped, settings = {} }: OpenOptions = {}) {
  const storage = memoryStorage({ 'view-site.layout.tabs': JSON.stringify(stored) })
  const rendered = await renderLayout({ path, width, routes, storage, settings: { tabs: true, ...settings } })
  await expect.element(bar()).toBeVisible()
  return rendered
}

interface OpenOptions {
  path?: string
  width?: number
  stored?: object[]
  settings?: SettingsPatch
}

const ungrouped = ['/', '/a', '/b', '/c'].map((fullPath) => ({ fullPath }))

test.each([390, 1440])('at %d px a group is made, joined and left by keyboard, and the focus stays on the tab', async (width) => {
  await open({ width, stored: ungrouped })
  expect(shown()).toEqual(['首页', '甲', '乙', '丙'])
  tab('乙').element().focus()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await expect.element(item('新建分组')).toBeVisible()
  expect(menuItems()).not.toContain('移出分组')
  item('新建分组').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog('新建分组').getByRole('textbox', { name: '名称' })).toHaveFocus()
  expect(await violations({ isFloating: true })).toEqual([])
  await userEvent.keyboard('订单{Tab}{ArrowRight}{Enter}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(shown()).toEqual(['首页', '甲', '[订单]', '乙', '丙'])
  await expect.element(tab('乙')).toHaveFocus()
  await expect.element(group('订单').getByRole('link')).toHaveAccessibleName('乙')

  tab('甲').element().focus()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await expect.element(item('加入分组“订单”')).toBeVisible()
  item('加入分组“订单”').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(shown).toEqual(['首页', '[订单]', '乙', '甲', '丙'])
  await expect.element(tab('甲')).toHaveFocus()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await expect.element(item('移出分组')).toBeVisible()
  item('移出分组').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(shown).toEqual(['首页', '[订单]', '乙', '甲', '丙'])
  expect(group('订单').getByRole('link').elements()).toHaveLength(1)
  await expect.element(tab('甲')).toHaveFocus()
  expect(await violations()).toEqual([])
})

test('a group without a name gets one, and home is in none', async () => {
  await open({ stored: ungrouped })
  await tab('首页').click({ button: 'right' })
  await expect.element(item('新建分组')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Escape}')
  await tab('丙').click({ button: 'right' })
  await item('新建分组').click()
  await dialog('新建分组').getByRole('button', { name: '保存' }).click()
  await expect.poll(shown).toEqual(['首页', '甲', '乙', '[分组 1]', '丙'])
})

test('the label collapses a group: its tabs are hidden, except the current one, and it shows how many there are', async () => {
  const { storage, router } = await open()
  label('订单').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(shown).toEqual(['首页', '甲', '[订单22 个标签]', '丁'])
  await expect.element(collapsedLabel('订单')).toHaveAccessibleName('订单 2 个标签')
  await expect.element(collapsedLabel('订单')).toHaveFocus()
  expect(storage.entries.get('view-site.layout.tabs')).toContain('"collapsed":true')
  router.navigate('/c')
  await expect.poll(shown).toEqual(['首页', '甲', '[订单22 个标签]', '丙', '丁'])
  await userEvent.keyboard(' ')
  await expect.poll(shown).toEqual(['首页', '甲', '[订单]', '乙', '丙', '丁'])
})

test('a group is renamed and recolored by its menu, which opens at its label', async () => {
  const { storage } = await open()
  label('订单').element().focus()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await expect.element(page.getByRole('menu', { name: '分组“订单”' }).getByRole('menuitem', { name: '编辑分组' })).toBeVisible()
  expect(menuItems()).toEqual(['收起分组', '编辑分组', '向左移动', '向右移动', '取消分组', '关闭分组'])
  await item('编辑分组').click()
  const name = dialog('编辑分组').getByRole('textbox', { name: '名称' })
  await expect.element(name).toHaveValue('订单')
  await name.fill('采购')
  await dialog('编辑分组').getByRole('radio', { name: '红色' }).click()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(label('采购')).toHaveFocus()
  expect(storage.entries.get('view-site.layout.tabs')).toContain('"name":"采购","color":"danger"')
})

test('ungrouping leaves the tabs; without a menu key, the menu of the current tab does the same', async () => {
  await open({ path: '/b' })
  await page.getByRole('button', { name: '标签操作' }).click()
  await expect.element(page.getByRole('group', { name: '分组“订单”' }).getByRole('menuitem', { name: '编辑分组' })).toBeVisible()
  await item('取消分组').click()
  await expect.poll(shown).toEqual(['首页', '甲', '乙', '丙', '丁'])
})

test('[TAB-03] closing a group closes its tabs and asks for unsaved changes as closing several tabs does', async () => {
  const { router } = await open({ path: '/edit', stored: [...grouped, { fullPath: '/edit', group: orders }] })
  await expect.element(tab('编辑 （未保存）')).toBeVisible()
  await label('订单').click({ button: 'right' })
  await item('关闭分组').click()
  await page.getByRole('button', { name: '继续编辑' }).click()
  await expect.poll(shown).toEqual(['首页', '甲', '[订单]', '编辑（未保存）', '丁'])
  await label('订单').click({ button: 'right' })
  await item('关闭分组').click()
  await page.getByRole('button', { name: '放弃修改' }).click()
  await expect.poll(shown).toEqual(['首页', '甲', '丁'])
  expect(router.visited.at(-1)).toBe('/d')
})

test('[TAB-02] Delete on the only tab of a group takes the group away, and the focus goes on', async () => {
  await open({ stored: grouped.filter(({ fullPath }) => fullPath !== '/c') })
  tab('乙').element().focus()
  await userEvent.keyboard('{Delete}')
  await expect.poll(shown).toEqual(['首页', '甲', '丁'])
  await expect.element(tab('丁')).toHaveFocus()
})

test.each([
  ['ltr', '{ArrowLeft}', '{ArrowRight}'],
  ['rtl', '{ArrowRight}', '{ArrowLeft}'],
] as const)('[TAB-04] %s, tabs move into a group and out, groups move as one, by keyboard with the focus', async (direction, back, on) => {
  const { layout } = await open({ settings: { direction } })
  tab('丁').element().focus()
  await press(back)
  await expect.element(group('订单').getByRole('link', { name: '丁' })).toHaveFocus()
  expect(shown()).toEqual(['首页', '甲', '[订单]', '乙', '丙', '丁'])
  await expect.element(status('丁')).toHaveTextContent('“丁”移到第 5 位，共 5 个 · 分组“订单”')
  await press(back)
  expect(shown()).toEqual(['首页', '甲', '[订单]', '乙', '丁', '丙'])
  await press(on)
  await press(on)
  expect(group('订单').getByRole('link').elements()).toHaveLength(2)
  await expect.element(tab('丁')).toHaveFocus()
  label('订单').element().focus()
  await press(back)
  expect(shown()).toEqual(['首页', '[订单]', '乙', '丙', '甲', '丁'])
  await expect.element(label('订单')).toHaveFocus()
  await expect.element(status('订单')).toHaveTextContent('“订单”移到第 2 位，共 4 个')
  layout.settings.set({ tabsOrder: false })
  await press(on)
  expect(shown()[1]).toBe('[订单]')
  layout.settings.set({ direction: 'auto' })
})

test('[TAB-04] a tab is dragged into a group and out; a group is dragged by its label', async () => {
  await open()
  await tab('丁').hover()
  await expect.poll(() => element('tab', '/d').getAttribute('draggable')).toBe('true')
  await drag(element('tab', '/d'), element('tab', '/c'), 'after')
  await expect.poll(shown).toEqual(['首页', '甲', '[订单]', '乙', '丙', '丁'])
  expect(group('订单').getByRole('link').elements()).toHaveLength(3)
  await drag(element('tab', '/c'), element('group', '1'), 'before')
  await expect.poll(shown).toEqual(['首页', '甲', '丙', '[订单]', '乙', '丁'])
  await drag(element('group', '1'), element('tab', '/a'), 'before')
  await expect.poll(shown).toEqual(['首页', '[订单]', '乙', '丁', '甲', '丙'])
})

test('the list of all tabs names the groups, also the tabs of collapsed ones', async () => {
  await open({ stored: grouped.map((one) => ('group' in one ? { ...one, group: { ...orders, collapsed: true } } : one)) })
  expect(shown()).toEqual(['首页', '甲', '[订单22 个标签]', '丁'])
  await page.getByRole('button', { name: '全部标签' }).click()
  await expect.poll(menuItems).toEqual(['首页', '甲', '乙', '丙', '丁'])
  await page.getByRole('group', { name: '分组“订单”' }).getByRole('menuitem', { name: '丙' }).click()
  await expect.poll(shown).toEqual(['首页', '甲', '[订单22 个标签]', '丙', '丁'])
})

test.each([
  [320, 'ltr'],
  [1440, 'rtl'],
] as const)('at %d px, %s, groups of every color are in the bar, and axe finds nothing in either theme', async (width, direction) => {
  const stored = ['neutral', 'accent', 'success', 'warning', 'danger'].map((color, index) => ({
    fullPath: ['/', '/a', '/b', '/c', '/d', '/edit'][index + 1],
    group: { id: String(index), name: `很长的分组名称很长的分组名称 ${color}`, color, collapsed: index === 4 },
  }))
  const { layout } = await open({ width, stored, settings: { direction } })
  expect(bar().getByRole('group').elements()).toHaveLength(5)
  for (const theme of ['light', 'dark'] as const) {
    layout.settings.set({ theme })
    await expect.poll(() => document.documentElement.dataset.theme).toBe(theme)
    expect(await violations()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  }
  layout.settings.set({ direction: 'auto' })
})

test('a name that is cut off is the tooltip of its label', async () => {
  const name = '名称比标签宽得多的一个分组'
  await open({ stored: [{ fullPath: '/' }, { fullPath: '/a', group: { ...orders, name } }] })
  await label(name).hover()
  await expect.element(label(name)).toHaveAttribute('title', name)
})

test('with forced colors a label has an edge', async () => {
  await emulateForcedColors()
  await open()
  const { borderTopStyle, borderTopColor } = getComputedStyle(label('订单').element())
  expect(borderTopStyle).toBe('solid')
  // Otherwise the border is transparent. Its color under the pointer is another.
  expect(borderTopColor).not.toBe('rgba(0, 0, 0, 0)')
})

const press = (key: string) => userEvent.keyboard(`{Shift>}${key}{/Shift}`)

function element(kind: 'tab' | 'group', id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(kind === 'tab' ? `[data-tab="${id}"]` : `[data-group="${id}"] > [draggable]`)
  if (!found) throw new Error(`No ${kind} ${id}`)
  return found
}

async function drag(from: HTMLElement, onto: HTMLElement, side: 'before' | 'after') {
  await userEvent.dragAndDrop(page.elementLocator(from), page.elementLocator(onto), {
    sourcePosition: { x: 12, y: 8 },
    targetPosition: { x: side === 'after' ? onto.offsetWidth - 6 : 6, y: 16 },
  })
}
