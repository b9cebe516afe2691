import { expect, test } from 'vitest'
import { leaderPath } from './leaderPath.ts'

const sheet = { left: 16, top: 48, width: 668, height: 432 }
const line = { left: 700, top: 220, width: 480, height: 22 }

test('the leader of a component at the edge of the sheet goes straight out and then to its line', () => {
  expect(leaderPath({ left: 500, top: 70, width: 160, height: 32 }, line, sheet)).toBe('M665 86H691V231H700')
})

test('the leader of a component inside the sheet first goes down into the gap below it', () => {
  expect(leaderPath({ left: 40, top: 70, width: 200, height: 32 }, line, sheet)).toBe('M140 106V114H691V231H700')
})

test('there is no leader if the code is below the sheet', () => {
  expect(leaderPath({ left: 40, top: 70, width: 200, height: 32 }, { ...line, left: 16, top: 600 }, sheet)).toBeUndefined()
})
