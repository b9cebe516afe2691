import type { Problem } from '../compile/Problem.ts'
import type { LogLevel } from '../protocol/frameMessages.ts'
import type { FrameEnd } from '../run/createRunner.ts'

/** A line of the console. */
export interface LogEntry {
  id: number
  level: LogLevel
  text: string
}

/** State of the latest code: `busy` loading, `standing` mounted, `unfit` not compiled, `thrown`, or ended with its frame. */
export type Phase = 'busy' | 'standing' | 'unfit' | 'thrown' | FrameEnd

/** The displayed state of the playground; a new object after every change. */
export interface PlaygroundState {
  /** Text for the editor; a new revision means that it was not set by the editor itself. */
  opened: { revision: number; text: string }
  /** Whether the code is still the original code. */
  isOriginal: boolean
  phase: Phase
  problems: readonly Problem[]
  log: readonly LogEntry[]
}
