import { expect, test } from 'vitest'
import { whenLoaded } from './whenLoaded.ts'

/** Code that does not load until the network is up. */
function startLoading() {
  const used: string[] = []
  const retries: (() => void)[] = []
  const article = new AbortController()
  const state = { isUp: false }
  const load = () => (state.isUp ? Promise.resolve('code') : Promise.reject(new Error('offline')))
  whenLoaded(load, (module) => used.push(module), { ports: { onFail: (retry) => retries.push(retry) }, signal: article.signal })
  return { used, retries, article, state }
}

test('[PLUS-01] code that does not load is reported, and each retry loads it again for the same use', async () => {
  const { used, retries, state } = startLoading()
  await expect.poll(() => retries.length).toBe(1)
  retries[0]?.()
  await expect.poll(() => retries.length).toBe(2)
  state.isUp = true
  retries[1]?.()
  await expect.poll(() => used).toEqual(['code'])
  expect(retries).toHaveLength(2)
})

test('[PLUS-01] nothing is done for an article that has been left', async () => {
  const left = startLoading()
  left.article.abort()
  const { retries, used, state, article } = startLoading()
  await expect.poll(() => retries.length).toBe(1)
  expect(left.retries).toEqual([])
  article.abort()
  state.isUp = true
  retries[0]?.()
  await Promise.resolve()
  expect(used).toEqual([])
})
