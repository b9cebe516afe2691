import { dirname, join } from 'node:path'
import type { Fault } from './Fault.ts'
import { plantFault } from './plantFault.ts'
import { runLogged } from './runLogged.ts'

export interface TryFaultOptions {
  /** The copy of the repository to plant the fault in. */
  copy: string
  /** Runs the whole check, through `npm test`, instead of the fault's own command. */
  whole: boolean
  /** Also runs the command without the fault first, which must pass. */
  verify: boolean
}

/** Result of a fault. */
export interface Outcome {
  fault: Fault
  seconds: number
  /** The output line that names the test; undefined if not found. */
  foundBy?: string
  /** Why the fault does not count as found, and the end of the output. */
  problem?: string
}

/** Plants a fault, runs its check, and removes the fault again. */
export async function tryFault(fault: Fault, { copy, whole, verify }: TryFaultOptions): Promise<Outcome> {
  const options = { cwd: copy, log: join(dirname(copy), `${fault.name}.log`) }
  const command = whole ? `npm test -- ${fault.check}` : fault.command
  let seconds = 0
  const run = async (text: string) => {
    const ended = await runLogged(text, options)
    seconds += ended.seconds
    return ended
  }
  const failed = (what: string, output: string): Outcome => ({ fault, seconds, problem: `${what}\n${lastLines(output)}` })

  if (fault.built && !whole) {
    const { code, output } = await run(build(fault.built))
    if (code !== 0) return failed('The build fails without the fault.', output)
  }
  if (verify) {
    const { code, output } = await run(fault.rebuilt && !whole ? `${build(fault.rebuilt, '--only')} && ${command}` : command)
    if (code !== 0) return failed('The check fails without the fault.', output)
  }
  const undo = plantFault(copy, fault.edits)
  try {
    if (fault.rebuilt && !whole) {
      const { code, output } = await run(build(fault.rebuilt, '--only'))
      if (code !== 0) return failed('The build fails with the fault, before its check.', output)
    }
    const { code, output } = await run(command)
    if (code === 0) return failed('The check passes with the fault.', output)
    const foundBy = output.split('\n').find((line) => fault.foundBy.test(line))
    if (foundBy === undefined) return failed(`The check fails, but no line of its output matches ${fault.foundBy}.`, output)
    if (fault.symptom && !fault.symptom.test(output))
      return failed(`The check fails, but nothing in its output matches ${fault.symptom}.`, output)
    return { fault, seconds, foundBy: foundBy.trim() }
  } finally {
    undo()
  }
}

function build(packages: readonly string[], ...options: string[]): string {
  return ['pnpm exec turbo run build --output-logs=errors-only', ...packages.map((name) => `'--filter=${name}'`), ...options].join(' ')
}

function lastLines(output: string): string {
  return output.trimEnd().split('\n').slice(-40).join('\n')
}
