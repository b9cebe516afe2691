import type { Problem } from '../compile/Problem.ts'
import type { LogLevel } from '../protocol/frameMessages.ts'
import type { Trap } from '../traps/Trap.ts'
import type { FrameEnd } from '../run/createRunner.ts'

/** A line of the console. */
export interface LogEntry {
  id: number
  level: LogLevel
  text: string
}

/** State of the latest code. */
export type Phase =
  /** It is being compiled or loaded. */
  | 'busy'
  /** It is mounted. */
  | 'running'
  /** It does not compile. */
  | 'invalid'
  /** It threw an error. */
  | 'failed'
  /** Its frame ended. */
  | FrameEnd

/** The displayed state of the playground; a new object after every change. */
export interface PlaygroundState {
  /** Names of the files, the component first. */
  names: readonly string[]
  /** The shown file, and its text for the editor; a new revision means that it was not set by the editor itself. */
  opened: { revision: number; file: string; text: string }
  /** Whether the code is still the original code. */
  isOriginal: boolean
  /** Path of the demo that the code is from, on the documentation's site. */
  page: string | undefined
  phase: Phase
  problems: readonly Problem[]
  /** Traps of the library in the code. */
  traps: readonly Trap[]
  log: readonly LogEntry[]
}
