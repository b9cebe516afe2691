import { StrictMode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'

import { Article, readArticle, readToc, useScrollSpy, type ArticlePorts } from '../../src/index.ts'
import { demoOf, everything } from './openArticle.ts'

function hostWith(html: string): HTMLElement {
  const host = document.createElement('div')
  host.innerHTML = html
  document.body.append(host)
  onTestFinished(() => host.remove())
  return host
}

function prerendered(): string {
  return `<article data-article="" data-page="demo/everything" data-locale="zh-CN" lang="zh-CN">${everything('zh-CN')}</article>`
}

function finish(root: Root): void {
  onTestFinished(() => root.unmount())
}

test('the prerendered article is adopted: the same elements, no mismatch, no second copy', async () => {
  const host = hostWith(prerendered())
  const heading = host.querySelector('h1')
  const error = vi.spyOn(console, 'error')
  const onRecoverableError = vi.fn<() => void>()
  const mounted = vi.fn<() => void>()
  const ports: ArticlePorts = { demos: { mount: (_host, _demo, { onReady }) => (onReady(), mounted(), () => {}) } }
  const article = readArticle('demo/everything', 'zh-CN')
  expect(article?.title).toBe('Everything 所有')
  const page = <Article page="demo/everything" locale="zh-CN" html={article?.html ?? ''} ports={ports} />
  finish(hydrateRoot(host, <StrictMode>{page}</StrictMode>, { onRecoverableError }))
  demoOf(host, 'type').scrollIntoView()
  await expect.poll(() => demoOf(host, 'type').dataset.state).toBe('running')
  expect(host.querySelector('h1')).toBe(heading)
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(error).not.toHaveBeenCalled()
})

test('a demo is asked for with the module that the page names', async () => {
  const host = hostWith(prerendered().replace('<article ', '<article data-demos="/assets/everything-1.js" '))
  const mount = vi.fn<NonNullable<ArticlePorts['demos']>['mount']>((_host, _demo, { onReady }) => (onReady(), () => {}))
  const ports: ArticlePorts = { demos: { mount } }
  const { html = '', demos } = readArticle('demo/everything', 'zh-CN') ?? {}
  finish(hydrateRoot(host, <Article page="demo/everything" locale="zh-CN" html={html} demos={demos} ports={ports} />))
  demoOf(host, 'type').scrollIntoView()
  await expect.poll(() => mount.mock.calls[0]?.[1]).toMatchObject({ page: 'demo/everything', module: '/assets/everything-1.js' })
})

test('another page is not taken for the one in the document', () => {
  hostWith(prerendered())
  expect(readArticle('demo/next', 'zh-CN')).toBeUndefined()
  expect(readArticle('demo/everything', 'en-US')).toBeUndefined()
})

test('a navigation replaces the article and unmounts its demos', async () => {
  const host = hostWith('')
  const dispose = vi.fn<() => void>()
  const ports: ArticlePorts = { demos: { mount: (_host, _demo, { onReady }) => (onReady(), dispose) } }
  const root = createRoot(host)
  finish(root)
  root.render(<Article page="demo/everything" locale="zh-CN" html={everything('zh-CN')} ports={ports} />)
  await expect.poll(() => host.querySelector('h1')?.textContent).toBe('Everything 所有')
  demoOf(host, 'type').scrollIntoView()
  await expect.poll(() => demoOf(host, 'type').dataset.state).toBe('running')
  root.render(<Article page="demo/next" locale="zh-CN" html="<h1>Next</h1>" ports={ports} />)
  await expect.poll(() => host.querySelector('article')?.dataset.page).toBe('demo/next')
  expect(dispose).toHaveBeenCalled()
  expect(host.querySelectorAll('article')).toHaveLength(1)
})

test('[DOC-13] the anchors of the article are read from the page', () => {
  const host = hostWith(prerendered())
  expect(readToc(host).map(({ text, depth }) => `${depth} ${text}`)).toEqual([
    '1 Everything',
    '2 示例',
    '3 类型',
    '3 手动',
    '2 代码',
    '2 切换',
    '3 小节',
    '2 标记 新',
    '2 API',
    '2 进阶',
  ])
  expect(
    readToc(host)
      .filter(({ api }) => api)
      .map(({ text }) => text),
  ).toEqual(['API'])
})

function Spy({ ids }: { ids: string[] }) {
  return <output>{useScrollSpy(ids) ?? 'above'}</output>
}

test('[DOC-13] the current anchor follows the reader, and the API scrolls to 140 px below the top', async () => {
  const host = hostWith(`${prerendered()}<div style="height:3000px"></div><div></div>`)
  const toc = readToc(host)
  const root = createRoot(host.lastElementChild ?? host)
  finish(root)
  root.render(<Spy ids={toc.map(({ id }) => id)} />)
  const current = () => host.querySelector('output')?.textContent
  scrollTo(0, 0)
  for (const text of ['代码', 'API']) {
    const id = toc.find((entry) => entry.text === text)?.id ?? ''
    const heading = document.getElementById(id)
    heading?.scrollIntoView()
    await expect.poll(current).toBe(id)
    expect(heading?.getBoundingClientRect().top).toBeCloseTo(text === 'API' ? 140 : 72, -1)
  }
})
