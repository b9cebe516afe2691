import { beforeEach, expect, test, vi } from 'vitest'
import { createSearcher } from './createSearcher.ts'
import type { SearchSource, SourceAnswer } from './SearchSource.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

/** A source that answers when the test says so. */
function heldSource(id = 'docs') {
  const asked: {
    query: string
    signal: AbortSignal
    answer: (answer: SourceAnswer) => void
    fail: () => void
    progress: (answer: SourceAnswer) => void
  }[] = []
  const source: SearchSource = {
    id,
    label: id,
    search: (query, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        asked.push({ query, signal, answer: resolve, fail: () => reject(new Error('no line')), progress: onProgress })
      }),
  }
  return { source, asked }
}

const hits = (...hrefs: string[]): SourceAnswer => ({ hits: hrefs.map((href) => ({ href, title: [{ text: href }] })) })
const settle = () => vi.advanceTimersByTimeAsync(0)

test('what is pasted is asked at once, what is typed on after a pause', async () => {
  const { source, asked } = heldSource()
  const searcher = createSearcher([source])
  searcher.ask('tab')
  expect(asked.map(({ query }) => query)).toEqual(['tab'])
  searcher.ask('tabl')
  searcher.ask('table')
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(500)
  expect(asked.map(({ query }) => query)).toEqual(['tab', 'table'])
  expect(asked[0]?.signal.aborted).toBe(true)
})

test('an answer to an older question is dropped', async () => {
  const { source, asked } = heldSource()
  const searcher = createSearcher([source])
  searcher.ask('one')
  await vi.advanceTimersByTimeAsync(1000)
  searcher.ask('two')
  asked[1]?.answer(hits('/two'))
  await settle()
  asked[0]?.answer(hits('/one'))
  await settle()
  expect(searcher.get().groups).toMatchObject([{ status: 'done', hits: [{ href: '/two' }], total: 1 }])
})

test('what is known early is shown while the rest comes', async () => {
  const { source, asked } = heldSource()
  const searcher = createSearcher([source])
  searcher.ask('table')
  asked[0]?.progress({ ...hits('/table'), total: 7 })
  expect(searcher.get().groups).toMatchObject([{ status: 'searching', hits: [{ href: '/table' }], total: 7 }])
  asked[0]?.answer(hits('/table', '/list'))
  await settle()
  expect(searcher.get().groups).toMatchObject([{ status: 'done', hits: [{}, {}] }])
})

test('one source that fails leaves the others alone, and can be asked again', async () => {
  const [docs, orders] = [heldSource('docs'), heldSource('orders')]
  const searcher = createSearcher([docs.source, orders.source])
  searcher.ask('table')
  docs.asked[0]?.fail()
  orders.asked[0]?.answer(hits('/order'))
  await settle()
  expect(searcher.get().groups).toMatchObject([
    { id: 'docs', status: 'failed', hits: [] },
    { id: 'orders', status: 'done', hits: [{}] },
  ])
  searcher.retry()
  docs.asked[1]?.answer(hits('/table'))
  await settle()
  expect(searcher.get().groups[0]).toMatchObject({ status: 'done', hits: [{ href: '/table' }] })
})

test('the hits of the last query stay until there are others; an empty field has none', async () => {
  const { source, asked } = heldSource()
  const searcher = createSearcher([source])
  searcher.ask('one')
  asked[0]?.answer(hits('/one'))
  await settle()
  searcher.ask('two')
  expect(searcher.get().groups).toMatchObject([{ status: 'searching', hits: [{ href: '/one' }] }])
  searcher.ask('  ')
  expect(searcher.get().groups).toEqual([])
})
