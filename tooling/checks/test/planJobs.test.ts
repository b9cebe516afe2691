import { expect, test } from 'vitest'
import { checkNames, costs } from '../src/checks.ts'
import { planJobs } from '../src/planJobs.ts'
import { taskOf } from './job.ts'

const tasks = [
  taskOf('//#lint'),
  taskOf('@view-site/ui#typecheck'),
  taskOf('@view-site/layout#typecheck'),
  taskOf('@view-design/icrud#typecheck'),
  taskOf('@view-site/ui#build'),
  taskOf('@view-site/layout#build', { dependencies: ['@view-site/ui#build'] }),
  taskOf('@view-site/site#build', { directory: 'apps/site', dependencies: ['@view-site/layout#transit'] }),
  taskOf('@view-site/layout#transit', { command: '<NONEXISTENT>', dependencies: ['@view-site/ui#transit'] }),
  taskOf('@view-site/ui#transit', { command: '<NONEXISTENT>' }),
  taskOf('@view-site/layout#test', { dependencies: ['@view-site/layout#transit'] }),
  taskOf('@view-site/content#test', { directory: 'content' }),
  taskOf('@view-site/e2e#e2e', { directory: 'tests/e2e', dependencies: ['@view-site/site#build'] }),
  taskOf('//#budgets', { dependencies: ['@view-site/layout#build', '@view-site/site#build'] }),
]

test('a job is one task of one package; all packages are built in one job', () => {
  const jobs = planJobs(tasks, checkNames())
  expect(jobs.map(({ name, after }) => [name, ...after])).toEqual([
    ['lint'],
    ['typecheck'],
    ['build packages'],
    ['build @view-site/site'],
    ['test @view-site/layout'],
    ['test @view-site/content'],
    ['budgets', 'build packages', 'build @view-site/site'],
    ['e2e @view-site/e2e', 'build @view-site/site'],
  ])
  expect(jobs.find(({ name }) => name === 'test @view-site/layout')).toMatchObject({ check: 'unit', cwd: 'packages/layout' })
  expect(jobs.find(({ name }) => name === 'test @view-site/content')).toMatchObject({ check: 'content', cwd: 'content' })
})

test('a check that was not requested has no job', () => {
  expect(planJobs(tasks, ['lint', 'content']).map(({ name }) => name)).toEqual(['lint', 'test @view-site/content'])
})

test('lint runs again when the types of a package change', () => {
  const jobs = planJobs(tasks, checkNames())
  expect(jobs.find(({ name }) => name === 'lint')?.tasks.map(({ taskId }) => taskId)).toEqual([
    '//#lint',
    '@view-site/ui#typecheck',
    '@view-site/layout#typecheck',
    '@view-design/icrud#typecheck',
  ])
})

function typed(isFull: boolean): string[] {
  return planJobs(tasks, ['typecheck'], isFull).flatMap(({ command }) => command.filter((part) => part.startsWith('--filter=')))
}

test('type-checks the package with .vue files, and every package in a full run', () => {
  expect(typed(false)).toEqual(['--filter=@view-design/icrud'])
  expect(typed(true)).toEqual(['--filter=@view-site/ui', '--filter=@view-site/layout', '--filter=@view-design/icrud'])
})

function planned(isFull: boolean): number[] {
  return planJobs([taskOf('@view-site/mock-api#test')], ['unit'], isFull).map(({ cost }) => cost.seconds)
}

test('in a full run, a job costs what it costs there, so that the longest starts first', () => {
  const { 'test @view-site/mock-api': cost } = costs
  expect(planned(false)).toEqual([cost?.seconds])
  expect(planned(true)).toEqual([cost?.fullSeconds])
})
