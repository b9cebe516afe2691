import { createMemoryHistory, createRootRoute, createRoute, createRouter, notFound, RouterProvider } from '@tanstack/react-router'
import { violations } from '@view-site/vitest-config/axe'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { routes } from '../../test/fixtures.tsx'
import { layoutOptions } from '../../test/layoutOptions.tsx'
import { renderApp } from '../../test/renderApp.ts'
import { renderLayout } from '../../test/renderLayout.tsx'
import { AppLayout, createLayout } from '../index.ts'
import { createLog } from '../log.ts'
import { tanstackAdapter } from '../tanstack.ts'

/** A page that throws until it is repaired. */
function breakingPage(error: unknown = new Error('boom')) {
  let isBroken = true
  const Breaking = () => {
    if (isBroken) throw error
    return <h1>Repaired</h1>
  }
  return { Breaking, repair: () => (isBroken = false) }
}

const alert = () => page.getByRole('alert')
const reload = () => page.getByRole('main').getByRole('button', { name: '重新加载' })

test('a page that throws is replaced by an error, which is logged; the shell stays, and a reload shows the page again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { Breaking, repair } = breakingPage()
  const log = createLog()
  const { router } = await renderLayout({ path: '/price', routes: { ...routes, '/price': { view: () => <Breaking /> } }, log })
  await expect.element(alert().getByText('这个页面出错了', { exact: true })).toBeVisible()
  await expect.element(reload()).toBeVisible()
  await expect.element(page.getByRole('banner')).toBeVisible()
  expect(log.get()).toMatchObject([{ type: 'error', message: 'A page could not be shown', meta: { detail: { message: 'boom' } } }])
  expect(await violations()).toEqual([])
  router.navigate('/view-ui-plus/component/base/button')
  await expect.element(page.getByRole('heading', { name: 'Button', level: 1 })).toBeVisible()
  router.navigate('/price')
  await expect.element(alert()).toBeVisible()
  repair()
  await reload().click()
  await expect.element(page.getByRole('heading', { name: 'Repaired' })).toBeVisible()
})

test('a report has the error and the address without secrets', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { Breaking } = breakingPage(new Error('no answer from https://a.example/b?token=secret'))
  await renderLayout({ path: '/pay/1', routes: { ...routes, '/pay/1': { meta: { page: 'standalone' }, view: () => <Breaking /> } } })
  await page.getByRole('button', { name: '复制错误信息' }).click()
  await expect.element(page.getByText('已复制').first()).toBeVisible()
  expect(await violations()).toEqual([])
  const text = write.mock.calls[0]?.[0] ?? ''
  expect(JSON.parse(text)).toMatchObject({
    error: { message: 'no answer from https://a.example/b?token=***' },
    browser: navigator.userAgent,
  })
  expect(text).not.toContain('secret')
})

/** Two kept pages, of which `/breaking` throws, and what else a router shows. */
async function openTabs({ error, ownErrorPage = false }: { error: unknown; ownErrorPage?: boolean }) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { Breaking, repair } = breakingPage(error)
  const log = createLog()
  const root = createRootRoute({ component: () => <AppLayout layout={layout} />, notFoundComponent: () => <h1>404</h1> })
  const staticData = { cache: true }
  const form = createRoute({ getParentRoute: () => root, path: '/', component: () => <input aria-label="note" />, staticData })
  const breaking = createRoute({ getParentRoute: () => root, path: '/breaking', component: Breaking, staticData })
  const router = createRouter({
    routeTree: root.addChildren([form, breaking]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    ...(ownErrorPage && { defaultErrorComponent: () => <h1>Own error page</h1> }),
  })
  await router.load()
  const layout = createLayout({ ...layoutOptions(), router: tanstackAdapter(router), settings: { tabs: true }, log })
  renderApp(<RouterProvider router={router} />)
  await expect.poll(() => document.querySelector('[data-kept]')).not.toBeNull()
  return { layout, log, repair }
}

test('an error in one tab leaves the pages of the others as they are', async () => {
  const { layout, log, repair } = await openTabs({ error: new Error('boom') })
  await page.getByRole('textbox', { name: 'note' }).fill('draft')
  layout.router.navigate('/breaking')
  await expect.element(reload()).toBeVisible()
  expect(log.get()).toHaveLength(1)
  layout.router.navigate('/')
  await expect.element(page.getByRole('textbox', { name: 'note' })).toHaveValue('draft')
  layout.router.navigate('/breaking')
  repair()
  await reload().click()
  await expect.element(page.getByRole('heading', { name: 'Repaired' })).toBeVisible()
})

test('an error that the router shows itself is logged too', async () => {
  const { layout, log } = await openTabs({ error: new Error('boom'), ownErrorPage: true })
  layout.router.navigate('/breaking')
  await expect.element(page.getByRole('heading', { name: 'Own error page' })).toBeVisible()
  expect(log.get()).toMatchObject([{ message: 'A page could not be shown', meta: { detail: { message: 'boom' } } }])
})

test('what a page throws for the router reaches the router, and is no entry of the log', async () => {
  const { layout, log } = await openTabs({ error: notFound() })
  layout.router.navigate('/breaking')
  await expect.element(page.getByRole('heading', { name: '404' })).toBeVisible()
  expect(log.get()).toEqual([])
})
