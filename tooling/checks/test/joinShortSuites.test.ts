import { expect, test } from 'vitest'
import { joinShortSuites } from '../src/joinShortSuites.ts'
import { jobOf } from './job.ts'

const contract = jobOf('@view-site/contract', { cwd: 'packages/contract' })
const platform = jobOf('@view-site/platform', { cwd: 'packages/platform' })
const layout = jobOf('@view-site/layout', { cwd: 'packages/layout' })

test('short suites run in one process, and each is recorded', () => {
  const [other, joined, ...more] = joinShortSuites([contract, layout, platform])
  expect([other, more]).toEqual([layout, []])
  expect(joined).toMatchObject({ name: 'test 2 short suites', env: { SUITES: 'packages/contract packages/platform' } })
  expect(joined?.joined).toEqual([contract, platform])
})

test('a single short suite, and one that waits for another job, run alone', () => {
  expect(joinShortSuites([contract, layout])).toEqual([contract, layout])
  const waiting = { ...platform, after: ['build packages'] }
  expect(joinShortSuites([contract, waiting])).toEqual([contract, waiting])
})

test('a lint job of a package with a short suite is not joined', () => {
  const lint = { ...platform, check: 'lint' as const }
  expect(joinShortSuites([contract, lint])).toEqual([contract, lint])
})
