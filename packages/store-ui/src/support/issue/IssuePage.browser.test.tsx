import { expect, test, vi, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { violations } from '@view-site/vitest-config/axe'
import { renderPage } from '../../../test/renderPage.tsx'
import { IssuePage } from './IssuePage.tsx'

const element = <IssuePage tracker="https://tracker.example/issues/new" forum="https://forum.example/" />
const field = (name: string) => page.getByRole('textbox', { name })
const submit = () => page.getByRole('button', { name: '去提交' })

/** Captures what would be opened in a new tab. */
function openedTabs() {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  onTestFinished(() => open.mockRestore())
  return () => open.mock.calls.map(([href]) => new URL(String(href)))
}

async function fillBug(steps = '1. 打开页面') {
  await field('标题').fill('Table 不显示')
  await field('View UI Plus 版本').fill('1.3.24')
  await field('Vue 版本').fill('3.5.45')
  await field('最小复现链接').fill('https://sandbox.example/s/abc')
  await field('复现步骤').fill(steps)
  await field('期望的结果').fill('显示')
  await field('实际的结果').fill('空白')
}

test('[SALE-08] a report without its parts opens nothing; the first of them gets the focus', async () => {
  const tabs = openedTabs()
  await renderPage(element)
  await submit().click()
  await expect.element(field('标题')).toHaveFocus()
  await expect.element(page.getByText('请填写这一项').first()).toBeVisible()
  expect(tabs()).toEqual([])
})

test('[SALE-08] a reproduction that only its author can open is refused', async () => {
  const tabs = openedTabs()
  await renderPage(element)
  await fillBug()
  await field('最小复现链接').fill('http://localhost:5173/')
  await submit().click()
  await expect.element(page.getByText('请填写 https 开头的链接')).toBeVisible()
  expect(tabs()).toEqual([])
})

test('[SALE-08] the preview shows what is typed, and the tracker opens with title and body', async () => {
  const tabs = openedTabs()
  await renderPage(element)
  await fillBug()
  const preview = page.getByRole('region', { name: '预览' })
  await expect.element(preview.getByRole('heading', { name: '复现步骤' })).toBeVisible()
  await expect.element(preview.getByRole('listitem')).toMatchTextContent(/打开页面/)
  await submit().click()
  const [url] = tabs()
  expect(url?.origin).toBe('https://tracker.example')
  expect(url?.searchParams.get('title')).toBe('[Bug Report] Table 不显示')
  expect(url?.searchParams.get('body')).toContain('### 最小复现\n\nhttps://sandbox.example/s/abc')
  await expect.element(page.getByText(/已在新标签页打开/)).toBeVisible()
})

test('[SALE-08] a text too long for an address is copied instead', async () => {
  const tabs = openedTabs()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
  onTestFinished(() => write.mockRestore())
  await renderPage(element)
  await fillBug('很长的步骤。'.repeat(500))
  await submit().click()
  await expect.element(page.getByText(/已复制到剪贴板/)).toBeVisible()
  expect(tabs()[0]?.searchParams.has('body')).toBe(false)
  expect(write.mock.calls[0]?.[0]).toContain('### 复现步骤')
})

test('[SALE-08] a feature request asks for other things and keeps what was typed', async () => {
  await renderPage(element)
  await field('标题').fill('支持虚拟滚动')
  await page.getByRole('button', { name: '功能请求' }).click()
  await expect.element(field('标题')).toHaveValue('支持虚拟滚动')
  await expect.element(field('它解决什么问题')).toBeVisible()
  await expect.element(field('复现步骤')).not.toBeInTheDocument()
  await expect.element(page.getByText('[Feature Request] 支持虚拟滚动')).toBeVisible()
})

test.each([
  ['zh-CN', 'light', 1440],
  ['en-US', 'dark', 390],
  ['zh-CN', 'dark', 834],
] as const)('[SALE-08] the issue helper is accessible and fits: %s, %s, %i px', async (locale, theme, width) => {
  await renderPage(element, { locale, theme, size: [width, 800] })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await violations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
