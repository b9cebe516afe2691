import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { startReader, type ReaderOptions } from './index.ts'
import { prefetchLinks } from './prefetchLinks.ts'

const texts: Readonly<Record<string, string>> = { '/guide/start': 'Start', '/guide/next': 'Next', '/guide/last': 'Last' }

/** Answers for the addresses of pages, while the server can be reached. */
let isReachable = true

beforeEach(() => {
  isReachable = true
  const address = location.href
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    if (!isReachable) throw new TypeError('Failed to fetch')
    return new Response(documentOf(new URL(new Request(input).url).pathname), { headers: { 'content-type': 'text/html' } })
  })
  document.body.innerHTML = bodyOf('/guide/start')
  return () => {
    vi.restoreAllMocks()
    document.body.replaceChildren()
    document.documentElement.removeAttribute('data-first-view')
    history.replaceState(null, '', address)
  }
})

/** A prerendered page with links to the others. */
function documentOf(path: string): string {
  return `<!doctype html><html lang="en"><head>${document.head.innerHTML}</head><body>${bodyOf(path)}</body></html>`
}

function bodyOf(path: string): string {
  const links = Object.entries(texts).map(([href, text]) => `<a href="${href}">To ${text}</a>`)
  return `<div id="app"><main tabindex="-1"><article data-article="" data-page="${path}"><h1>${texts[path]}</h1>${links.join(' ')}</article></main></div><script type="application/json" data-build="1"></script>`
}

async function read(options: Partial<ReaderOptions>): Promise<void> {
  const root = document.getElementById('app')
  if (!root) throw new Error('The page has no root.')
  const reader = startReader({ root, ports: {}, isArticle: (path) => path in texts, ...options })
  onTestFinished(() => reader.stop())
}

const title = (text: string) => page.getByRole('heading', { level: 1, name: text })
const link = (text: string) => page.getByRole('link', { name: `To ${text}` })

test('[PLUS-01] a page whose server cannot be reached is reported with its address; the page stays, and the retry opens it', async () => {
  const onUnreachable = vi.fn<NonNullable<ReaderOptions['onUnreachable']>>()
  const own = location.pathname
  isReachable = false
  await read({ onUnreachable })
  await link('Next').click()
  await expect.poll(() => onUnreachable.mock.calls.length).toBe(1)
  const [retry, href] = onUnreachable.mock.calls[0] ?? []
  expect(new URL(href ?? '', location.href).pathname).toBe('/guide/next')
  await expect.element(title('Start')).toBeVisible()
  expect(location.pathname).toBe(own)
  retry?.()
  await expect.poll(() => onUnreachable.mock.calls.length, { message: 'a retry in vain is reported too' }).toBe(2)
  isReachable = true
  onUnreachable.mock.calls[1]?.[0]()
  await expect.element(title('Next')).toBeVisible()
  expect(location.pathname).toBe('/guide/next')
  expect(onUnreachable).toHaveBeenCalledTimes(2)
})

test('[PLUS-01] a retry does nothing once the visitor has gone to another page', async () => {
  const onUnreachable = vi.fn<NonNullable<ReaderOptions['onUnreachable']>>()
  isReachable = false
  await read({ onUnreachable })
  await link('Next').click()
  await expect.poll(() => onUnreachable.mock.calls.length).toBe(1)
  isReachable = true
  await link('Last').click()
  await expect.element(title('Last')).toBeVisible()
  const entries = history.length
  onUnreachable.mock.calls[0]?.[0]()
  await link('Start').click()
  await expect.element(title('Start')).toBeVisible()
  expect(history.length, 'no other page was opened in between').toBe(entries + 1)
})

test('fetches linked pages ahead on a connection of 1.6 Mbps, unless the article has demos to load', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { effectiveType: '4g', downlink: 1.6 } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
  const article = document.querySelector('article')
  article?.insertAdjacentHTML('beforeend', '<div data-demo="first" data-state="running"></div>')
  const end = prefetchLinks(article ?? document.body, {
    isArticle: (path) => path in texts,
    fetch: (href) => fetch(href).then(() => undefined),
  })
  await idle()
  expect(fetch).not.toHaveBeenCalled()
  end()
  article?.querySelector('[data-demo]')?.remove()
  await read({})
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(3))
})

/** Resolves after the callbacks that wait for an idle browser. */
function idle(): Promise<void> {
  return new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve())))
}
