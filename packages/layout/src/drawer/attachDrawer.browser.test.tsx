import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { media } from '@view-site/ui/theme'
import { memoryStorage } from '@view-site/vitest-config/storage'
import { layoutOptions } from '../../test/layoutOptions.tsx'
import { attachControls } from '../controls/attachControls.ts'
import { narrowWindow } from '../core/narrowWindow.ts'
import { AppLayout, createLayout } from '../index.ts'

const path = '/view-ui-plus/component/base/button'
const storageKey = 'view-site.layout'
const opener = () => page.getByRole('button', { name: '打开菜单' })
const drawer = () => page.getByRole('dialog', { name: 'View UI Plus' })
const app = () => <AppLayout layout={createLayout({ ...layoutOptions({ path }), storage: memoryStorage() })} />

/** A page on a phone as the server renders it, without React. */
async function openPage({ stored }: { stored?: string } = {}) {
  await page.viewport(390, 844)
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = renderToString(app())
  onTestFinished(() => host.remove())
  const attach = () => {
    const controls = attachControls(host, { storage: memoryStorage(stored === undefined ? {} : { [storageKey]: stored }), storageKey })
    onTestFinished(controls.stop)
    return controls
  }
  return { host, attach }
}

test('[LAY-05] without React the drawer opens by keyboard, keeps the focus inside, closes by Escape and gives the focus back', async () => {
  const { attach } = await openPage()
  attach()
  opener().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(drawer()).toBeVisible()
  await expect.element(page.getByRole('button', { name: '关闭菜单' })).toHaveFocus()
  expect(document.querySelector('header button')?.ariaExpanded).toBe('true')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(drawer().element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: '关闭菜单' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer()).not.toBeInTheDocument()
  await expect.element(opener()).toHaveFocus()
  expect(document.querySelector('header button')?.ariaExpanded).toBe('false')
})

test('a drawer that was opened before any script becomes modal, and a link closes it', async () => {
  const { host, attach } = await openPage()
  await opener().click()
  await expect.element(page.getByRole('navigation', { name: '章节' })).toBeVisible()
  attach()
  await expect.element(drawer()).toBeVisible()
  host.addEventListener('click', (event) => event.preventDefault())
  await drawer().getByRole('link', { name: 'Icon 图标' }).click()
  await expect.element(drawer()).not.toBeInTheDocument()
})

test('a menu that is collapsed in a wide window is whole in the drawer', async () => {
  const { attach } = await openPage({ stored: '{"menuCollapse":true}' })
  attach()
  await opener().click()
  await expect.element(drawer().getByRole('link', { name: 'Button 按钮' })).toBeVisible()
})

test('in a browser without popovers, a link of the menus works without an error', async () => {
  const { popover, hidePopover, togglePopover } = Object.getOwnPropertyDescriptors(HTMLElement.prototype)
  onTestFinished(() => void Object.defineProperties(HTMLElement.prototype, { popover, hidePopover, togglePopover }))
  for (const name of ['popover', 'hidePopover', 'togglePopover']) Reflect.deleteProperty(HTMLElement.prototype, name)
  const errors: unknown[] = []
  const record = ({ message }: ErrorEvent) => void errors.push(message)
  addEventListener('error', record)
  onTestFinished(() => removeEventListener('error', record))
  const { host, attach } = await openPage()
  host.addEventListener('click', (event) => event.preventDefault())
  attach()
  host.querySelector<HTMLElement>('#view-layout-drawer a')?.click()
  expect(errors).toEqual([])
})

test('React takes over an open drawer without a mismatch, and adds the sections', async () => {
  const { host, attach } = await openPage()
  const controls = attach()
  await opener().click()
  await expect.element(drawer()).toBeVisible()
  expect(host.querySelector('#view-layout-drawer[data-partial]'), 'opening it loads the application').not.toBeNull()
  const errors = vi.spyOn(console, 'error')
  const recovered: unknown[] = []
  controls.stop()
  const root = hydrateRoot(host, app(), { onRecoverableError: (error) => recovered.push(error) })
  onTestFinished(() => {
    root.unmount()
    errors.mockRestore()
  })
  await expect.element(drawer().getByRole('link', { name: '价格' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '关闭菜单' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener()).toHaveFocus()
  expect([recovered, errors.mock.calls]).toEqual([[], []])
})

test('[LAY-05] in a wide window, where the menu is part of the page, Tab leaves it', async () => {
  const { host, attach } = await openPage()
  await page.viewport(1440, 900)
  attach()
  const stops = [...host.querySelectorAll<HTMLElement>('[popover] a[href], [popover] button, [popover] summary')]
  stops.findLast((stop) => stop.checkVisibility())?.focus()
  expect(document.activeElement?.closest('[popover]')).not.toBeNull()
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.closest('[popover]')).toBeNull()
})

test('scripts and style sheets agree on which window is narrow', () => {
  expect(narrowWindow).toBe(media.tablet)
})
