import type { Problem } from '../compile/Problem.ts'
import type { LogLevel } from '../protocol/frameMessages.ts'
import type { FrameEnd } from '../run/createRunner.ts'

/** A line of the console. */
export interface LogEntry {
  id: number
  level: LogLevel
  text: string
}

/** State of the newest code: loading, mounted, failed to compile, threw, or ended with its frame. */
export type Phase = 'busy' | 'standing' | 'unfit' | 'thrown' | FrameEnd

/** What is shown of the playground; a new object after every change. */
export interface PlaygroundState {
  /** Text for the editor: a new number means that it was set from outside the editor. */
  opened: { revision: number; text: string }
  /** Whether the code is still the original code. */
  isOriginal: boolean
  phase: Phase
  problems: readonly Problem[]
  log: readonly LogEntry[]
}
