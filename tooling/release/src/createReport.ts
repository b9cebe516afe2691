import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** One step of a rehearsal. */
export interface Step {
  title: string
  seconds: number
  /** The error message, if it failed. */
  error?: string
}

/** Records the steps of a rehearsal with their durations and failures. */
export interface Report {
  readonly steps: readonly Step[]
  /** Runs a step that all later steps depend on, and rethrows its error. */
  must<T>(title: string, work: () => T | Promise<T>): Promise<T>
  /** Runs a step whose failure does not stop the rehearsal; returns whether it succeeded. */
  attempt(title: string, work: () => unknown): Promise<boolean>
  /** Writes a line to the log. */
  note(line: string): void
  /** Writes the failed steps at the end of the log, and returns them. */
  close(): readonly Step[]
}

/** Creates a report that passes each line to `say` and writes `rehearsal.log` and `rehearsal.json` to a folder. */
export function createReport(folder: string, say: (text: string) => void): Report {
  const begin = Date.now()
  const steps: Step[] = []
  mkdirSync(folder, { recursive: true })
  const log = join(folder, 'rehearsal.log')
  writeFileSync(log, '')
  const note = (line: string): void => {
    appendFileSync(log, `${line}\n`)
    say(`${line}\n`)
  }

  async function must<T>(title: string, work: () => T | Promise<T>): Promise<T> {
    const start = Date.now()
    const step: Step = { title, seconds: 0 }
    steps.push(step)
    try {
      return await work()
    } catch (error) {
      step.error = error instanceof Error ? error.message : String(error)
      throw error
    } finally {
      step.seconds = (Date.now() - start) / 1000
      note(`${step.error === undefined ? '✓' : '✗'} ${title} (${step.seconds.toFixed(1)} s)`)
      if (step.error !== undefined) note(indented(step.error))
    }
  }

  return {
    steps,
    must,
    note,
    attempt: (title, work) =>
      must(title, work).then(
        () => true,
        () => false,
      ),
    close() {
      const failed = steps.filter(({ error }) => error !== undefined)
      const seconds = ((Date.now() - begin) / 1000).toFixed(1)
      note(failed.length === 0 ? `Everything works (${seconds} s).` : `${failed.length} of ${steps.length} steps failed (${seconds} s):`)
      for (const { title } of failed) note(`  ✗ ${title}`)
      writeFileSync(join(folder, 'rehearsal.json'), `${JSON.stringify(steps, null, 2)}\n`)
      return failed
    },
  }
}

function indented(text: string): string {
  return text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n')
}
