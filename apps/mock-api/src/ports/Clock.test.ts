import { expect, test } from 'vitest'
import { testClock } from './Clock.ts'

function below() {
  let time = 1000
  return { now: () => new Date(time), elapsed: () => time, pass: (milliseconds: number) => void (time += milliseconds) }
}

test('a stopped clock does not move until it runs again, and continues from the same time', () => {
  const real = below()
  const clock = testClock(real)
  clock.freeze()
  real.pass(500)
  clock.advance(10)
  expect([clock.now().getTime(), clock.frozen]).toEqual([1010, true])
  clock.run()
  real.pass(5)
  expect([clock.now().getTime(), clock.frozen]).toEqual([1015, false])
})

test('a running clock can be advanced, and reset to the real time', () => {
  const clock = testClock(below())
  clock.advance(60_000)
  expect(clock.now().getTime()).toBe(61_000)
  clock.reset()
  expect(clock.now().getTime()).toBe(1000)
})
