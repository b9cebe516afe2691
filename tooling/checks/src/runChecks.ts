import { availableParallelism } from 'node:os'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { clock, cpuText, createBoard, type Totals } from './board.ts'
import { checkNames, checks, isCheckName, usualChecks, type CheckName } from './checks.ts'
import { joinShortSuites } from './joinShortSuites.ts'
import { lintScope } from './lintScope.ts'
import { measureFloor } from './measureFloor.ts'
import { openPasses, toolsKey, type Passes } from './passes.ts'
import { planJobs, type Job } from './planJobs.ts'
import { jobVariable, listenForProgress, socketVariable } from './progress.ts'
import { runCommand } from './runCommand.ts'
import { runJobs } from './runJobs.ts'
import { turboTasks } from './turboTasks.ts'

const root = resolve(import.meta.dirname, '../../..')
const cache = join(root, 'node_modules/.cache/checks')

/** Number of processors to keep busy: more than there are, because suites sometimes wait for timers and responses. */
const cores = availableParallelism() + 1.5

/**
 * Runs all checks, or the named ones. A job whose inputs have not changed since it passed is skipped. `--changed` prints why each job
 * runs or is skipped, `--fresh` skips none, `--shard 1/3` runs a part of the browser journeys, `--full` also runs checks that are too slow
 * for every change.
 * @returns the exit code of the program
 */
export async function runChecks(args: readonly string[]): Promise<number> {
  const begin = Date.now()
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { changed: { type: 'boolean' }, fresh: { type: 'boolean' }, full: { type: 'boolean' }, shard: { type: 'string' } },
  })
  if (values.full) process.env['FULL'] = '1'
  // The best compression takes a quarter of the site's build; budgets weigh the best one all the same.
  else process.env['BUILD_PROFILE'] ??= 'check'
  // The compiler and the linter of types are written in Go. Half as many garbage collections save a sixth of their processor time.
  process.env['GOGC'] ??= '200'
  // Vitest, Vite and Playwright are loaded by dozens of processes: the first of them compiles their code for the others.
  process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules/.cache/node')
  const unknown = positionals.filter((name) => !isCheckName(name))
  if (unknown.length > 0) throw new Error(`Unknown check: ${unknown.join(', ')}. The checks are: ${checkNames().join(', ')}.`)
  const requested = positionals.length > 0 ? positionals.filter(isCheckName) : usualChecks(values.full)
  const jobs = withNeeded(planJobs(await turboTasks(root, turboNames()), checkNames(), values.full), requested)
  const passes = openPasses(cache, toolsKey() + (values.shard ?? ''))
  const skipped = values.fresh ? [] : jobs.filter((job) => passes.passedAt(job) !== undefined && isKept(job))
  const due = jobs.filter((job) => !skipped.includes(job))
  process.stdout.write(`${plan(due, skipped, values.changed ? passes : undefined)}\n`)
  if (due.length === 0) return report({ passed: 0, failed: 0, cpu: 0 }, [], Date.now() - begin)
  const { hash, memory } = measureFloor()
  process.stdout.write(
    `Baselines of one core: ${hash.toFixed(2)} s to hash 256 MiB, ${memory.toFixed(2)} s to touch 64 MiB of new memory.\n`,
  )
  return runDue(joinShortSuites(due), passes, { begin, shard: values.shard, isFresh: values.fresh === true })
}

interface RunDueOptions {
  begin: number
  shard: string | undefined
  isFresh: boolean
}

async function runDue(due: readonly Job[], passes: Passes, { begin, shard, isFresh }: RunDueOptions): Promise<number> {
  const board = createBoard({ jobs: due.map(({ name }) => name), elapsed: () => Date.now() - begin })
  const progress = await listenForProgress(board.progress)
  const abort = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => abort.abort())
  await rm(join(cache, 'logs'), { recursive: true, force: true })
  await mkdir(join(cache, 'logs'), { recursive: true })
  const run = async (job: Job): Promise<'passed' | 'failed'> => {
    board.start(job.name)
    const env = {
      ...process.env,
      ...job.env,
      [socketVariable]: progress.address,
      [jobVariable]: job.name,
      ...(isFresh && { TURBO_FORCE: '1', CHECKS_FRESH: '1' }),
    }
    const scope = job.check === 'lint' && !isFresh ? lintScope(job, passes) : []
    const { code, output, cpu } = await runCommand([...commandOf(job, shard), ...scope], {
      cwd: join(root, job.cwd),
      env,
      signal: abort.signal,
    })
    const outcome = code === 0 ? 'passed' : 'failed'
    if (outcome === 'passed') await Promise.all((job.joined ?? [job]).map(passes.remember))
    await writeFile(join(cache, 'logs', `${job.name.replaceAll(/[^\w.-]+/g, '_')}.log`), output)
    board.end(job.name, { outcome, output, cpu })
    return outcome
  }
  const outcomes = await runJobs(due, {
    cores,
    run,
    onSkipped: ({ name, after }) => board.say(`- ${name} skipped: needs ${after.join(', ')}`),
  })
  await progress.close()
  const failed = [...outcomes].flatMap(([name, outcome]) => (outcome === 'passed' ? [] : `${name}: ${outcome}`))
  return report(board.close(), failed, Date.now() - begin)
}

/** Names of the turbo tasks of all checks: a requested job may depend on one of another check. */
function turboNames(): string[] {
  return [...new Set(Object.values(checks).map(({ task }) => task))]
}

/** The jobs of the requested checks, and the builds that they wait for. */
function withNeeded(jobs: readonly Job[], requested: readonly CheckName[]): Job[] {
  const chosen = new Set(jobs.filter(({ check }) => requested.includes(check)))
  for (const { after } of chosen) for (const job of jobs) if (after.includes(job.name)) chosen.add(job)
  return [...chosen]
}

/** Turbo caches builds itself. Tasks that may depend on any file set `"cache": false` in their `turbo.json`. */
function isKept({ check, tasks }: Job): boolean {
  return check !== 'build' && tasks.every(({ resolvedTaskDefinition }) => resolvedTaskDefinition.cache)
}

const reporters = resolve(import.meta.dirname, 'reporters')

function commandOf({ check, command }: Job, shard: string | undefined): readonly string[] {
  if (check === 'unit' || check === 'content' || check === 'pages' || check === 'engines')
    return [...command, '--reporter=default', `--reporter=${join(reporters, 'vitest.ts')}`]
  if (check === 'e2e')
    return [...command, `--add-reporter=${join(reporters, 'playwright.ts')}`, ...(shard === undefined ? [] : [`--shard=${shard}`])]
  return command
}

/** Describes how many jobs run and how many are skipped; given `passes`, also the reason for each. */
function plan(due: readonly Job[], skipped: readonly Job[], passes: Passes | undefined): string {
  const lines = [`${due.length} jobs to run, ${skipped.length} skipped: they passed, and none of their inputs has changed since.`]
  if (passes) {
    lines.push(
      ...skipped.map((job) => `- ${job.name}: skipped, passed on ${passes.passedAt(job)?.slice(0, 16).replace('T', ' at ') ?? ''}`),
    )
    lines.push(
      ...due.map((job) => `+ ${job.name}: ${isKept(job) ? reason(passes.changedFiles(job)) : 'always runs: turbo has its own cache'}`),
    )
  }
  return lines.join('\n')
}

function reason(changed: readonly string[] | undefined): string {
  if (changed === undefined) return 'has not passed here yet'
  if (changed.length === 0) return 'a package it depends on, the tools or the dependencies have changed'
  return `${changed.slice(0, 3).join(', ')}${changed.length > 3 ? ` and ${changed.length - 3} more` : ''} changed`
}

/** Prints the result, whose last line CI reads, and returns the exit code. */
function report({ passed, failed, cpu }: Totals, broken: readonly string[], ms: number): number {
  const isGreen = broken.length === 0
  const spent = `${clock(ms)}${cpuText(cpu)}`
  process.stdout.write(
    isGreen ? `\nAll checks passed in ${spent}.\n` : `\nNot passed, in ${spent}:\n${broken.map((line) => `  ${line}\n`).join('')}`,
  )
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  return isGreen ? 0 : 1
}
