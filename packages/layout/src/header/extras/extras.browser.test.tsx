import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { violations } from '@view-site/vitest-config/axe'
import { menu, routes } from '../../../test/fixtures.tsx'
import { renderLayout } from '../../../test/renderLayout.tsx'
import { sweep } from '../../../test/sweep.ts'
import { Breadcrumb } from '../../index.ts'

const button = '/view-ui-plus/component/base/button'
const crumbs = () => page.getByRole('navigation', { name: '当前位置' })
const steps = () => crumbs().element().textContent

test('[LAY-02] the breadcrumb shows section, group and page; the page is current', async () => {
  const { router } = await renderLayout({ path: button })
  await expect.element(crumbs()).toBeVisible()
  expect(steps()).toBe('View UI Plus基础Button')
  await expect.element(crumbs().getByText('Button')).toBeVisible()
  expect(crumbs().element().querySelector('[aria-current="page"]')?.textContent).toBe('Button')
  await crumbs().getByRole('link', { name: 'View UI Plus' }).click()
  expect(router.visited).toEqual(['/view-ui-plus'])
})

test('[LAY-04] swept pixel by pixel, the breadcrumb is there exactly while 560 px of the header are left, and never flickers', async () => {
  await renderLayout({ path: button, slots: { Breadcrumb }, settings: { showReload: true } })
  const frame = document.querySelector<HTMLElement>('header')?.parentElement
  if (!frame) throw new Error('No shell')
  const look = async (width: number) => {
    frame.style.width = `${width}px`
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const available = document.querySelector<HTMLElement>('header [class*=Breadcrumb_container]')?.clientWidth ?? 0
    const shown = crumbs().elements().length > 0
    expect([width, shown]).toEqual([width, available >= 560])
    return shown
  }
  expect(await sweep({ from: 960, to: 1400, step: 1, stride: 20, look })).toEqual([false, true])
})

test('[LAY-02] [LAY-17] the reload button mounts the page again', async () => {
  await renderLayout({ path: '/price', routes: { ...routes, '/price': { view: () => <h1>价格页</h1> } }, settings: { showReload: true } })
  const heading = page.getByRole('heading', { name: '价格页' }).element()
  await page.getByRole('button', { name: '重新加载当前页' }).click()
  await expect.poll(() => heading.isConnected).toBe(false)
  await expect.element(page.getByRole('heading', { name: '价格页' })).toBeVisible()
})

test('[LAY-17] the fullscreen button toggles, and follows a change that comes from elsewhere', async () => {
  await renderLayout({ settings: { showFullscreen: true } })
  const full = page.getByRole('button', { name: '全屏' })
  await expect.element(full).toHaveAttribute('aria-pressed', 'false')
  await full.click()
  await expect.poll(() => document.fullscreenElement).toBe(document.documentElement)
  await expect.element(page.getByRole('button', { name: '退出全屏' })).toHaveAttribute('aria-pressed', 'true')
  await document.exitFullscreen()
  await expect.element(full).toHaveAttribute('aria-pressed', 'false')
})

test('[LAY-02] the bell counts unread notices to 99 and opens what the app shows', async () => {
  const { layout } = await renderLayout({ settings: { showNotice: true }, messages: 120, slots: { Notices: () => <p>三条通知</p> } })
  const bell = page.getByRole('button', { name: '通知，99+ 条未读' })
  await expect.element(bell).toHaveTextContent('99+')
  await bell.click()
  await expect.element(page.getByText('三条通知')).toBeVisible()
  expect(await violations({ isFloating: true })).toEqual([])
  layout.update({ messages: 0 })
  await expect.element(page.getByRole('button', { name: '通知', exact: true })).toHaveTextContent('')
})

test('[LAY-20] icons of nodes are drawn in the breadcrumb where the setting says so', async () => {
  const { layout } = await renderLayout({ path: '/user/purchases', menu })
  await expect.element(crumbs()).toBeVisible()
  expect(crumbs().element().querySelectorAll('li:last-child svg[class*=MenuIcon]')).toHaveLength(0)
  layout.settings.set({ showBreadcrumbIcon: true })
  await expect.poll(() => crumbs().element().querySelectorAll('li:last-child svg[class*=MenuIcon]').length).toBe(1)
})
