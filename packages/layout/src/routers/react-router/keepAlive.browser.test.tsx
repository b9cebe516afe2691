import { runs } from '@view-site/vitest-config/runs'
import { useEffect, useState } from 'react'
import { createMemoryRouter, Link, Outlet, useLoaderData, useLocation, useParams, useSearchParams, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { memoryStorage } from '@view-site/vitest-config/storage'
import { AppLayout, createLayout, layoutT, type Layout } from '../../index.ts'
import { zhCN } from '../../locales/zh-CN.ts'
import { reactRouterAdapter } from '../../react-router.ts'
import { renderApp } from '../../../test/renderApp.ts'

/** What pages did: `+1` when the effects of user 1 ran, `-1` when they were cleaned up; and what a page saw of the address of another. */
const log: string[] = []
const foreign: string[] = []
let loads = 0
beforeEach(() => {
  log.length = 0
  foreign.length = 0
  loads = 0
})

function User() {
  const { id } = useParams()
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const data = useLoaderData<{ of: string; load: number }>()
  const [first] = useState(id)
  const [count, setCount] = useState(0)
  useEffect(() => {
    log.push(`+${id}`)
    return () => void log.push(`-${id}`)
  }, [id])
  if (first !== id || pathname !== `/user/${id}` || data.of !== id) foreign.push(`${first} saw ${id} ${pathname} ${data.of}`)
  return (
    <>
      <h1>User {id}</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        count {count}
      </button>
      <p>
        page {search.get('page') ?? 1}, load {data.load}
      </p>
      <input aria-label={`note ${id}`} />
      <Link to="../2" relative="path">
        next
      </Link>
    </>
  )
}

function Plain() {
  const { id } = useParams()
  useEffect(() => {
    log.push(`+plain ${id}`)
    return () => void log.push(`-plain ${id}`)
  }, [id])
  return (
    <>
      <h1>Plain {id}</h1>
      <input aria-label="plain note" />
    </>
  )
}

function Team() {
  return (
    <>
      <input aria-label="team note" />
      <Outlet />
    </>
  )
}

function Member() {
  const { name } = useParams()
  if (useLocation().pathname !== `/team/${name}`) foreign.push(`member ${name}`)
  return <h1>Member {name}</h1>
}

async function open(start: string, { maxAlive = 12, withTabs = true, basename = '/' } = {}) {
  let layout: Layout | undefined
  const Shell = () => layout && <AppLayout layout={layout} />
  const routes: RouteObject[] = [
    {
      element: <Shell />,
      children: [
        { path: '/', element: <h1>Home</h1> },
        { path: '/plain/:id', element: <Plain /> },
        {
          path: '/user/:id',
          element: <User />,
          handle: { cache: true },
          loader: ({ params }) => {
            loads += 1
            return { of: params['id'], load: loads }
          },
        },
        { path: '/team', element: <Team />, handle: { cache: true }, children: [{ path: ':name', element: <Member /> }] },
      ],
    },
  ]
  await page.viewport(1440, 900)
  const router = createMemoryRouter(routes, { basename, initialEntries: [`${basename}${start}`.replace('//', '/')] })
  await expect.poll(() => router.state.initialized).toBe(true)
  layout = createLayout({
    router: reactRouterAdapter(router),
    menu: { header: [], sider: [] },
    t: layoutT(zhCN),
    brand: { title: 'Acme' },
    storage: memoryStorage(),
    settings: { tabs: withTabs },
    tabs: { maxAlive },
  })
  const made = layout
  onTestFinished(() => router.dispose())
  renderApp(<RouterProvider router={router} />)
  if (withTabs) await tabsShown()
  const go = async (path: string) => {
    made.router.navigate(path)
    await expect.poll(() => made.router.current().fullPath).toBe(path)
    await frames()
  }
  return { layout: made, router, go, tabs: () => made.store.get(made.tabs)?.tabs }
}

const tabsShown = () => expect.poll(() => document.querySelector('[data-tab]')).not.toBeNull()
const heading = (name: string) => page.getByRole('heading', { name })
const kept = () => [...document.querySelectorAll<HTMLElement>('[data-kept]')].map((one) => one.dataset['kept'])
const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

test('[TAB-07] pages of one route are apart: each has its own params, data, state and inputs; hidden effects are cleaned up', async () => {
  const { go } = await open('/user/1')
  await page.getByRole('button', { name: 'count 0' }).click()
  await page.getByRole('textbox', { name: 'note 1' }).fill('draft')
  await page.getByRole('link', { name: 'next' }).click()
  await expect.element(heading('User 2')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'count 0' })).toBeVisible()
  await go('/')
  await expect.element(heading('Home')).toBeVisible()
  await go('/user/1')
  await expect.element(heading('User 1')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'count 1' })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'note 1' })).toHaveValue('draft')
  expect(log).toEqual(['+1', '-1', '+2', '-2', '+1'])
  expect(foreign).toEqual([])
  expect(kept()).toEqual(['/user/1', '/user/2'])
})

test('[TAB-07] each page is mounted once: the first one, and those before and after a page that is not kept', async () => {
  const { go } = await open('/user/1')
  await expect.element(heading('User 1')).toBeVisible()
  expect(log).toEqual(['+1'])
  await go('/plain/1')
  await expect.element(heading('Plain 1')).toBeVisible()
  await go('/user/2')
  await expect.element(heading('User 2')).toBeVisible()
  await go('/plain/2')
  await expect.element(heading('Plain 2')).toBeVisible()
  await go('/user/1')
  await expect.element(heading('User 1')).toBeVisible()
  expect(log).toEqual(['+1', '-1', '+plain 1', '-plain 1', '+2', '-2', '+plain 2', '-plain 2', '+1'])
  expect(foreign).toEqual([])
})

test('[TAB-07] under a base path, a kept page has the path of the app', async () => {
  const { go } = await open('/user/1', { basename: '/user' })
  await page.getByRole('textbox', { name: 'note 1' }).fill('draft')
  await go('/user/2')
  await expect.element(heading('User 2')).toBeVisible()
  await go('/user/1')
  await expect.element(page.getByRole('textbox', { name: 'note 1' })).toHaveValue('draft')
  expect(kept()).toEqual(['/user/1', '/user/2'])
  expect(foreign).toEqual([])
})

test('[TAB-07] tabs are switched on while something is typed: nothing is lost, and the page is kept from its next visit on', async () => {
  const { layout, go } = await open('/user/1', { withTabs: false })
  await page.getByRole('textbox', { name: 'note 1' }).fill('draft')
  layout.settings.set({ tabs: true })
  await tabsShown()
  await expect.element(page.getByRole('textbox', { name: 'note 1' })).toHaveValue('draft')
  expect(log).toEqual(['+1'])
  await go('/user/2')
  await expect.element(heading('User 2')).toBeVisible()
  await go('/user/1')
  await page.getByRole('textbox', { name: 'note 1' }).fill('kept')
  await go('/plain/1')
  await go('/user/1')
  await expect.element(page.getByRole('textbox', { name: 'note 1' })).toHaveValue('kept')
})

test('[TAB-07] a change of the query and data that is loaded again reach the page, which keeps its state', async () => {
  const { go, layout } = await open('/user/1')
  await page.getByRole('button', { name: 'count 0' }).click()
  await go('/user/1?page=3')
  await expect.element(page.getByText(/^page 3,/)).toBeVisible()
  const before = loads
  layout.reload()
  await expect.element(page.getByText(`page 3, load ${before + 1}`)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'count 1' })).toBeVisible()
})

test('[TAB-07] a nested page is kept with the route around it, and closing its tab ends it', async () => {
  const { go, tabs } = await open('/team/ann')
  await page.getByRole('textbox', { name: 'team note' }).fill('of ann')
  await go('/team/bob')
  await expect.element(heading('Member bob')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'team note' })).toHaveValue('')
  await go('/team/ann')
  await expect.element(page.getByRole('textbox', { name: 'team note' })).toHaveValue('of ann')
  await go('/team/bob')
  await tabs()?.close('/team/ann')
  await expect.poll(kept).toEqual(['/team/bob'])
  await go('/team/ann')
  await expect.element(page.getByRole('textbox', { name: 'team note' })).toHaveValue('')
  expect(foreign).toEqual([])
})

test('[TAB-07] navigations at random: no page ever sees another one’s address, params or data', async () => {
  const { router, layout } = await open('/user/1', { maxAlive: 3 })
  const paths = ['/user/1', '/user/2', '/user/3', '/user/4', '/user/2?page=2', '/plain/1', '/team/ann', '/team/bob', '/']
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 48271) % 2147483647
    return seed % below
  }
  for (let step = 0; step < runs(80, 1000); step += 1) {
    layout.router.navigate(paths[random(paths.length)] ?? '/')
    // oxlint-disable no-await-in-loop -- some navigations end before the next one begins, others are overtaken by it
    if (random(3) > 0) await new Promise((resolve) => setTimeout(resolve, 0))
    if (random(10) === 0) await frames()
    // oxlint-enable no-await-in-loop
  }
  await expect.poll(() => router.state.navigation.state).toBe('idle')
  await frames()
  expect(foreign).toEqual([])
  expect(kept().length).toBeLessThanOrEqual(3)
})
