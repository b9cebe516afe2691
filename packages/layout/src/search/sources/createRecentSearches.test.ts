import { expect, test } from 'vitest'
import { memoryStorage } from '@view-site/vitest-config/storage'
import { createRecentSearches } from './createRecentSearches.ts'

test('the last six are kept, newest first, each once', () => {
  const recent = createRecentSearches(memoryStorage(), 'searches')
  for (const query of ['a', 'b', ' c ', 'd', 'e', 'f', 'g', 'b', '  ']) recent.add(query)
  expect(recent.read()).toEqual(['b', 'g', 'f', 'e', 'd', 'c'])
  recent.clear()
  expect(recent.read()).toEqual([])
})

test.each(['{', '"text"', '[1, {}]', 'null'])('a storage that holds %s is as good as empty', (stored) => {
  expect(createRecentSearches(memoryStorage({ searches: stored }), 'searches').read()).toEqual([])
})

test('a blocked storage forgets, and nothing else', () => {
  const recent = createRecentSearches({ getItem: () => null, setItem: () => undefined, removeItem: () => undefined }, 'searches')
  recent.add('table')
  expect(recent.read()).toEqual([])
})
