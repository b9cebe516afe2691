import { expect, test } from 'vitest'
import { blockedStorage, memoryStorage } from '../../test/fixtures/browser.ts'
import { browserStorage } from './browserStorage.ts'

test('values go to the storage while it takes them', () => {
  const real = memoryStorage()
  const storage = browserStorage(() => real)
  storage.setItem('a', '1')
  expect([real.getItem('a'), storage.getItem('a')]).toEqual(['1', '1'])
  storage.removeItem('a')
  expect([real.getItem('a'), storage.getItem('a')]).toEqual([null, null])
})

test('where storage is missing, blocked or full, values last as long as the page', () => {
  const full = { ...memoryStorage(), setItem: () => blockedStorage.setItem('', '') }
  for (const source of [() => undefined, () => blockedStorage, () => full]) {
    const storage = browserStorage(source)
    expect(storage.getItem('a')).toBeNull()
    storage.setItem('a', '1')
    expect(storage.getItem('a')).toBe('1')
    storage.removeItem('a')
    expect(storage.getItem('a')).toBeNull()
  }
})
