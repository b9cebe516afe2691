import { expect, test } from 'vitest'
import { runJobs } from '../src/runJobs.ts'
import { jobOf } from './job.ts'

test('early jobs start first, then the one with the longest chain of dependents', async () => {
  const started: string[] = []
  const jobs = [
    jobOf('short', { cost: { seconds: 5, cores: 1 } }),
    jobOf('format', { cost: { seconds: 1, cores: 1, isEarly: true } }),
    jobOf('long', { cost: { seconds: 50, cores: 1 } }),
    jobOf('build', { cost: { seconds: 10, cores: 1 } }),
    jobOf('journeys', { cost: { seconds: 100, cores: 1 }, after: ['build'] }),
  ]
  await runJobs(jobs, {
    cores: 1,
    run: async ({ name }) => {
      started.push(name)
      return 'passed'
    },
  })
  expect(started).toEqual(['format', 'build', 'journeys', 'long', 'short'])
})

test('running jobs do not exceed the processors, but at least one always runs', async () => {
  let busy = 0
  let most = 0
  const jobs = [1, 2, 3, 4, 5].map((index) => jobOf(`job ${index}`, { cost: { seconds: 1, cores: 1 } }))
  const outcomes = await runJobs([...jobs, jobOf('large', { cost: { seconds: 1, cores: 8 } })], {
    cores: 2,
    run: async () => {
      busy += 1
      most = Math.max(most, busy)
      await new Promise(setImmediate)
      busy -= 1
      return 'passed'
    },
  })
  expect(most).toBe(2)
  expect([...outcomes.values()]).toEqual(Array.from({ length: 6 }, () => 'passed'))
})

test('a job that waits for processors is not overtaken by a less urgent one', async () => {
  const started: string[] = []
  const held: (() => void)[] = []
  const jobs = [
    jobOf('first', { cost: { seconds: 100, cores: 1 } }),
    jobOf('large', { cost: { seconds: 50, cores: 2 } }),
    jobOf('small', { cost: { seconds: 5, cores: 1 } }),
  ]
  const done = runJobs(jobs, {
    cores: 2,
    run: async ({ name }) => {
      started.push(name)
      if (name === 'first') await new Promise<void>((resolve) => held.push(resolve))
      return 'passed'
    },
  })
  await new Promise(setImmediate)
  expect(started).toEqual(['first'])
  held.forEach((release) => release())
  await done
  expect(started).toEqual(['first', 'large', 'small'])
})

test('jobs that depend on a failed job are skipped, the others run', async () => {
  const skipped: string[] = []
  const jobs = [jobOf('build'), jobOf('journeys', { after: ['build'] }), jobOf('films', { after: ['journeys'] }), jobOf('lint')]
  const outcomes = await runJobs(jobs, {
    cores: 1,
    run: async ({ name }) => (name === 'build' ? 'failed' : 'passed'),
    onSkipped: ({ name }) => skipped.push(name),
  })
  expect(Object.fromEntries(outcomes)).toEqual({ build: 'failed', journeys: 'skipped', films: 'skipped', lint: 'passed' })
  expect(skipped).toEqual(['journeys', 'films'])
})
