import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { layoutOptions } from '../../test/layoutOptions.tsx'
import { renderApp } from '../../test/renderApp.ts'
import { AppLayout, createLayout, createLayoutBase, LayoutDialogs, preloadSettings } from '../index.ts'

test('[PLUS-05] [LAY-07] the settings open without the layout, which continues with them and shows them only once', async () => {
  await page.viewport(1440, 900)
  const { router, menu, brand, ...shared } = layoutOptions()
  const base = createLayoutBase(shared)
  renderApp(<LayoutDialogs base={base} />)
  await preloadSettings(base)
  base.settingsDrawer.set(true)
  const drawer = page.getByRole('dialog', { name: '界面设置' })
  const fixed = drawer.getByRole('switch', { name: '固定顶栏', exact: true })
  await fixed.click()
  await expect.element(fixed).not.toBeChecked()

  renderApp(<AppLayout layout={createLayout({ router, menu, brand, t: shared.t, base })} slots={{ Dialogs: null }} />)
  await expect.poll(() => document.querySelector('[data-header-flow]')).not.toBeNull()
  await expect.element(fixed).toBeVisible()
  expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
  await page.getByRole('button', { name: '界面设置' }).click()
  await expect.element(fixed).not.toBeChecked()
  expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(1)
})
