import { stripVTControlCharacters } from 'node:util'
import type { ProgressMessage } from './progress.ts'

/** Shows the progress of the jobs: a line for each finished one; on a terminal also the running ones below. */
export interface Board {
  start: (job: string) => void
  progress: (message: ProgressMessage) => void
  /** Prints the line of a finished job, and its output if it failed and no reporter has reported a failure. */
  end: (job: string, result: JobResult) => void
  /** Prints a line. */
  say: (text: string) => void
  /** Stops updating, and returns the totals of all jobs. */
  close: () => Totals
}

/** How a job ended. */
export interface JobResult {
  outcome: 'passed' | 'failed'
  output: string
  /** Processor seconds; 0 if unknown. */
  cpu: number
}

/** Totals of all jobs: tests and processor seconds. */
export interface Totals {
  passed: number
  failed: number
  cpu: number
}

export interface BoardOptions {
  /** The jobs to run, in any order. */
  jobs: readonly string[]
  /** @default process.stdout */
  out?: Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>
  /** Milliseconds since the start. @default since the board was created */
  elapsed?: () => number
}

interface Running {
  since: number
  known: number
  done: number
  failed: number
}

/** Interval of progress lines if the output is not a terminal, in ms. */
const everySoOften = 30_000

/** Creates the board and starts to print progress. */
export function createBoard({ jobs, out = process.stdout, elapsed = sinceNow() }: BoardOptions): Board {
  const running = new Map<string, Running>()
  const waiting = new Set(jobs)
  const totals: Totals = { passed: 0, failed: 0, cpu: 0 }
  let drawn = 0
  const isTerminal = out.isTTY
  const clear = () => {
    if (drawn > 0) out.write(`\u001b[${drawn}A\u001b[J`)
    drawn = 0
  }
  const draw = () => {
    if (!isTerminal) return
    const lines = [...[...running].map(([name, one]) => `… ${name} ${countOf(one)} ${clock(elapsed() - one.since)}`), summary()]
    out.write(`${lines.map((line) => line.slice(0, out.columns - 1)).join('\n')}\n`)
    drawn = lines.length
  }
  const summary = () => `${clock(elapsed())} so far; waiting: ${waiting.size === 0 ? 'nothing' : shortened([...waiting])}`
  const print = (text: string) => {
    clear()
    out.write(`${text}\n`)
    draw()
  }
  const tick = setInterval(
    () =>
      isTerminal
        ? (clear(), draw())
        : print(`${[...running].map(([name, one]) => `  ${name} ${countOf(one)}`).join('\n')}\n  ${summary()}`),
    isTerminal ? 500 : everySoOften,
  )
  return {
    start(job) {
      waiting.delete(job)
      running.set(job, { since: elapsed(), known: 0, done: 0, failed: 0 })
    },
    progress(message) {
      const one = running.get(message.job)
      if (message.kind === 'failure') print(`✗ ${message.job}: ${message.title}\n${indented(stripVTControlCharacters(message.text))}`)
      else if (one) Object.assign(one, { known: message.known, done: message.done, failed: message.failed })
    },
    end(job, { outcome, output, cpu }) {
      const one = running.get(job)
      running.delete(job)
      totals.passed += (one?.done ?? 0) - (one?.failed ?? 0)
      totals.failed += one?.failed ?? 0
      totals.cpu += cpu
      const count = one && one.done > 0 ? ` ${one.done} tests` : ''
      print(`${outcome === 'passed' ? '✓' : '✗'} ${job}${count} ${clock(elapsed() - (one?.since ?? 0))}${cpuText(cpu)}`)
      if (outcome === 'failed' && !one?.failed) print(indented(lastLines(output)))
    },
    say: print,
    close() {
      clearInterval(tick)
      clear()
      return { ...totals }
    },
  }
}

/** `4:05` */
export function clock(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** `, 92 CPU s`; empty if unknown. */
export function cpuText(seconds: number): string {
  return seconds > 0 ? `, ${Math.round(seconds)} CPU s` : ''
}

function countOf({ known, done, failed }: Running): string {
  return known === 0 ? '' : `${done}/${known}${failed > 0 ? ` (${failed} failed)` : ''}`
}

function shortened(names: readonly string[]): string {
  return names.length <= 6 ? names.join(', ') : `${names.slice(0, 5).join(', ')} and ${names.length - 5} more`
}

function lastLines(output: string): string {
  return stripVTControlCharacters(output).trimEnd().split('\n').slice(-60).join('\n')
}

function indented(text: string): string {
  return text.replaceAll(/^/gm, '    ')
}

function sinceNow(): () => number {
  const begin = Date.now()
  return () => Date.now() - begin
}
