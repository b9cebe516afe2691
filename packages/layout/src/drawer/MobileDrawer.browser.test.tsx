import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderLayout } from '../../test/renderLayout.tsx'
import type { LayoutMenu } from '../index.ts'

const button = '/view-ui-plus/component/base/button'
const opener = () => page.getByRole('button', { name: '打开菜单' })
const drawer = () => page.getByRole('dialog', { name: 'View UI Plus' })

test.each([
  ['Mobile', 390],
  ['Tablet', 834],
] as const)('[LAY-05] [LAY-16] on a %s the sider is a drawer with both menus; it closes on a route change', async (device, width) => {
  const { layout, router } = await renderLayout({ path: button, width })
  expect(layout.device.get()).toBe(device)
  expect(layout.store.get(layout.collapsed)).toBe(true)
  await expect.element(page.getByRole('navigation', { name: '章节' })).not.toBeInTheDocument()
  await opener().click()
  await expect.element(drawer()).toBeVisible()
  expect(drawer().element().getBoundingClientRect().width).toBe(280)
  await expect.element(drawer().getByRole('link', { name: 'Button 按钮' })).toHaveAttribute('aria-current', 'page')
  await expect.element(drawer().getByRole('link', { name: '价格' })).toBeVisible()
  await drawer().getByRole('link', { name: 'Icon 图标' }).click()
  expect(router.visited).toEqual(['/view-ui-plus/component/base/icon'])
  await expect.element(drawer()).not.toBeInTheDocument()
})

test('[LAY-16] the desktop expands the menu again and has no drawer', async () => {
  const { layout } = await renderLayout({ path: button, width: 834 })
  await opener().click()
  await expect.element(drawer()).toBeVisible()
  await page.viewport(1440, 900)
  await expect.poll(() => layout.device.get()).toBe('Desktop')
  expect(layout.store.get(layout.collapsed)).toBe(false)
  await expect.element(drawer()).not.toBeInTheDocument()
  await expect.element(opener()).not.toBeInTheDocument()
})

test('[LAY-05] the drawer keeps the focus inside, closes by Escape and gives the focus back', async () => {
  await renderLayout({ path: button, width: 390 })
  opener().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(drawer()).toBeVisible()
  for (let step = 0; step < 25; step += 1) {
    await userEvent.keyboard('{Tab}')
    expect(drawer().element().contains(document.activeElement) || document.activeElement?.hasAttribute('data-base-ui-focus-guard')).toBe(
      true,
    )
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer()).not.toBeInTheDocument()
  await expect.element(opener()).toHaveFocus()
})

test('every hit area of the drawer is at least 44 px high', async () => {
  await renderLayout({ path: button, width: 390 })
  await opener().click()
  await expect.element(drawer()).toBeVisible()
  const small = [...drawer().element().querySelectorAll<HTMLElement>('a, summary, button')].filter(
    ({ offsetHeight }) => offsetHeight > 0 && offsetHeight < 44,
  )
  expect(small.map((element) => element.outerHTML)).toEqual([])
})

test('[LAY-18] a page deep in groups of groups is in sight in the drawer', async () => {
  const nested: LayoutMenu = {
    header: [{ title: '产品', name: 'product', path: '/view-ui-plus' }],
    sider: ['组件', '模板'].map((title, top) => ({
      title,
      header: 'product',
      children: ['基础', '表单'].map((name, group) => ({
        title: name,
        children: [{ title: `第 ${top * 2 + group + 1} 页`, path: top + group === 0 ? button : `/view-ui-plus/${top}/${group}` }],
      })),
    })),
  }
  await renderLayout({ path: button, width: 390, menu: nested })
  await opener().click()
  await expect.element(drawer().getByRole('link', { name: '第 1 页' })).toBeVisible()
})
