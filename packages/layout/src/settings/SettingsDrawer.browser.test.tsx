import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { finishAnimations } from '@view-site/vitest-config/animations'
import { violations } from '@view-site/vitest-config/axe'
import { pageStorage } from '@view-site/platform'
import { renderLayout } from '../../test/renderLayout.tsx'
import { settingsSchema, type Layout, type SettingName, type SettingsPatch } from '../index.ts'
import { lazyEnUS } from '../locales/lazy.en-US.ts'
import { lazyZhCN } from '../locales/lazy.zh-CN.ts'
import { offerSiderModes } from '../sider-modes.ts'
import { settingsByGroup } from './settingsByGroup.ts'

const button = '/view-ui-plus/component/base/button'
const html = document.documentElement
const drawer = () => page.getByRole('dialog', { name: '界面设置' })
const setting = (name: string) => drawer().getByRole('switch', { name, exact: true })
const sider = () => document.querySelector<HTMLElement>('#view-layout-sider')
const header = () => document.querySelector<HTMLElement>('header')

async function open(width = 1440, setup: Parameters<typeof renderLayout>[0] = {}) {
  const rendered = await renderLayout({ ...setup, path: button, width, github: 'https://github.example.com' })
  onTestFinished(offerSiderModes(rendered.layout))
  if (width <= 600) await page.getByRole('button', { name: '打开菜单' }).click()
  await page.getByRole('button', { name: '界面设置' }).click()
  await expect.element(drawer()).toBeVisible()
  return rendered
}

test.each([390, 834, 1440])(
  '[LAY-07] at %d px the settings drawer is 280 px wide and shows every setting, each with its text',
  async (width) => {
    await open(width)
    expect(drawer().element().getBoundingClientRect().width).toBe(280)
    const names = settingsByGroup().flatMap((group) => group.names)
    expect(names).toHaveLength(Object.keys(settingsSchema).length - 2)
    for (const name of names) expect(drawer().element().textContent).toContain(lazyZhCN[`setting_${name}`])
    expect(await violations({ isFloating: true })).toEqual([])
  },
)

test('[LAY-07] every option of every setting has a text in both languages', () => {
  const keys = Object.entries(settingsSchema).flatMap(([name, field]) =>
    field.kind === 'choice' ? field.options.map((option) => `option_${name}_${option}`) : [],
  )
  expect(Object.keys(lazyZhCN)).toEqual(expect.arrayContaining(keys))
  expect(Object.keys(lazyEnUS).toSorted()).toEqual(Object.keys(lazyZhCN).toSorted())
})

test('[LAY-07] a change applies at once and is there on the next visit; reset brings the defaults back', async () => {
  const { layout, storage } = await open()
  await setting('固定顶栏').click()
  expect(getComputedStyle(header() ?? document.body).position).toBe('relative')
  await drawer().getByRole('radio', { name: '主色' }).click()
  expect(html.dataset.header).toBe('primary')
  expect(JSON.parse(storage.entries.get('view-site.layout') ?? '')).toEqual({ headerFix: false, headerTheme: 'primary' })
  await page.getByRole('button', { name: '恢复默认' }).click()
  expect(layout.settings.get()).toEqual(layout.settings.defaults)
  await expect.element(setting('固定顶栏')).toBeChecked()
})

test('[LAY-07] a change that the browser does not store is applied, and the drawer says how long it lasts', async () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  onTestFinished(() => setItem.mockRestore())
  await open(1440, { storage: pageStorage })
  const hint = drawer().getByText(/关闭页面后，这些设置不会保留/)
  expect(hint.query()).toBeNull()
  await setting('固定顶栏').click()
  expect(getComputedStyle(header() ?? document.body).position).toBe('relative')
  await expect.element(hint).toBeVisible()
  await drawer().getByRole('button', { name: '恢复默认' }).click()
  await expect.element(hint).not.toBeInTheDocument()
})

test('[LAY-07] the drawer is used by keyboard alone, and gives the focus back', async () => {
  await renderLayout({ path: button })
  const opener = page.getByRole('button', { name: '界面设置' })
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(drawer()).toBeVisible()
  setting('显示标签页').element().focus()
  await userEvent.keyboard(' ')
  expect(html.dataset.tabs).toBe('fix')
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer()).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('[LAY-07] the direction of the page turns at once, and goes back to its own', async () => {
  const { layout } = await open()
  await drawer().getByRole('radio', { name: '从右到左' }).click()
  expect(html.dir).toBe('rtl')
  expect(sider()?.getBoundingClientRect().right).toBe(html.clientWidth)
  layout.settings.reset()
  expect(html.dir).toBe('')
})

const look = (element: Element | null | undefined, property: string) =>
  element ? getComputedStyle(element).getPropertyValue(property) : 'absent'
const isShown = (name: string) => page.getByRole('button', { name, exact: true }).elements().length > 0
const siderLinks = () => sider()?.querySelectorAll('a').length

/** What a visitor sees of a setting: its value, and the same thing looked at with it and without it. */
const effects: [string, SettingsPatch, SettingsPatch, (layout: Layout) => unknown][] = [
  ['theme', { theme: 'dark' }, { theme: 'light' }, () => look(document.body, 'color-scheme')],
  ['headerTheme', { headerTheme: 'dark' }, { headerTheme: 'light' }, () => look(header(), 'background-color')],
  ['siderTheme', { siderTheme: 'dark' }, { siderTheme: 'light' }, () => look(sider(), 'background-color')],
  ['headerFix', { headerFix: true }, { headerFix: false }, () => look(header(), 'position')],
  [
    'headerStick',
    { headerStick: true },
    { headerStick: false },
    () => [header()?.getBoundingClientRect().left, sider()?.getBoundingClientRect().top],
  ],
  [
    'headerMenu',
    { headerMenu: true },
    { headerMenu: false },
    () => [siderLinks(), page.getByRole('navigation', { name: '主导航' }).elements().length],
  ],
  ['siderFix', { siderFix: true }, { siderFix: false }, () => look(sider(), 'position')],
  ['menuCollapse', { menuCollapse: true }, { menuCollapse: false }, () => sider()?.offsetWidth],
  [
    'showCollapseMenuTitle',
    { menuCollapse: true, showCollapseMenuTitle: true },
    { menuCollapse: true },
    () => look(sider()?.querySelector('summary > b'), 'position'),
  ],
  ['menuAccordion', { menuAccordion: true }, { menuAccordion: false }, () => sider()?.querySelector('details')?.hasAttribute('name')],
  ['siderWidth', { siderWidth: 320 }, {}, () => sider()?.offsetWidth],
  ['siderResize', { siderResize: true }, {}, () => page.getByRole('separator', { name: '侧边栏宽度' }).elements().length],
  ['showSiderCollapse', {}, { showSiderCollapse: false }, () => isShown('侧边菜单')],
  ['showBreadcrumb', {}, { showBreadcrumb: false }, () => page.getByRole('navigation', { name: '当前位置' }).elements().length],
  ['showReload', { showReload: true }, {}, () => isShown('重新加载当前页')],
  ['showFullscreen', { showFullscreen: true }, {}, () => isShown('全屏')],
  ['showNotice', { showNotice: true }, {}, () => isShown('通知')],
  ['showI18n', {}, { showI18n: false }, () => page.getByRole('link', { name: /切换语言/ }).elements().length],
  ['showGithub', {}, { showGithub: false }, () => page.getByRole('link', { name: /GitHub 仓库/ }).elements().length],
  ['showSettings', {}, { showSettings: false }, () => isShown('界面设置')],
  ['tabs', { tabs: true }, {}, () => page.getByRole('navigation', { name: '打开的页面' }).elements().length],
  ['tabsFix', { tabs: true }, { tabs: true, tabsFix: false }, () => look(document.querySelector('[class*=Shell_tabs]'), 'position')],
  [
    'showTabsIcon',
    { tabs: true, showTabsIcon: true },
    { tabs: true },
    () => document.querySelectorAll('[data-tab="/user/purchases"] a svg').length,
  ],
]
/** Seen to work by the tests of the parts that they change. */
const elsewhere: readonly SettingName[] = [
  'direction',
  'headerHide',
  'showBreadcrumbIcon',
  'showSearch',
  'showLog',
  'showLogoutConfirm',
  'siderMode',
  'dynamicMenu',
  'tabsReload',
  'tabsOrder',
]

test('[LAY-19] no setting is forgotten: each is seen to work, here or where the part is tested that it changes', () => {
  const proven = [...effects.map(([name]) => name), ...elsewhere]
  expect(proven.toSorted()).toEqual(Object.keys(settingsSchema).toSorted())
})

const locale = {
  current: 'zh-CN',
  options: [
    { value: 'zh-CN', label: '简体中文' },
    { value: 'en-US', label: 'English' },
  ],
  href: (to: string, path: string) => `/${to}${path}`,
}

test.each(effects)('[LAY-19] the setting %s has its effect', async (name, on, off, see) => {
  const path = name === 'showTabsIcon' ? '/user/purchases' : button
  const { layout } = await renderLayout({ path, locale, github: 'https://github.example.com' })
  layout.settings.set({ ...layout.settings.defaults, ...off })
  const without = await settled(() => see(layout))
  layout.settings.set({ ...layout.settings.defaults, ...on })
  await expect.poll(() => see(layout)).not.toEqual(without)
  layout.settings.set({ ...layout.settings.defaults, ...off })
  await expect.poll(() => see(layout)).toEqual(without)
})

test('[LAY-01] the width of the sider is dragged, moved by the arrow keys, and restored by Enter', async () => {
  const { layout } = await renderLayout({ path: button, settings: { siderResize: true } })
  const edge = page.getByRole('separator', { name: '侧边栏宽度' })
  await expect.element(edge).toBeVisible()
  edge.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  expect([sider()?.offsetWidth, layout.settings.get().siderWidth]).toEqual([208, 208])
  await userEvent.keyboard('{End}')
  expect(sider()?.offsetWidth).toBe(400)
  await userEvent.keyboard('{Enter}')
  expect(sider()?.offsetWidth).toBe(200)
  const pointer = (type: string, clientX: number) =>
    edge.element().dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, clientX, pointerId: 1 }))
  edge.element().setPointerCapture = () => undefined
  pointer('pointerdown', 200)
  pointer('pointermove', 300)
  expect([sider()?.offsetWidth, layout.settings.get().siderWidth]).toEqual([300, 200])
  pointer('pointerup', 300)
  expect(layout.settings.get().siderWidth).toBe(300)
})

/** What is seen once nothing moves any more. */
async function settled<T>(see: () => T): Promise<T> {
  const before = see()
  await new Promise((resolve) => setTimeout(resolve, 150))
  finishAnimations()
  const now = see()
  return JSON.stringify(now) === JSON.stringify(before) ? now : settled(see)
}
