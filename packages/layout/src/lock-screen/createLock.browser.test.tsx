import { expect, onTestFinished, test } from 'vitest'
import type { Clock } from '@view-site/platform'
import { memoryStorage } from '@view-site/vitest-config/storage'
import { layoutOptions } from '../../test/layoutOptions.tsx'
import { createLayout } from '../index.ts'
import { createLock, type LockOptions } from '../lock-screen.ts'

const minute = 60_000

/** A clock that the test moves. */
function movedClock() {
  let now = Date.parse('2026-05-06T02:00:00Z')
  let timers: { at: number; run: () => void }[] = []
  const clock: Clock = {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((one) => one !== timer)
      }
    },
  }
  const first = () => timers.toSorted((one, other) => one.at - other.at)[0]
  /** Fires the timers that are due. */
  const advance = (ms: number) => {
    const end = now + ms
    for (let next = first(); next && next.at <= end; next = first()) {
      now = next.at
      timers = timers.filter((one) => one !== next)
      next.run()
    }
    now = end
  }
  /** The computer sleeps: no timer fires. */
  const sleep = (ms: number) => {
    now += ms
  }
  return { clock, advance, sleep }
}

const storage = memoryStorage()

/** A window of the user; all have one storage. */
function openWindow(options: Partial<LockOptions>) {
  const layout = createLayout({ ...layoutOptions(), storage, user: 'ann' })
  const lock = createLock(layout, { unlock: () => true, ...options })
  onTestFinished(lock.start())
  onTestFinished(() => storage.entries.clear())
  return { lock, isLocked: () => layout.store.get(lock.locked) }
}

const press = (init: KeyboardEventInit = { key: 'a' }) =>
  document.dispatchEvent(new KeyboardEvent('keydown', { cancelable: true, ...init }))

test('it locks when nothing was done for the idle time, and the time begins again when it is unlocked', async () => {
  const { clock, advance } = movedClock()
  const { isLocked, lock } = openWindow({ idleTime: 10 * minute, clock })
  advance(9 * minute)
  press()
  advance(9 * minute)
  expect(isLocked()).toBe(false)
  advance(2 * minute)
  expect(isLocked()).toBe(true)
  press()
  expect(isLocked()).toBe(true)
  expect(await lock.unlock('')).toBe('unlocked')
  press()
  advance(9 * minute)
  expect(isLocked()).toBe(false)
  advance(2 * minute)
  expect(isLocked()).toBe(true)
})

test('what is done in another window counts', () => {
  const { clock, advance } = movedClock()
  const { isLocked } = openWindow({ idleTime: 10 * minute, clock })
  advance(9 * minute)
  storage.writeElsewhere('view-site.layout.lock.active', String(clock.now()))
  advance(9 * minute)
  expect(isLocked()).toBe(false)
  advance(2 * minute)
  expect(isLocked()).toBe(true)
})

test('a computer that has slept is locked at the first key', () => {
  const { clock, sleep } = movedClock()
  const { isLocked } = openWindow({ idleTime: 10 * minute, clock })
  sleep(60 * minute)
  press()
  expect(isLocked()).toBe(true)
})

test('a browser that was closed for the idle time is locked when it opens', () => {
  const { clock } = movedClock()
  storage.setItem('view-site.layout.lock.active', String(clock.now() - 11 * minute))
  expect(openWindow({ idleTime: 10 * minute, clock }).isLocked()).toBe(true)
})

test('Ctrl+Shift+L and ⌘⇧L lock where the app wants it, on a keyboard without Latin letters too', async () => {
  const off = openWindow({})
  press({ key: 'L', code: 'KeyL', ctrlKey: true, shiftKey: true })
  expect(off.isLocked()).toBe(false)
  const on = openWindow({ shortcut: true })
  for (const keys of [
    { key: 'L', code: 'KeyL', ctrlKey: true },
    { key: 'N', code: 'KeyL', ctrlKey: true, shiftKey: true },
  ]) {
    press(keys)
    expect(on.isLocked()).toBe(false)
  }
  for (const keys of [
    { key: 'L', code: 'KeyP', ctrlKey: true, shiftKey: true },
    { key: 'Д', code: 'KeyL', metaKey: true, shiftKey: true },
  ]) {
    press(keys)
    expect(on.isLocked()).toBe(true)
    // oxlint-disable-next-line no-await-in-loop -- the next shortcut needs an unlocked screen
    await on.lock.unlock('')
  }
})
