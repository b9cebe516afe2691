import { expect, test } from 'vitest'
import { clock, createBoard } from '../src/board.ts'

test('prints a failure as soon as it is reported, and a line for each finished job', () => {
  const lines: string[] = []
  const out = { write: (text: string) => lines.push(text) > 0, isTTY: false, columns: 80 }
  let now = 0
  const board = createBoard({ jobs: ['test a', 'lint'], out, elapsed: () => now })
  board.start('test a')
  board.progress({ kind: 'count', job: 'test a', known: 3, done: 1, failed: 0 })
  board.progress({ kind: 'failure', job: 'test a', title: 'src/a.test.ts > adds', text: '\u001b[31mexpected 3\u001b[39m' })
  expect(lines.join('')).toBe('✗ test a: src/a.test.ts > adds\n    expected 3\n')
  board.progress({ kind: 'count', job: 'test a', known: 3, done: 3, failed: 1 })
  now = 65_000
  board.end('test a', { outcome: 'failed', output: 'the whole output of the suite', cpu: 91.6 })
  board.start('lint')
  board.end('lint', { outcome: 'failed', output: 'no-console: src/b.ts', cpu: 0 })
  expect(lines.slice(1).join('')).toBe('✗ test a 3 tests 1:05, 92 CPU s\n✗ lint 0:00\n    no-console: src/b.ts\n')
  expect(board.close()).toEqual({ passed: 2, failed: 1, cpu: 91.6 })
})

test('a terminal shows the running jobs with their counts, and the waiting ones', () => {
  let screen = ''
  const out = { write: (text: string) => ((screen += text), true), isTTY: true, columns: 80 }
  const board = createBoard({ jobs: ['test a', 'test b'], out, elapsed: () => 3000 })
  board.start('test a')
  board.progress({ kind: 'count', job: 'test a', known: 12, done: 4, failed: 0 })
  board.say('a line')
  board.close()
  expect(screen).toContain('… test a 4/12 0:00\n0:03 so far; waiting: test b\n')
})

test('a clock shows minutes and seconds', () => {
  expect([0, 999, 61_000, 3_600_000].map(clock)).toEqual(['0:00', '0:01', '1:01', '60:00'])
})
