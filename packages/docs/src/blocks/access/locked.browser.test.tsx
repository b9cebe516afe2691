import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import '@view-site/ui/theme'
import '../../styles.css.ts'
import { attachArticle, readToc, type ArticlePorts, type LockedPort, type LockedReader } from '../../index.ts'
import html from '../../../test/fixtures/locked/zh-CN.html.golden?raw'
import lockedText from '../../../test/fixtures/locked/zh-CN.locked.golden?raw'

const locked: { id: string; products: string[]; html: string; headings: { id: string; text: string }[] }[] = JSON.parse(lockedText)
const allParts = Object.fromEntries(locked.map((part) => [part.id, part.html]))
const visitor: LockedReader = { status: 'visitor', id: '', products: [] }
const owner: LockedReader = { status: 'signed-in', id: 'lin', products: ['pro'] }

/** A reader who can sign in and out, and a server that gives parts. */
function readers(first: LockedReader, load: LockedPort['load'] = partsOf) {
  let reader = first
  const listeners = new Set<() => void>()
  const port: LockedPort = {
    reader: () => reader,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load: vi.fn<LockedPort['load']>(load),
  }
  const become = (next: LockedReader) => {
    reader = next
    for (const listener of listeners) listener()
  }
  return { port, become, listeners }
}

function partsOf(): Promise<Record<string, string>> {
  return Promise.resolve(allParts)
}

function openPart(locked: LockedPort, ports: ArticlePorts = {}) {
  const article = document.createElement('article')
  Object.assign(article.dataset, { article: '', page: 'shop/part', locale: 'zh-CN' })
  article.innerHTML = html
  document.body.append(article)
  const detach = attachArticle(article, { locked, signIn: () => {}, ...ports })
  onTestFinished(() => {
    detach()
    article.remove()
    history.replaceState(null, '', location.pathname + location.search)
  })
  return { article, detach }
}

/** Waits until the article follows the reader, whose code it loads. */
async function followed(listeners: ReadonlySet<() => void>): Promise<void> {
  await expect.poll(() => listeners.size).toBe(1)
}

const secret = () => page.getByText(/只有授权用户看得到的秘密/)
const panelOf = (name: string) => page.getByRole('region', { name })
const forPro = () => panelOf('这一节需要 View UI Plus Pro 或 Admin Plus 授权')
const forCrud = () => panelOf('这一节需要 iCRUD 授权')

test('[DOC-14] a visitor sees a panel with links to the prices and to sign-in, and nothing is fetched', async () => {
  const signIn = vi.fn<() => void>()
  const { port } = readers(visitor)
  openPart(port, { signIn })
  await expect.element(forPro().getByRole('link', { name: '前往授权' })).toHaveAttribute('href', '/price')
  await expect.element(forPro().getByText(/已购买的账号登录后即可阅读/)).toBeVisible()
  await forPro().getByRole('button', { name: '登录' }).click()
  expect(signIn).toHaveBeenCalledOnce()
  expect(port.load).not.toHaveBeenCalled()
})

test('[DOC-14] after a sign-in the part replaces its panel, which is announced; other parts name the missing product', async () => {
  const { port, become, listeners } = readers(visitor)
  const announce = vi.fn<(text: string) => void>()
  openPart(port, { announce })
  await followed(listeners)
  become(owner)
  await expect.element(secret()).toBeVisible()
  await expect.element(forPro()).not.toBeInTheDocument()
  expect(port.load).toHaveBeenCalledExactlyOnceWith('shop/part', 'zh-CN', expect.any(AbortSignal))
  expect(announce).toHaveBeenCalledExactlyOnceWith('授权内容已显示')
  await expect.element(forCrud().getByText(/当前账号没有这项授权/)).toBeVisible()
  await expect.element(forCrud().getByText(/已购买的账号登录后即可阅读/)).not.toBeVisible()
  await expect.element(forCrud().getByRole('link', { name: '前往授权' })).toBeVisible()
  await expect.element(forCrud().getByRole('button')).not.toBeInTheDocument()
})

test('[DOC-14] a reader who is already signed in gets no announcement', async () => {
  const { port } = readers(owner)
  const announce = vi.fn<(text: string) => void>()
  openPart(port, { announce })
  await expect.element(secret()).toBeVisible()
  expect(announce).not.toHaveBeenCalled()
})

test('[DOC-14] what is inside works: copy, tabs and filter of the API, and its anchors are those of the page', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const anchors = vi.fn<(article: HTMLElement) => void>()
  const { port, become } = readers(owner)
  const { article } = openPart(port, { anchors })
  const before = readToc(article).map(({ text }) => text)
  await expect.element(secret()).toBeVisible()
  await page.getByRole('button', { name: '复制', exact: true }).click()
  expect(copied).toHaveBeenCalledExactlyOnceWith("export const secret = '秘密'")
  await page.getByRole('tab', { name: /事件/ }).click()
  await expect.element(page.getByText(/秘密的门开了/)).toBeVisible()
  await userEvent.type(page.getByRole('searchbox'), 'nothing')
  await expect.element(page.getByText(/没有匹配的条目，换个词试试。/)).toBeVisible()
  expect(before).toEqual(['Part', '公开', '还是公开'])
  expect(anchors).toHaveBeenCalledExactlyOnceWith(article)
  expect(readToc(article).map(({ text }) => text)).toEqual(['Part', '公开', '秘密的一节', '授权后的接口', '还是公开'])
  become(visitor)
  expect(anchors).toHaveBeenCalledTimes(2)
  expect(readToc(article).map(({ text }) => text)).toEqual(before)
})

test('[DOC-14] signing out takes the part away at once, and the panel is a visitor’s again', async () => {
  const { port, become } = readers(owner)
  const { article } = openPart(port)
  await expect.element(secret()).toBeVisible()
  become(visitor)
  expect(article).not.toHaveTextContent('秘密')
  await expect.element(forPro().getByRole('button', { name: '登录' })).toBeVisible()
})

test('[DOC-14] an answer after the reader has left is not shown', async () => {
  const answer = Promise.withResolvers<Record<string, string>>()
  const { port, become } = readers(owner, () => answer.promise)
  const { article } = openPart(port)
  become(visitor)
  answer.resolve(allParts)
  await Promise.resolve()
  expect(article).not.toHaveTextContent('秘密')
  await expect.element(forPro().getByRole('button', { name: '登录' })).toBeVisible()
})

test('[DOC-14] while it is on its way the panel says so; when it fails it says why, and another try works', async () => {
  const [first, second] = [Promise.withResolvers<Record<string, string>>(), Promise.withResolvers<Record<string, string>>()]
  const answers = [first.promise, second.promise]
  const { port } = readers(owner, () => answers.shift() ?? Promise.resolve({}))
  const { article } = openPart(port)
  await expect.element(forPro().getByText(/正在读取授权内容…/)).toBeVisible()
  expect(article.querySelector('[aria-busy="true"]')).not.toBeNull()
  first.reject(new Error('网络连接失败'))
  await expect.element(forPro().getByText(/授权内容没能读取。 网络连接失败/)).toBeVisible()
  await forPro().getByRole('button', { name: '重试' }).click()
  second.resolve(allParts)
  await expect.element(secret()).toBeVisible()
  expect(article.querySelector('[data-unlocked]')).toHaveFocus()
})

test('[DOC-14] what the server refuses is not shown, whatever the browser believed', async () => {
  const { port } = readers(owner, () => Promise.resolve({}))
  openPart(port)
  await expect.element(forPro().getByText(/当前账号没有这项授权/)).toBeVisible()
})

test('[DOC-14] an address that names an anchor of a locked part leads there once the part is open', async () => {
  const id = locked[0]?.headings.find(({ text }) => text === '授权后的接口')?.id
  const far = document.createElement('div')
  far.style.height = '4000px'
  history.replaceState(null, '', `#${id}`)
  const { port } = readers(owner)
  const { article } = openPart(port)
  article.prepend(far)
  await expect.element(page.getByRole('heading', { name: '授权后的接口' })).toBeInViewport()
})

test('[DOC-14] leaving the page ends the subscription and the request', async () => {
  let given: AbortSignal | undefined
  const { port, listeners } = readers(owner, (_page, _locale, signal) => {
    given = signal
    return new Promise(() => {})
  })
  const { detach } = openPart(port)
  await followed(listeners)
  detach()
  expect(listeners.size).toBe(0)
  expect(given?.aborted).toBe(true)
})

test('[DOC-14] a locked page opens with the parts in it that the reader may read', async () => {
  const inner =
    '<section class="doc-locked" id="locked-1" data-locked="icrud" aria-label="里面"><p data-when="refused" hidden>没有授权</p></section>'
  const { port, become } = readers({ ...owner, products: ['pro', 'icrud'] }, () =>
    Promise.resolve({
      'locked-1': `<h2 id="h1" data-anchor>整页</h2>${inner.replace('locked-1', 'locked-9')}`,
      'locked-9': '<p>秘密里的秘密</p>',
    }),
  )
  const { article } = openPart(port)
  await expect.element(page.getByText(/秘密里的秘密/)).toBeVisible()
  become(owner)
  await expect.element(page.getByText(/没有授权/)).toBeVisible()
  expect(article).not.toHaveTextContent('秘密里的秘密')
})
