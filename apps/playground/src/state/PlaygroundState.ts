import type { Problem } from '../compile/Problem.ts'
import type { LogLevel } from '../protocol/frameMessages.ts'
import type { FrameEnd } from '../run/createRunner.ts'

/** A line of the console. */
export interface LogEntry {
  id: number
  level: LogLevel
  text: string
}

/** How far the newest code has come: on its way, standing, not compiled, thrown, or ended with its frame. */
export type Phase = 'busy' | 'standing' | 'unfit' | 'thrown' | FrameEnd

/** What is shown of the playground; a new object after every change. */
export interface PlaygroundState {
  /** What the editor is to hold: another number means that the text came from outside of it. */
  opened: { revision: number; text: string }
  /** Whether the code is still what it was when it came. */
  isOriginal: boolean
  phase: Phase
  problems: readonly Problem[]
  log: readonly LogEntry[]
}
