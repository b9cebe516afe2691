import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { violations } from '@view-site/vitest-config/axe'
import { routes } from '../../test/fixtures.tsx'
import { renderLayout } from '../../test/renderLayout.tsx'
import { LogPage } from '../log-page.ts'
import { attachLog, createLog } from '../log.ts'

const own = { ...routes, '/system-log': { meta: { page: 'work' } as const, view: () => <LogPage /> } }

async function open(path = '/system-log', width = 1440) {
  const log = createLog()
  const rendered = await renderLayout({ path, width, routes: own, log, settings: { showLog: true } })
  return { ...rendered, log }
}
const rows = () => page.getByRole('list', { name: '系统日志' }).element().querySelectorAll('summary').length

test('[API-05] the icon says 没有日志或异常 when empty, counts logs and errors, and stops at 99', async () => {
  const { log, router } = await open('/')
  const icon = page.getByRole('link', { name: '没有日志或异常' })
  await expect.element(icon).toHaveAttribute('title', '没有日志或异常')
  log.add({ message: 'one' })
  log.add({ message: 'two', type: 'error' })
  await expect.element(page.getByRole('link', { name: '1 条日志，1 个异常' })).toHaveTextContent('1')
  for (let count = 0; count < 120; count += 1) log.add({ message: 'more', type: 'error' })
  const full = page.getByRole('link', { name: '1 条日志，99+ 个异常' })
  await expect.element(full).toHaveTextContent('99+')
  await full.click()
  expect(router.visited).toEqual(['/system-log'])
})

test.each([390, 834, 1440])(
  '[API-05] at %d px the page lists entries, filters them by type and text, shows their details',
  async (width) => {
    const { log } = await open('/system-log', width)
    await expect.element(page.getByText('没有日志或异常')).toBeVisible()
    log.add({ message: 'signed in' })
    log.add({ message: 'request failed', type: 'error', detail: { status: 502 } })
    await expect.poll(rows).toBe(2)
    await page.getByRole('radio', { name: '异常 1' }).click()
    await expect.poll(rows).toBe(1)
    await page.getByText('request failed').click()
    await expect.poll(() => page.getByRole('region', { name: '详情' }).element().textContent).toContain('"status": 502')
    expect(await violations()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await page.getByRole('searchbox', { name: '搜索消息或详情' }).fill('nothing like it')
    await expect.element(page.getByText('没有符合条件的记录')).toBeVisible()
  },
)

test('[API-05] what is shown is downloaded as JSON, and clear empties the log', async () => {
  const { log } = await open()
  log.add({ message: 'kept' })
  const made: Blob[] = []
  const url = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) made.push(blob)
    return 'blob:nowhere'
  })
  const names: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function download(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  onTestFinished(() => {
    url.mockRestore()
    click.mockRestore()
  })
  await page.getByRole('button', { name: '下载' }).click()
  expect(JSON.parse((await made[0]?.text()) ?? '')).toMatchObject([{ message: 'kept', type: 'info' }])
  expect(names[0]).toMatch(/^system-log-.*\.json$/)
  await page.getByRole('button', { name: '清空' }).click()
  expect(log.get()).toEqual([])
  await expect.element(page.getByRole('button', { name: '下载' })).toBeDisabled()
})

test('[API-05] unhandled errors, rejections and files that do not load are entered', async () => {
  const log = createLog()
  const stop = attachLog(log)
  onTestFinished(stop)
  window.dispatchEvent(new ErrorEvent('error', { message: 'Uncaught Error: boom', error: new Error('boom') }))
  window.dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason: new Error('rejected') }))
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('Failed to fetch dynamically imported module') }))
  const script = document.createElement('script')
  script.src = '/nowhere-at-all.js?token=the-secret'
  script.type = 'module'
  document.body.append(script)
  await expect
    .poll(() => log.get().map(({ message }) => message))
    .toEqual(['A file of the app did not load', 'A part of the app did not load', 'rejected', 'Uncaught Error: boom'])
  expect(JSON.stringify(log.get())).not.toContain('the-secret')
  script.remove()
  stop()
  window.dispatchEvent(new ErrorEvent('error', { message: 'later' }))
  expect(log.get()).toHaveLength(4)
})
