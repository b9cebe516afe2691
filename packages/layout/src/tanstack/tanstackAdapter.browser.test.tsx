import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { menu } from '../../test/fixtures.tsx'
import { memoryStorage } from '../../test/memoryStorage.ts'
import { AppLayout, createLayout, layoutT, type RouteInfo } from '../index.ts'
import { zhCN } from '../locales/zh-CN.ts'
import { tanstackAdapter } from './tanstackAdapter.tsx'

const button = '/view-ui-plus/component/base/button'

/** A router whose addresses carry a locale that its routes know nothing of, as the site's does. */
function makeRouter(start: string) {
  const root = createRootRoute({ component: Root, notFoundComponent: () => <h1>404</h1> })
  const section = createRoute({ getParentRoute: () => root, id: '_docs', staticData: { page: 'article' } })
  const doc = createRoute({
    getParentRoute: () => section,
    path: '/view-ui-plus/component/$group/$name',
    component: Doc,
    staticData: { title: 'Doc' },
  })
  const price = createRoute({ getParentRoute: () => root, path: '/price', component: () => <h1>价格</h1>, staticData: { name: 'price' } })
  const waiting: (() => void)[] = []
  const loaded = new Promise<void>((resolve) => waiting.push(resolve))
  const slow = createRoute({ getParentRoute: () => root, path: '/slow', loader: () => loaded, component: () => <h1>慢</h1> })
  function Doc() {
    return <h1>{doc.useParams().name}</h1>
  }
  const router = createRouter({
    routeTree: root.addChildren([section.addChildren([doc]), price, slow]),
    history: createMemoryHistory({ initialEntries: [start] }),
    defaultPendingMs: 1_000_000,
    rewrite: {
      input: ({ url }) => {
        url.pathname = url.pathname.replace(/^\/en-US/, '') || '/'
        return url
      },
      output: ({ url }) => {
        url.pathname = `/en-US${url.pathname}`
        return url
      },
    },
  })
  const port = tanstackAdapter(router)
  return { router, port, finish: () => waiting.forEach((done) => done()) }
}

let current: ReturnType<typeof createLayout>
function Root() {
  return <AppLayout layout={current} />
}

async function open(start: string) {
  const made = makeRouter(start)
  await page.viewport(1440, 900)
  await made.router.load()
  current = createLayout({ router: made.port, menu, t: layoutT(zhCN), brand: { title: 'View UI Plus' }, storage: memoryStorage() })
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  flushSync(() => root.render(<RouterProvider router={made.router} />))
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  return { ...made, layout: current }
}

test('a route is known by its path without locale, its params, its query and its own and its parents’ static data', async () => {
  const { port } = await open(`/en-US${button}?tab=api#type`)
  expect(port.current()).toEqual<RouteInfo>({
    name: '/view-ui-plus/component/$group/$name',
    path: button,
    fullPath: `${button}?tab=api#type`,
    params: { group: 'base', name: 'button' },
    query: { tab: 'api' },
    meta: { page: 'article', title: 'Doc' },
  })
  expect(port.current()).toBe(port.current())
})

test('resolve knows where a path leads before anybody goes there', async () => {
  const { port } = await open('/en-US/price')
  expect(port.resolve(`${button}?a=1`)).toMatchObject({
    path: button,
    params: { name: 'button' },
    query: { a: '1' },
    meta: { page: 'article' },
  })
  expect(port.resolve('/price/')).toMatchObject({ name: 'price', path: '/price' })
  expect(port.resolve('/nowhere')).toBeNull()
})

test('links carry the public address and navigate on the client; sider and page change together', async () => {
  const { layout, router } = await open(`/en-US${button}`)
  const icon = page.getByRole('link', { name: 'Icon 图标' })
  await expect.element(icon).toHaveAttribute('href', '/en-US/view-ui-plus/component/base/icon')
  const mixed: string[] = []
  layout.store.sub(layout.menu.place, () =>
    mixed.push(`${layout.store.get(layout.menu.place).current} ${document.querySelector('h1')?.textContent}`),
  )
  await icon.click()
  await expect.element(page.getByRole('heading', { name: 'icon' })).toBeVisible()
  await expect.element(icon).toHaveAttribute('aria-current', 'page')
  expect(router.history.location.pathname).toBe('/en-US/view-ui-plus/component/base/icon')
  expect(mixed).toHaveLength(1)
})

test('while a page loads, the one that is shown stays current', async () => {
  const { port, finish } = await open(`/en-US${button}`)
  let told = 0
  const stop = port.subscribe(() => (told += 1))
  port.navigate('/slow')
  await Promise.resolve()
  expect(port.current().path).toBe(button)
  finish()
  await expect.element(page.getByRole('heading', { name: '慢' })).toBeVisible()
  expect(port.current()).toMatchObject({ path: '/slow', meta: {} })
  expect(told).toBeGreaterThan(0)
  stop()
})

test('a page that is not found is plain, under its own path', async () => {
  const { port } = await open('/en-US/nowhere')
  expect(port.current()).toMatchObject({ name: '/nowhere', path: '/nowhere', meta: {} })
  await expect.element(page.getByRole('heading', { name: '404' })).toBeVisible()
})

test('a guard keeps the visitor here until it says yes', async () => {
  const { port } = await open('/en-US/price')
  const asked: (string | undefined)[] = []
  let answer = false
  const unblock = port.block((next) => {
    asked.push(next?.path)
    return answer
  })
  port.navigate(button)
  await expect.poll(() => asked).toEqual([button])
  expect(port.current().path).toBe('/price')
  answer = true
  port.navigate(button)
  await expect.poll(() => port.current().path).toBe(button)
  unblock()
})

test('a link to another site, to a hash, or held with a key is left to the browser', async () => {
  const { router, port } = await open('/en-US/price')
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  flushSync(() =>
    root.render(
      <>
        <port.Link href="https://example.com/">out</port.Link>
        <port.Link href={button}>in</port.Link>
      </>,
    ),
  )
  await expect.element(page.getByRole('link', { name: 'out' })).toHaveAttribute('href', 'https://example.com/')
  const inside = page.getByRole('link', { name: 'in', exact: true }).element()
  let prevented: boolean | undefined
  host.addEventListener('click', (event) => {
    prevented = event.defaultPrevented
    event.preventDefault()
  })
  inside.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
  expect(prevented).toBe(false)
  expect(router.history.location.pathname).toBe('/en-US/price')
  inside.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  expect(prevented).toBe(true)
  await expect.poll(() => router.history.location.pathname).toBe(`/en-US${button}`)
})
