import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { AppLayout, createLayout, layoutT, useUnsaved, type RouteInfo } from '../../src/index.ts'
import { zhCN } from '../../src/locales/zh-CN.ts'
import { menu } from '../fixtures.tsx'
import { memoryStorage } from '../memoryStorage.ts'
import { reactRouterAdapter } from './reactRouterAdapter.tsx'

const button = '/view-ui-plus/component/base/button'

/** A router under a base path; routes say what the layout should know of them in their `handle`. */
function makeRouter(start: string) {
  const waiting: (() => void)[] = []
  const loaded = new Promise<null>((resolve) => waiting.push(() => resolve(null)))
  const routes: RouteObject[] = [
    {
      element: <Shell />,
      errorElement: <h1>出错</h1>,
      hydrateFallbackElement: <p>…</p>,
      children: [
        {
          handle: { page: 'article' },
          children: [{ path: '/view-ui-plus/component/:group/:name', element: <h1>组件</h1>, handle: { title: 'Doc' } }],
        },
        { path: '/price', element: <h1>价格</h1>, handle: { name: 'price' } },
        { path: '/user/orders', element: <Editor />, handle: { page: 'work' } },
        { path: '/slow', loader: () => loaded, element: <h1>慢</h1> },
      ],
    },
  ]
  const router = createMemoryRouter(routes, { basename: '/desk', initialEntries: [`/desk${start}`] })
  return { router, port: reactRouterAdapter(router), finish: () => waiting.forEach((done) => done()) }
}

let current: ReturnType<typeof createLayout>
function Shell() {
  return <AppLayout layout={current} />
}
function Editor() {
  useUnsaved(true)
  return <h1>订单</h1>
}

async function open(start: string) {
  const made = makeRouter(start)
  await page.viewport(1440, 900)
  current = createLayout({ router: made.port, menu, t: layoutT(zhCN), brand: { title: 'View UI Plus' }, storage: memoryStorage() })
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  flushSync(() => root.render(<RouterProvider router={made.router} />))
  onTestFinished(() => {
    root.unmount()
    host.remove()
    made.router.dispose()
    Object.keys(document.documentElement.dataset).forEach((name) => delete document.documentElement.dataset[name])
  })
  return { ...made, layout: current }
}

test('[PLUS-08] another router tells the layout the same: path without base, params, query, and what a route and its parents say', async () => {
  const { port } = await open(`${button}?tab=api#type`)
  expect(port.current()).toEqual<RouteInfo>({
    name: '/view-ui-plus/component/:group/:name',
    path: button,
    fullPath: `${button}?tab=api#type`,
    params: { group: 'base', name: 'button' },
    query: { tab: 'api' },
    meta: { page: 'article', title: 'Doc' },
  })
  expect(port.current()).toBe(port.current())
})

test('resolve knows where a path leads before anybody goes there', async () => {
  const { port } = await open('/price')
  expect(port.resolve(`${button}?a=1`)).toMatchObject({
    path: button,
    params: { name: 'button' },
    query: { a: '1' },
    meta: { page: 'article' },
  })
  expect(port.resolve('/price/')).toMatchObject({ name: 'price', path: '/price' })
  expect(port.resolve('/nowhere')).toBeNull()
})

test('[PLUS-08] links of the menu carry the public address and navigate on the client; the sider follows', async () => {
  const { router } = await open(button)
  const icon = page.getByRole('link', { name: 'Icon 图标' })
  await expect.element(icon).toHaveAttribute('href', '/desk/view-ui-plus/component/base/icon')
  await expect.element(page.getByRole('link', { name: 'Button 按钮' })).toHaveAttribute('aria-current', 'page')
  await icon.click()
  await expect.element(icon).toHaveAttribute('aria-current', 'page')
  expect(router.state.location.pathname).toBe('/desk/view-ui-plus/component/base/icon')
})

test('while a page loads, the one that is shown stays current, and the layout is told of the wait', async () => {
  const { port, finish } = await open(button)
  const told: boolean[] = []
  const stop = port.onLoading?.((loading) => told.push(loading))
  port.navigate('/slow')
  await expect.poll(() => told).toEqual([true])
  expect(port.current().path).toBe(button)
  finish()
  await expect.element(page.getByRole('heading', { name: '慢' })).toBeVisible()
  expect(port.current()).toMatchObject({ path: '/slow', meta: {} })
  expect(told).toEqual([true, false])
  stop?.()
})

test('a page that is not found is plain, under its own path', async () => {
  const { port } = await open('/nowhere')
  expect(port.current()).toMatchObject({ name: '/nowhere', path: '/nowhere', meta: {} })
})

test('a guard keeps the visitor here until it says yes, however long it thinks', async () => {
  const { port } = await open('/price')
  const asked: (string | undefined)[] = []
  const answers: ((yes: boolean) => void)[] = []
  const unblock = port.block((next) => {
    asked.push(next?.path)
    return new Promise((resolve) => answers.push(resolve))
  })
  port.navigate(button)
  await expect.poll(() => asked).toEqual([button])
  answers[0]?.(false)
  port.navigate(button)
  await expect.poll(() => answers.length).toBe(2)
  expect(port.current().path).toBe('/price')
  answers[1]?.(true)
  await expect.poll(() => port.current().path).toBe(button)
  unblock()
  port.navigate('/price')
  await expect.poll(() => port.current().path).toBe('/price')
  expect(asked).toHaveLength(2)
})

test('[PLUS-08] a page with edits is asked about by the layout’s own dialog', async () => {
  const { port } = await open('/user/orders')
  port.navigate('/price')
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog).toBeVisible()
  expect(port.current().path).toBe('/user/orders')
})
