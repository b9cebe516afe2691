import { expect, test } from 'vitest'

import { decodeTermShard, encodeTermShard } from './termShard.ts'

const terms = [
  { term: 'table', postings: [0 * 16 + 3, 4 * 16 + 15, 70_000 * 16 + 3] },
  { term: 'tables', postings: [4 * 16 + 1] },
  { term: '表格', postings: [1 * 16 + 9] },
]

test('a shard gives back its terms and their pages, strongest first', () => {
  const shard = decodeTermShard(encodeTermShard(terms))
  const pages = shard?.terms.map((_, index) => {
    const found: [number, number][] = []
    shard.eachPage(index, (page, strength) => found.push([page, strength]))
    return found
  })
  expect(shard?.terms).toEqual(['table', 'tables', '表格'])
  expect(pages).toEqual([
    [
      [4, 15],
      [0, 3],
      [70_000, 3],
    ],
    [[4, 1]],
    [[1, 9]],
  ])
})

test('damage is detected: a changed byte, a missing end, another file', () => {
  const sealed = encodeTermShard(terms)
  const changed = sealed.slice()
  changed[12] = (changed[12] ?? 0) ^ 1
  expect([changed, sealed.slice(0, -1), new TextEncoder().encode('<!doctype html>')].map(decodeTermShard)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
