import type { ReactNode } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { AppLayout, createLayout, layoutT, type Layout, type RouteInfo, type RouterPort } from '../src/index.ts'
import { zhCN } from '../src/locales/zh-CN.ts'
import { menu } from './fixtures.tsx'
import { renderApp } from './renderApp.ts'
import { memoryStorage } from '@view-site/vitest-config/storage'

/** A page of the routes that `RouterContract.make` makes: `component/:group/:name`, below a parent that says it is an article. */
const button = '/view-ui-plus/component/base/button'

/** A router with its adapter, at a page. */
export interface OpenedRouter {
  port: RouterPort
  /** The router's provider; its root draws `Shell`. */
  app: ReactNode
  /** Path as a visitor sees it, with base or locale. */
  address: () => string
  dispose?: () => void
}

/** What differs between routers. */
export interface RouterContract {
  /** In front of every public address; routes do not contain it. */
  prefix: string
  /** How this router writes the pattern of `button`. */
  pattern: string
  /**
   * Makes a router with the routes of `button` (title `Doc`, below `page: 'article'`, its parameter `name` as heading), `/price`
   * (named `price`) and `/slow` (heading `慢`), which loads until `loaded`.
   */
  make: (start: string, loaded: Promise<void>) => OpenedRouter | Promise<OpenedRouter>
}

let current: Layout

const slots = { Notice: Links }

/** The root of every router: the layout of the test that runs. */
export function Shell() {
  return <AppLayout layout={current} slots={slots} />
}

function Links() {
  const { Link } = current.router
  return (
    <p>
      <Link href="https://example.com/">out</Link>
      <Link href={button}>in</Link>
    </p>
  )
}

/** Tests that hold for every adapter, whichever router is below it. Returns what opens a page for the tests of an adapter's own. */
export function testRouterContract({ prefix, pattern, make }: RouterContract) {
  async function open(start: string, loaded = Promise.resolve()): Promise<OpenedRouter & { layout: Layout }> {
    const made = await make(start, loaded)
    await page.viewport(1440, 900)
    current = createLayout({ router: made.port, menu, t: layoutT(zhCN), brand: { title: 'View UI Plus' }, storage: memoryStorage() })
    onTestFinished(() => made.dispose?.())
    renderApp(made.app)
    return { ...made, layout: current }
  }

  test('[PLUS-08] a route is known by its path without prefix, its params, its query, and what it and its parents say', async () => {
    const { port } = await open(`${button}?tab=api#type`)
    expect(port.current()).toEqual<RouteInfo>({
      name: pattern,
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

  test('[PLUS-08] links carry the public address and navigate on the client; sider and page change together', async () => {
    const { layout, address } = await open(button)
    const icon = page.getByRole('link', { name: 'Icon 图标' })
    await expect.element(icon).toHaveAttribute('href', `${prefix}/view-ui-plus/component/base/icon`)
    await expect.element(page.getByRole('link', { name: 'Button 按钮' })).toHaveAttribute('aria-current', 'page')
    let changes = 0
    layout.store.sub(layout.menu.place, () => (changes += 1))
    await icon.click()
    await expect.element(page.getByRole('heading', { name: 'icon' })).toBeVisible()
    await expect.element(icon).toHaveAttribute('aria-current', 'page')
    expect(address()).toBe(`${prefix}/view-ui-plus/component/base/icon`)
    expect(changes).toBe(1)
  })

  test('while a page loads, the shown one stays current, and the layout is notified', async () => {
    const ends: (() => void)[] = []
    const { port } = await open(button, new Promise((resolve) => ends.push(resolve)))
    const waits: boolean[] = []
    let notified = 0
    const stops = [port.onLoading?.((loading) => waits.push(loading)), port.subscribe(() => (notified += 1))]
    port.navigate('/slow')
    await expect.poll(() => waits).toEqual([true])
    expect(port.current().path).toBe(button)
    for (const end of ends) end()
    await expect.element(page.getByRole('heading', { name: '慢' })).toBeVisible()
    expect(port.current()).toMatchObject({ path: '/slow', meta: {} })
    await expect.poll(() => waits).toEqual([true, false])
    expect(notified).toBeGreaterThan(0)
    for (const stop of stops) stop?.()
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

  test('a link to another site, or held with a key, is left to the browser', async () => {
    const { address } = await open('/price')
    await expect.element(page.getByRole('link', { name: 'out' })).toHaveAttribute('href', 'https://example.com/')
    const inside = page.getByRole('link', { name: 'in', exact: true }).element()
    let prevented: boolean | undefined
    const listener = (event: Event) => {
      prevented = event.defaultPrevented
      event.preventDefault()
    }
    document.addEventListener('click', listener)
    onTestFinished(() => document.removeEventListener('click', listener))
    inside.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    expect(prevented).toBe(false)
    expect(address()).toBe(`${prefix}/price`)
    inside.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    expect(prevented).toBe(true)
    await expect.poll(address).toBe(`${prefix}${button}`)
  })

  return open
}
