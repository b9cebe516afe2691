import { createRootRoute, createRoute, createRouter, RouterProvider, type RouterHistory } from '@tanstack/react-router'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { memoryStorage } from '@view-site/vitest-config/storage'
import { AppLayout, createLayout, layoutT, type CreateLayoutOptions, type Layout } from '../index.ts'
import { createLog } from '../log.ts'
import { lazyEnUS } from '../locales/lazy.en-US.ts'
import { lazyZhCN } from '../locales/lazy.zh-CN.ts'
import { zhCN } from '../locales/zh-CN.ts'
import {
  followLoading,
  followPages,
  type LoadError,
  RedirectPage,
  RefreshPage,
  type FollowPagesOptions,
  type PageView,
} from '../navigation.ts'
import { historyOf, tanstackAdapter } from '../tanstack.ts'

let layout: Layout

interface Setup {
  start?: string
  history?: RouterHistory
  basepath?: string
  options?: Partial<CreateLayoutOptions>
  follow?: FollowPagesOptions
}

function Item() {
  const [count, setCount] = useState(0)
  return (
    <>
      <h1>Item</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        count {count}
      </button>
      <div style={{ height: 3000 }} />
    </>
  )
}

async function open({ start = '/', history = historyOf('abstract', start), basepath = '/', options = {}, follow = {} }: Setup = {}) {
  const root = createRootRoute({ component: () => <AppLayout layout={layout} /> })
  const add = (path: string, component: () => React.ReactNode, staticData = {}) =>
    createRoute({ getParentRoute: () => root, path, component, staticData })
  const waiting: (() => void)[] = []
  const slow = createRoute({
    getParentRoute: () => root,
    path: '/slow',
    loader: () => new Promise<void>((resolve) => waiting.push(resolve)),
    component: () => <h1>Slow</h1>,
  })
  const redirect = createRoute({ getParentRoute: () => root, path: '/redirect/$route', staticData: { hidden: true }, component: Redirect })
  function Redirect() {
    return <RedirectPage to={redirect.useParams().route} />
  }
  const router = createRouter({
    routeTree: root.addChildren([
      add('/', () => <h1>Home</h1>, { title: 'Home' }),
      add('/item', Item, { title: '商品' }),
      add('/404', () => <h1>404</h1>, { tab: false }),
      add('/refresh', RefreshPage, { hidden: true }),
      redirect,
      slow,
    ]),
    history,
    basepath,
    defaultPendingMs: 1_000_000,
  })
  await page.viewport(1440, 900)
  await router.load()
  layout = createLayout({
    router: tanstackAdapter(router),
    menu: { header: [{ title: '商品', path: '/item' }], sider: [] },
    t: layoutT(zhCN),
    lazyTexts: async () => lazyZhCN,
    brand: { title: 'Acme' },
    storage: memoryStorage(),
    ...options,
  })
  const host = document.body.appendChild(document.createElement('div'))
  const reactRoot = createRoot(host)
  flushSync(() => reactRoot.render(<RouterProvider router={router} />))
  const stop = followPages(layout, follow)
  onTestFinished(() => {
    stop()
    reactRoot.unmount()
    host.remove()
    window.scrollTo(0, 0)
    history.destroy()
  })
  return { layout, router, finish: () => waiting.forEach((finish) => finish()) }
}

const bar = () => document.querySelector<HTMLElement>('[role="progressbar"]')
const tabIds = () => [...document.querySelectorAll('[data-tab]')].map((tab) => tab.getAttribute('data-tab'))
const said = () => document.querySelector('[role="status"][data-page-title]')?.textContent
const heading = (name: string) => page.getByRole('heading', { name, exact: true })

test('[ROUTE-07] refresh enters the full path again that was shown before, with a page mounted anew and no trace in the history', async () => {
  const { layout: opened, router } = await open({ start: '/item?page=2' })
  await page.getByRole('button', { name: 'count 0' }).click()
  const { length } = router.history
  opened.router.navigate('/refresh')
  await expect.element(page.getByRole('button', { name: 'count 0' })).toBeVisible()
  expect(opened.router.current().fullPath).toBe('/item?page=2')
  expect(router.history.length).toBe(length + 1)
  router.history.back()
  await expect.poll(() => opened.router.current().fullPath).toBe('/item?page=2')
})

test('[ROUTE-07] redirect continues to a page of this app only; it has no tab and no page view', async () => {
  const seen: string[] = []
  const { layout: opened } = await open({ follow: { track: ({ path }) => seen.push(path) }, options: { settings: { tabs: true } } })
  await expect.poll(tabIds).toEqual(['/'])
  opened.router.navigate(`/redirect/${encodeURIComponent(JSON.stringify({ path: '/item', query: { page: 3 } }))}`)
  await expect.element(heading('Item')).toBeVisible()
  expect(opened.router.current().fullPath).toBe('/item?page=3')
  opened.router.navigate(`/redirect/${encodeURIComponent('"https://evil.example"')}`)
  await expect.element(heading('404')).toBeVisible()
  expect(seen).toEqual(['/', '/item', '/404'])
  expect(tabIds()).toEqual(['/', '/item'])
})

test('[ROUTE-08] in memory: the address of the window stays, links and tabs work', async () => {
  const { href } = location
  const { layout: opened } = await open({ history: historyOf('abstract', '/item') })
  await expect.element(heading('Item')).toBeVisible()
  await page.getByRole('link', { name: 'Acme' }).first().click()
  await expect.element(heading('Home')).toBeVisible()
  expect([opened.router.current().path, location.href]).toEqual(['/', href])
})

test('[ROUTE-08] behind the hash: links carry it, and the address follows', async () => {
  const before = location.href
  onTestFinished(() => window.history.replaceState(null, '', before))
  window.history.replaceState(null, '', '#/item')
  const { layout: opened } = await open({ history: historyOf('hash') })
  await expect.element(heading('Item')).toBeVisible()
  expect(page.getByRole('link', { name: 'Acme' }).first().element().getAttribute('href')).toContain('#/')
  opened.router.navigate('/')
  await expect.poll(() => location.hash).toBe('#/')
})

test('[ROUTE-08] in the path, under another base: links carry the base, the layout never sees it', async () => {
  const before = location.href
  onTestFinished(() => window.history.replaceState(null, '', before))
  window.history.replaceState(null, '', '/docs/item')
  const { layout: opened } = await open({ history: historyOf('history'), basepath: '/docs' })
  await expect.element(heading('Item')).toBeVisible()
  expect(opened.router.current().path).toBe('/item')
  await expect.element(page.getByRole('link', { name: '商品' })).toHaveAttribute('href', '/docs/item')
  opened.router.navigate('/')
  await expect.poll(() => location.pathname.replace(/\/$/, '')).toBe('/docs')
})

test('[ROUTE-09] each navigation sets the title, scrolls to the top, sends one page view and opens a tab', async () => {
  const seen: PageView[] = []
  const { layout: opened } = await open({ start: '/item', follow: { track: (view) => seen.push(view), titleSuffix: 'Acme 文档' } })
  expect(document.title).toBe('商品 - Acme 文档')
  window.scrollTo(0, 900)
  opened.router.navigate('/?page=2')
  await expect.element(heading('Home')).toBeVisible()
  await expect.poll(() => document.title).toBe('Home - Acme 文档')
  expect(window.scrollY).toBe(0)
  expect(seen).toEqual([
    { path: '/item', fullPath: '/item', title: '商品' },
    { path: '/', fullPath: '/?page=2', title: 'Home' },
  ])
})

test.each([
  [lazyZhCN, '(3条消息) Home - Acme'],
  [lazyEnUS, '(3 messages) Home - Acme'],
])('[ROUTE-09] the number of unread messages precedes the title', async (texts, title) => {
  const { layout: opened } = await open({ options: { messages: 3, lazyTexts: async () => texts } })
  await expect.poll(() => document.title).toBe(title)
  opened.update({ messages: 0 })
  await expect.poll(() => document.title).toBe('Home - Acme')
})

test('[ROUTE-09] a page that takes its time shows a bar, which finishes when the page is there', async () => {
  const { layout: opened, finish } = await open()
  expect(bar()?.hidden).toBe(true)
  opened.router.navigate('/slow')
  await expect.poll(() => bar()?.dataset.state).toBe('loading')
  finish()
  await expect.element(heading('Slow')).toBeVisible()
  await expect.poll(() => bar()?.dataset.state).toBe('done')
  await expect.poll(() => bar()?.hidden).toBe(true)
})

test('[API-04] a page that does not come in time is a load error, entered in the log; one that comes is none', async () => {
  const log = createLog()
  const { layout: opened, finish } = await open({ options: { log } })
  const errors: LoadError[] = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  onTestFinished(followLoading(opened, { limit: 300, onError: (error) => errors.push(error) }))
  opened.router.navigate('/item')
  await expect.element(heading('Item')).toBeVisible()
  vi.advanceTimersByTime(400)
  expect(errors).toEqual([])
  opened.router.navigate('/slow')
  await expect.poll(() => bar()?.dataset.state).toBe('loading')
  vi.advanceTimersByTime(400)
  await expect.poll(() => errors).toHaveLength(1)
  expect(errors[0]).toMatchObject({ name: 'LoadError', message: 'The page did not load within 0.3 s. Check the network, then reload.' })
  expect(log.get()).toMatchObject([{ type: 'error', message: errors[0]?.message }])
  finish()
  await expect.element(heading('Slow')).toBeVisible()
})

test('[API-04] a part of the app that could not be loaded is a load error at once', async () => {
  const { layout: opened } = await open()
  const errors: LoadError[] = []
  onTestFinished(followLoading(opened, { onError: (error) => errors.push(error) }))
  const cause = new Error('Failed to fetch dynamically imported module')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: cause }))
  expect(errors).toMatchObject([{ name: 'LoadError', cause }])
})

test.each([
  ['of the window', {}, '商品 - Acme'],
  ['of the menu, where the window keeps its own', { titleOf: () => 'As ever' }, '商品'],
])('[PLUS-05] the shell alone has a new page said politely, by the title %s', async (_which, follow, title) => {
  const before = document.title
  onTestFinished(() => {
    document.title = before
  })
  const { layout: opened } = await open({ follow })
  opened.router.navigate('/item')
  await expect.element(heading('Item')).toBeVisible()
  await expect.poll(said).toBe(title)
  opened.router.navigate('/item?page=2')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(said()).toBe(title)
})
