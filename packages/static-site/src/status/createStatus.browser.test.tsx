import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createStatus, type Status, type StatusTexts } from './index.ts'

const texts: StatusTexts = {
  label: 'Page status',
  offline: 'You are offline.',
  offlineRetry: 'You are offline. We will try again.',
  online: 'You are online again',
  failed: 'Part of this page did not load.',
  replaced: 'A new version is available.',
  unsaved: 'What you entered is lost.',
  retry: 'Try again',
  reload: 'Reload',
  reloadAnyway: 'Reload anyway',
  close: 'Close',
}

const boot = {
  entry: '/assets/client-1.js',
  dependencies: [],
  modules: [],
  menus: { 'en-US': '/assets/menus-1.json' },
  retry: 'Try again?',
}
const bootScript = (data: object) => `<script type="application/json" id="boot">${JSON.stringify(data)}</script>`

const retry = vi.fn<() => void>()
const reload = vi.fn<() => void>()
let isOnline = true
/** What the server answers for the address of the page. */
let served = bootScript(boot)

beforeEach(() => {
  isOnline = true
  served = bootScript(boot)
  retry.mockReset()
  reload.mockReset()
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(served))
  document.body.innerHTML = `<button>Search</button> <label>Name <input></label>${bootScript(boot)}`
  return () => {
    vi.restoreAllMocks()
    vi.useRealTimers()
    document.body.replaceChildren()
  }
})

function start(): Status {
  const status = createStatus({ texts: () => texts, reload })
  onTestFinished(() => status.stop())
  return status
}

function goOffline(): void {
  isOnline = false
  dispatchEvent(new Event('offline'))
}

function goOnline(): void {
  isOnline = true
  dispatchEvent(new Event('online'))
}

const bar = () => page.getByRole('region', { name: 'Page status' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
/** Waits for the focus, which the document reports for the shadow root as a whole. */
const hasFocus = (name: string) => expect.poll(() => button(name).element().matches(':focus')).toBe(true)
const alert = () => page.getByRole('alert')

test('[PLUS-01] a lost connection is shown without taking the focus, and its return is shown for a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  start()
  expect(bar().query()).toBeNull()
  await button('Search').click()
  goOffline()
  await expect.element(page.getByRole('status')).toHaveTextContent('You are offline.')
  await expect.element(button('Search')).toHaveFocus()
  await expect.element(bar()).toBeVisible()
  goOnline()
  await expect.element(page.getByRole('status')).toHaveTextContent('You are online again')
  vi.advanceTimersByTime(4000)
  expect(bar().query()).toBeNull()
})

test('the bar is in the language that the page has when it is shown', async () => {
  let current = texts
  const status = createStatus({ texts: () => current, reload })
  onTestFinished(() => status.stop())
  current = { ...texts, label: '页面状态', offline: '网络断开了。', close: '关闭' }
  goOffline()
  await expect.element(page.getByRole('status')).toHaveTextContent('网络断开了。')
  await expect.element(page.getByRole('region', { name: '页面状态' })).toBeVisible()
  await expect.element(button('关闭')).toBeVisible()
})

test('[PLUS-01] what was pressed without a network is done by itself when the network is back, once', async () => {
  const status = start()
  goOffline()
  status.failed(retry)
  await expect.element(alert()).toHaveTextContent('You are offline. We will try again.')
  await hasFocus('Try again')
  expect(retry).not.toHaveBeenCalled()
  goOnline()
  expect(retry).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('status')).toHaveTextContent('You are online again')
  goOffline()
  goOnline()
  expect(retry).toHaveBeenCalledOnce()
})

test('[PLUS-01] a closed bar forgets what was pressed', async () => {
  const status = start()
  goOffline()
  status.failed(retry)
  await hasFocus('Try again')
  await userEvent.keyboard('{Escape}')
  expect(bar().query()).toBeNull()
  goOnline()
  expect(retry).not.toHaveBeenCalled()
  expect(bar().query()).toBeNull()
})

test('[PLUS-05] a part that did not load is announced, its retry works by keyboard, and the focus returns to what was pressed', async () => {
  const status = start()
  await button('Search').click()
  status.failed(retry)
  await expect.element(alert()).toHaveTextContent('Part of this page did not load.')
  await hasFocus('Try again')
  await userEvent.keyboard('{Tab}')
  await hasFocus('Close')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
  expect(retry).toHaveBeenCalledOnce()
  await expect.element(button('Search')).toHaveFocus()
  expect(bar().query()).toBeNull()
})

test('[PLUS-05] a field keeps the focus', async () => {
  const status = start()
  const field = page.getByRole('textbox', { name: 'Name' })
  await field.click()
  status.failed(retry)
  await expect.element(alert()).toHaveTextContent('Part of this page did not load.')
  await expect.element(field).toHaveFocus()
})

test('[PLUS-05] a field of a dialog that has just closed does not keep the focus', async () => {
  const status = start()
  document.body.insertAdjacentHTML('beforeend', '<dialog><input aria-label="Query"></dialog>')
  const dialog = document.querySelector('dialog')
  dialog?.showModal()
  dialog?.close()
  status.failed(retry)
  await hasFocus('Try again')
  expect(retry).not.toHaveBeenCalled()
})

test('[PLUS-01] a part of an older build offers the new version, from any page of the document', async () => {
  const status = start()
  // Another page of the same build needs other modules.
  served = bootScript({ ...boot, modules: ['/assets/other.js'] })
  status.failed(retry)
  await expect.element(alert()).toHaveTextContent('Part of this page did not load.')
  served = bootScript({ ...boot, entry: '/assets/client-2.js' })
  status.failed(retry)
  await expect.element(alert()).toHaveTextContent('A new version is available.')
  await button('Reload').click()
  expect(reload).toHaveBeenCalledOnce()
  expect(retry).not.toHaveBeenCalled()
})

test('[PLUS-01] a reload asks first while something that was entered is on the page', async () => {
  const status = start()
  served = bootScript({ ...boot, menus: { 'en-US': '/assets/menus-2.json' } })
  await page.getByRole('textbox', { name: 'Name' }).fill('Lin')
  status.failed()
  await button('Reload').click()
  await expect.element(alert()).toHaveTextContent('What you entered is lost.')
  expect(reload).not.toHaveBeenCalled()
  await button('Close').click()
  await page.getByRole('textbox', { name: 'Name' }).fill('')
  status.failed()
  await button('Reload').click()
  expect(reload).toHaveBeenCalledOnce()
})

test('[PLUS-01] what can be repeated is not replaced by a second report that cannot', async () => {
  const status = start()
  status.failed(retry)
  status.failed()
  await button('Try again').click()
  expect(retry).toHaveBeenCalledOnce()
})

test('the bar covers nothing that is fixed at the bottom of the window', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<nav style="position: fixed; inset: auto 0 0; height: 56px; background: silver">Home</nav><aside style="position: fixed; inset: 0 auto 0 0; width: 40px">Menu</aside>',
  )
  start()
  goOffline()
  await expect.element(bar()).toBeVisible()
  const nav = document.querySelector('nav')?.getBoundingClientRect()
  const rect = bar().element().getBoundingClientRect()
  expect(rect.bottom).toBeLessThanOrEqual(nav?.top ?? 0)
  expect(rect.bottom).toBeGreaterThan(innerHeight - 56 - 40)
})
