export interface StartOptions {
  /** @default the root of the repository */
  cwd?: string
  /** Set over the variables of this process; `undefined` takes one away. */
  env?: Readonly<Record<string, string | undefined>>
  /** Keep the output back. @default false */
  quiet?: boolean
}

/** A child in a separate process group. */
export interface StartedProcess {
  /** Null while it runs. */
  readonly exitCode: number | null
  kill(signal: 'SIGTERM' | 'SIGKILL'): boolean
  /** Its exit code, and its output if it is quiet. */
  done: Promise<{ code: number; output: string }>
}

export declare function start(command: string, args: readonly string[], options?: StartOptions): StartedProcess

/** Runs a command to its end; throws with the last of its output when it fails. */
export declare function run(command: string, args: readonly string[], options?: StartOptions): Promise<string>

/** npm does not pass every signal on: when the process that started us is gone, we go too. */
export declare function exitWithParent(): void
