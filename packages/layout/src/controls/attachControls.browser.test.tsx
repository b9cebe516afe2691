import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { memoryStorage } from '@view-site/vitest-config/storage'
import { layoutOptions } from '../../test/layoutOptions.tsx'
import { AppLayout, createLayout } from '../index.ts'
import { attachControls } from './attachControls.ts'
import { needsLayout } from '../core/settings/chosenSettings.ts'

const path = '/view-ui-plus/component/base/button'
const storageKey = 'view-site.layout'
const html = document.documentElement
const theme = (name: string) => page.getByRole('button', { name, exact: true })
const collapse = () => page.getByRole('button', { name: '侧边菜单' })
const openGroups = () => document.querySelectorAll('#view-layout-sider > ul > li > details[open]').length

const app = (storage = memoryStorage()) => <AppLayout layout={createLayout({ ...layoutOptions({ path }), storage })} />

/** A page as the server renders it, with its controls and without React. */
async function openPage(stored: Record<string, string> = {}) {
  await page.viewport(1440, 900)
  const storage = memoryStorage(stored)
  const host = document.body.appendChild(document.createElement('div'))
  const markup = renderToString(app())
  host.innerHTML = markup
  const controls = attachControls(host, { storage, storageKey })
  onTestFinished(() => {
    controls.stop()
    host.remove()
    Object.keys(html.dataset).forEach((name) => delete html.dataset[name])
  })
  return { host, storage, markup, controls }
}

test('[PLUS-04] [LAY-07] a theme is chosen without React: the page, the choice and what is stored follow', async () => {
  const { storage } = await openPage()
  await page.getByLabelText('主题：随系统').click()
  await theme('深色').click()
  expect(html.dataset.theme).toBe('dark')
  expect(storage.getItem(storageKey)).toBe('{"theme":"dark"}')
  expect(document.querySelector('header details[open]')).toBeNull()
  await expect.element(page.getByLabelText('主题：深色')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(theme('深色')).toHaveAttribute('aria-pressed', 'true')
  expect(theme('深色').element().querySelector('svg')).not.toBeNull()
  expect(theme('随系统').element().querySelector('svg')).toBeNull()
  await theme('随系统').click()
  expect(storage.getItem(storageKey)).toBeNull()
  expect(html.dataset.theme).toBe(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
})

test('[LAY-03] the head menu becomes a dropdown without React when the header has no space for it', async () => {
  await openPage()
  const menu = page.getByRole('navigation', { name: '主导航' })
  await expect.element(menu).toHaveAttribute('data-fits', 'true')
  const box = menu.element().parentElement
  if (box) box.style.maxWidth = '200px'
  await expect.element(menu).toHaveAttribute('data-fits', 'false')
  const folded = page.elementLocator(menu.element())
  folded.getByText('菜单', { exact: true }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(folded.getByRole('link', { name: '价格' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(folded.getByRole('link', { name: '价格' })).not.toBeInTheDocument()
})

test('[LAY-01] the sider collapses to a rail and back without React, by keyboard', async () => {
  const { storage } = await openPage({ [storageKey]: '{"theme":"dark"}' })
  expect(openGroups()).toBeGreaterThan(0)
  collapse().element().focus()
  await userEvent.keyboard('{Enter}')
  expect(html.dataset.collapsed).toBe('')
  expect(collapse().element().getAttribute('aria-expanded')).toBe('false')
  expect(openGroups(), 'a group of a rail is a flyout').toBe(0)
  expect(storage.getItem(storageKey)).toBe('{"theme":"dark","menuCollapse":true}')
  await userEvent.keyboard('{Enter}')
  expect(html.dataset.collapsed).toBeUndefined()
  expect(openGroups()).toBe(1)
  expect(storage.getItem(storageKey)).toBe('{"theme":"dark"}')
})

test('[LAY-01] a rail that was stored is one from the start, and again on the next page', async () => {
  // As the script before the first paint does.
  html.dataset.collapsed = ''
  const { host, markup, controls } = await openPage({ [storageKey]: '{"menuCollapse":true}' })
  expect(openGroups()).toBe(0)
  host.innerHTML = markup
  expect(openGroups()).toBe(1)
  controls.update()
  expect(openGroups()).toBe(0)
})

test('React takes over what was chosen, without a mismatch', async () => {
  const { host, controls, storage } = await openPage()
  await page.getByLabelText('主题：随系统').click()
  await theme('深色').click()
  await collapse().click()
  const errors = vi.spyOn(console, 'error')
  const recovered: unknown[] = []
  controls.stop()
  const root = hydrateRoot(host, app(storage), { onRecoverableError: (error) => recovered.push(error) })
  onTestFinished(() => {
    root.unmount()
    errors.mockRestore()
  })
  await expect.element(page.getByLabelText('主题：深色')).toBeVisible()
  await expect.element(collapse()).toHaveAttribute('aria-expanded', 'false')
  expect([html.dataset.theme, html.dataset.collapsed, openGroups()]).toEqual(['dark', '', 0])
  expect([recovered, errors.mock.calls]).toEqual([[], []])
})

test('settings that change more than the controls do need the layout', () => {
  expect([null, '{', '7', '{"theme":"dark","menuCollapse":true}'].map(needsLayout)).toEqual([false, false, false, false])
  expect(['{"tabs":true}', '{"theme":"dark","headerTheme":"dark"}'].map(needsLayout)).toEqual([true, true])
})
