import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
  useLoaderData,
  useLocation,
  useParams,
  useSearch,
} from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { memoryStorage } from '@view-site/vitest-config/storage'
import { AppLayout, createLayout, layoutT, type Layout } from '../src/index.ts'
import { zhCN } from '../src/locales/zh-CN.ts'
import { tanstackAdapter } from '../src/routers/tanstack/tanstackAdapter.tsx'
import { renderApp } from './renderApp.ts'

/** What pages did: `+user 1` when effects ran, `-user 1` when they were cleaned up, and every page that saw another one's address. */
export const log: string[] = []
export const foreign: string[] = []
export let loads = 0
beforeEach(() => {
  log.length = 0
  foreign.length = 0
  loads = 0
})

function useLife(name: string) {
  useEffect(() => {
    log.push(`+${name}`)
    return () => void log.push(`-${name}`)
  }, [name])
}

function User() {
  const { id } = useParams({ strict: false })
  const search: { page?: number } = useSearch({ strict: false })
  const { pathname } = useLocation()
  const data: { of?: string; load?: number } = useLoaderData({ strict: false }) ?? {}
  const [first] = useState(id)
  const [count, setCount] = useState(0)
  useLife(`user ${id}`)
  if (first !== id || pathname !== `/user/${id}` || data.of !== id) foreign.push(`${first} saw ${id} ${pathname} ${data.of}`)
  return (
    <section data-user={id}>
      <h1>User {id}</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        count {count}
      </button>
      <p>
        page {search.page ?? 1}, load {data.load}
      </p>
      <input aria-label={`note ${id}`} />
      <div data-scroller style={{ height: 60, overflow: 'auto' }}>
        <div style={{ height: 600 }} />
      </div>
      <iframe sandbox="allow-same-origin" title={`frame ${id}`} srcDoc={'<input id="inside">'} />
      {createPortal(<em data-portal={id}>portal {id}</em>, document.body)}
      <Link to="/user/$id" params={{ id: '2' }}>
        to 2
      </Link>
      <div style={{ height: 3000 }} />
    </section>
  )
}

function Team() {
  return (
    <section>
      <h1>Team</h1>
      <input aria-label="team note" />
      <Outlet />
    </section>
  )
}

let current: Layout

export async function openKeepAliveApp(start: string, { maxAlive = 12, forceUpdate = false, withTabs = true } = {}) {
  const root = createRootRoute({ component: () => <AppLayout layout={current} />, notFoundComponent: () => <h1>404</h1> })
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => <h1>Home</h1> })
  const users = createRoute({
    getParentRoute: () => root,
    path: '/user/$id',
    component: User,
    staticData: { cache: true, title: 'User' },
    validateSearch: (search: Record<string, unknown>) => (typeof search.page === 'number' ? { page: search.page } : {}),
    loader: ({ params }) => {
      loads += 1
      return { of: params.id, load: loads }
    },
  })
  const plain = createRoute({ getParentRoute: () => root, path: '/plain/$id', component: Plain })
  function Plain() {
    const { id } = plain.useParams()
    useLife(`plain ${id}`)
    return (
      <>
        <h1>Plain {id}</h1>
        <input aria-label="plain note" />
      </>
    )
  }
  const team = createRoute({ getParentRoute: () => root, path: '/team', component: Team, staticData: { cache: true } })
  const member = createRoute({ getParentRoute: () => team, path: '$name', component: Member })
  function Member() {
    const { name } = member.useParams()
    if (useLocation().pathname !== `/team/${name}`) foreign.push(`member ${name}`)
    return <h2>Member {name}</h2>
  }
  const router = createRouter({
    routeTree: root.addChildren([home, users, plain, team.addChildren([member])]),
    history: createMemoryHistory({ initialEntries: [start] }),
    scrollRestoration: true,
  })
  await page.viewport(1440, 900)
  await router.load()
  const storage = memoryStorage()
  current = createLayout({
    router: tanstackAdapter(router),
    menu: { header: [], sider: [] },
    t: layoutT(zhCN),
    brand: { title: 'Acme' },
    storage,
    settings: { tabs: withTabs },
    tabs: { maxAlive },
    forceUpdate,
  })
  renderApp(<RouterProvider router={router} />)
  // Loaded when the setting is read: on a busy machine that takes its time.
  if (withTabs) await tabsThere()
  const go = async (path: string) => {
    current.router.navigate(path)
    await expect.poll(() => current.router.current().fullPath).toBe(path)
    await frames()
  }
  return { layout: current, router, go, tabs: () => current.store.get(current.tabs)?.tabs }
}

export const tabsThere = () => expect.poll(() => document.querySelector('[data-tab]')).not.toBeNull()
export const heading = (name: string) => page.getByRole('heading', { name })
export const kept = () => [...document.querySelectorAll<HTMLElement>('[data-kept]')].map((one) => one.dataset.kept)

export async function frames() {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
