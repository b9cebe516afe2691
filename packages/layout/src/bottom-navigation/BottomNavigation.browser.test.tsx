import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { violations } from '@view-site/vitest-config/axe'
import { renderLayout } from '../../test/renderLayout.tsx'
import { BottomNavigation } from '../bottom-navigation.ts'

const open = (width: number, path = '/price') => renderLayout({ width, path, slots: { HeaderEnd: BottomNavigation } })
const bar = page.getByRole('navigation', { name: '主导航' })

test('a phone has the first sections and all menus at the bottom of the window', async () => {
  const { router } = await open(390)
  await expect.element(bar).toBeVisible()
  expect(Math.round(bar.element().getBoundingClientRect().bottom)).toBe(window.innerHeight)
  expect(
    bar
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['产品', expect.stringMatching(/^预览/), '资源', '商店', '菜单'])
  const section = bar.getByRole('link', { name: '产品' })
  section.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.current().path).toBe('/view-ui-plus')
  await expect.element(section).toHaveAttribute('aria-current', 'true')
  bar.getByRole('button', { name: '菜单' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('the end of a page is above the bar; axe finds nothing, in both themes', async () => {
  const { layout } = await open(390)
  await expect.element(bar).toBeVisible()
  const { top, height } = bar.element().getBoundingClientRect()
  expect(Number.parseFloat(getComputedStyle(document.body).paddingBottom)).toBe(height)
  expect(top + height).toBe(window.innerHeight)
  for (const theme of ['light', 'dark'] as const) {
    layout.settings.set({ theme })
    await expect.poll(() => document.documentElement.dataset['theme']).toBe(theme)
    expect(await violations()).toEqual([])
  }
})

test('wider screens have none', async () => {
  await open(1440)
  await expect.element(page.getByRole('heading', { name: '/price' })).toBeVisible()
  expect(bar.getByRole('button', { name: '菜单' }).elements()).toEqual([])
})
