import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderLayout } from '../../test/renderLayout.tsx'
import { layoutT } from '../index.ts'
import { enUS } from '../locales/en-US.ts'
import { zhCN } from '../locales/zh-CN.ts'
import { SearchButton } from '../search/SearchButton.tsx'

const bottom = () => document.querySelector('header')?.getBoundingClientRect().bottom
const siderWidth = () => document.querySelector('#view-layout-sider')?.getBoundingClientRect().width
const html = document.documentElement
const button = '/view-ui-plus/component/base/button'

test('[LAY-02] the header is 48 px high at every width', async () => {
  await renderLayout({ path: button })
  for (const width of [390, 834, 1440]) {
    await page.viewport(width, 900)
    expect(document.querySelector('header')?.offsetHeight).toBe(48)
  }
})

test('[LAY-02] slots appear, a null slot removes its part, settings hide search and language', async () => {
  const locale = {
    current: 'zh-CN',
    options: [
      { value: 'zh-CN', label: '简体中文' },
      { value: 'en-US', label: 'English' },
    ],
    href: (to: string, path: string) => `/${to}${path}`,
  }
  const { layout } = await renderLayout({
    locale,
    github: 'https://github.example.com',
    slots: { Search: () => <SearchButton />, User: () => <button type="button">登录</button>, Github: null },
  })
  await expect.element(page.getByRole('button', { name: '登录' })).toBeVisible()
  expect(document.querySelector('header a[href^="https://github"]')).toBeNull()
  const search = page.getByRole('button', { name: '搜索' })
  expect(search.element().getBoundingClientRect().width).toBe(140)
  const language = page.getByRole('link', { name: '切换语言：English' })
  await expect.element(language).toHaveAttribute('href', '/en-US/')
  layout.settings.set({ showSearch: false, showI18n: false })
  await expect.element(search).not.toBeInTheDocument()
  await expect.element(language).not.toBeInTheDocument()
})

test('the language switch reports the choice, and follows the page', async () => {
  const chosen: string[] = []
  const locale = {
    current: 'zh-CN',
    options: [
      { value: 'zh-CN', label: '简体中文' },
      { value: 'en-US', label: 'English' },
    ],
    href: (to: string, path: string) => `#${to}${path}`,
    choose: (to: string) => void chosen.push(to),
  }
  const { router } = await renderLayout({ locale })
  router.navigate('/price')
  const language = page.getByRole('link', { name: '切换语言：English' })
  await expect.element(language).toHaveAttribute('href', '#en-US/price')
  await language.click()
  expect(chosen).toEqual(['en-US'])
  history.replaceState(null, '', location.pathname + location.search)
})

test('where addresses carry no language the switch is a button, and every part speaks the other language in place', async () => {
  const options = [
    { value: 'zh-CN', label: '简体中文' },
    { value: 'en-US', label: 'English' },
  ]
  html.lang = 'zh-CN'
  const { layout } = await renderLayout({ locale: { current: 'zh-CN', options, choose }, lazyTexts: null, settings: { tabs: true } })
  function choose(to: string) {
    html.lang = to
    layout.update({ t: layoutT(to === 'en-US' ? enUS : zhCN), locale: { current: to, options, choose } })
  }
  onTestFinished(() => html.removeAttribute('lang'))
  await expect.element(page.getByRole('navigation', { name: '打开的页面' })).toBeVisible()
  await page.getByRole('button', { name: '切换语言：English' }).click()
  await expect.element(page.getByRole('navigation', { name: 'Open pages' })).toBeVisible()
  await page.getByRole('button', { name: 'Switch language: 简体中文' }).click()
  await expect.element(page.getByRole('navigation', { name: '打开的页面' })).toBeVisible()
})

test('light, dark, system: applied at once, kept, said aloud', async () => {
  const { storage } = await renderLayout()
  const opener = document.querySelector<HTMLElement>('summary[aria-label^="主题"]')
  expect(opener?.title).toBe('主题：随系统')
  expect(html.dataset.theme).toBe('light')
  await page.getByTitle('主题：随系统').click()
  await page.getByRole('button', { name: '深色' }).click()
  expect(html.dataset.theme).toBe('dark')
  expect(getComputedStyle(document.body).colorScheme).toBe('dark')
  expect(storage.entries.get('view-site.layout')).toBe('{"theme":"dark"}')
  expect(opener?.getAttribute('aria-label')).toBe('主题：深色')
  expect(document.activeElement).toBe(opener)
})

test('[LAY-02] three header themes, each with its own background, light and dark', async () => {
  const { layout } = await renderLayout()
  const grounds = new Set<string>()
  for (const theme of ['light', 'dark'] as const) {
    for (const headerTheme of ['light', 'dark', 'primary'] as const) {
      layout.settings.set({ theme, headerTheme })
      grounds.add(getComputedStyle(document.querySelector('header') ?? document.body).backgroundColor)
    }
  }
  expect([...grounds]).toEqual(['rgb(255, 255, 255)', 'rgb(22, 29, 41)', 'rgb(18, 88, 168)', 'rgb(18, 22, 29)', 'rgb(14, 18, 24)'])
})

test('[LAY-01] the collapse button makes the sider a rail of 48 px, and says so; a reload keeps it', async () => {
  const { storage } = await renderLayout({ path: button })
  const collapse = page.getByRole('button', { name: '侧边菜单' })
  expect(siderWidth()).toBe(200)
  await expect.element(collapse).toHaveAttribute('aria-expanded', 'true')
  await collapse.click()
  expect(siderWidth()).toBe(48)
  await expect.element(collapse).toHaveAttribute('aria-expanded', 'false')
  expect(storage.entries.get('view-site.layout')).toBe('{"menuCollapse":true}')
})

test('[LAY-01] no collapse button where there is no sider, or where the setting takes it away', async () => {
  const { layout, router } = await renderLayout({ path: '/price' })
  const collapse = page.getByRole('button', { name: '侧边菜单' })
  await expect.element(collapse).not.toBeInTheDocument()
  router.navigate(button)
  await expect.element(collapse).toBeVisible()
  layout.settings.set({ showSiderCollapse: false })
  await expect.element(collapse).not.toBeInTheDocument()
})

test('every control of the header is reached by Tab, from the skip link on', async () => {
  await renderLayout({ path: button, github: 'https://github.example.com', slots: { User: () => <button type="button">登录</button> } })
  const reached: string[] = []
  for (let step = 0; step < 15; step += 1) {
    await userEvent.keyboard('{Tab}')
    const { activeElement } = document
    reached.push(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '')
  }
  expect(reached).toEqual([
    '跳到正文',
    'View UI Plus',
    '侧边菜单',
    '产品New',
    '预览',
    '资源',
    '商店',
    '价格',
    '论坛（在新标签页打开）',
    'View UI Plus',
    'GitHub 仓库 （在新标签页打开）',
    '主题：随系统',
    '界面设置',
    '登录',
    '指南2',
  ])
})

test('[LAY-15] with headerHide on, the header is hidden on scrolling down past 300 px and shown on scrolling up', async () => {
  const { layout } = await renderLayout({ path: button })
  window.scrollTo(0, 400)
  await settledFrames()
  expect(bottom()).toBe(48)
  window.scrollTo(0, 0)
  layout.settings.set({ headerHide: true })
  // The code that hides it is loaded then: the page is scrolled on until it is there.
  let position = 320
  await expect
    .poll(() => {
      position += 1
      window.scrollTo(0, position)
      return bottom()
    })
    .toBe(0)
  window.scrollTo(0, 0)
  await expect.poll(bottom).toBe(48)
  window.scrollTo(0, 300)
  await settledFrames()
  expect(bottom()).toBe(48)
  window.scrollTo(0, 320)
  await expect.poll(bottom).toBe(0)
  document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true })
  await expect.poll(bottom).toBe(48)
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  await expect.poll(bottom).toBe(0)
  window.scrollTo(0, 310)
  await expect.poll(bottom).toBe(48)
})

test('[LAY-19] with headerFix off, the header scrolls away with the page', async () => {
  const { layout } = await renderLayout({ path: button })
  layout.settings.set({ headerFix: false })
  await settledFrames()
  window.scrollTo(0, 200)
  expect(bottom()).toBe(-152)
})

async function settledFrames() {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
