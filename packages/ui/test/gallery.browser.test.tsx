import { violations } from '@view-site/vitest-config/axe'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Gallery } from '../gallery/Gallery.tsx'
import { render } from './render.tsx'

afterEach(() => {
  delete document.documentElement.dataset.theme
})

describe.each(['light', 'dark'])('[PLUS-04] axe finds no violations in the %s theme', (theme) => {
  test('on the page with all components', async () => {
    show(theme)
    await expect.element(page.getByRole('heading', { name: 'Form 表单' })).toBeVisible()
    expect(await violations({ isFloating: true })).toEqual([])
  })

  test.each([
    ['Dialog', 'dialog'],
    ['Confirm', 'alertdialog'],
    ['Drawer', 'dialog'],
    ['Menu', 'menu'],
    ['Popover', 'dialog'],
    ['Persistent notice', undefined],
  ])('with %s open', async (name, role) => {
    show(theme)
    await page.getByRole('button', { name, exact: true }).click()
    await expect.element(role === undefined ? page.getByText('登录信息有误') : page.getByRole(role)).toBeVisible()
    expect(await violations({ isFloating: true })).toEqual([])
  })
})

test('server-rendered HTML hydrates without a mismatch', async () => {
  const host = document.createElement('div')
  document.body.append(host)
  host.innerHTML = renderToString(<Gallery />)
  expect(host.textContent).toContain('购买新授权')
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  const root = hydrateRoot(host, <Gallery />, { onRecoverableError })
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  await page.getByRole('button', { name: 'Message', exact: true }).click()
  await expect.element(page.getByText('登录成功')).toBeVisible()
  expect(onRecoverableError.mock.calls).toEqual([])
})

function show(theme: string) {
  document.documentElement.dataset.theme = theme
  document.documentElement.lang = 'zh-CN'
  document.title = 'Gallery'
  render(
    <>
      <style>{'*, *::before, *::after { transition: none !important; animation: none !important }'}</style>
      <h1>Gallery</h1>
      <Gallery />
    </>,
  )
}
