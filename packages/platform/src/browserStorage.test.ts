import { expect, onTestFinished, test, vi } from 'vitest'
import { browserStorage, type KeyValueStorage } from './browserStorage.ts'

test('values go to the storage while it takes them', () => {
  const real = memory()
  const storage = browserStorage(() => real)
  storage.setItem('a', '1')
  expect([real.getItem('a'), storage.getItem('a')]).toEqual(['1', '1'])
  storage.removeItem('a')
  expect([real.getItem('a'), storage.getItem('a')]).toEqual([null, null])
})

test('where storage is missing, blocked or full, values last as long as the page', () => {
  const full = { ...memory(), setItem: refuse }
  const blocked = { getItem: refuse, setItem: refuse, removeItem: refuse }
  for (const source of [() => undefined, () => blocked, () => full, refuse]) {
    const storage = browserStorage(source)
    expect(storage.getItem('a')).toBeNull()
    storage.setItem('a', '1')
    expect(storage.getItem('a')).toBe('1')
    storage.removeItem('a')
    expect(storage.getItem('a')).toBeNull()
  }
})

test('a listener is notified of changes of its key and of a cleared storage until it unsubscribes', () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const listener = vi.fn<() => void>()
  const unsubscribe = browserStorage().subscribe?.('a', listener)
  const change = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }))
  change('a')
  change('b')
  change(null)
  unsubscribe?.()
  change('a')
  expect(listener).toHaveBeenCalledTimes(2)
})

function memory(): KeyValueStorage {
  return browserStorage(() => undefined)
}

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
