/** Progress of one phase of a build. */
export interface BuildProgress {
  /** Name of the phase, in a word or two. */
  phase: string
  done: number
  of: number
}

/** Reports progress to the parent process, if it opened an IPC channel. */
export function reportProgress(progress: BuildProgress): void {
  process.send?.(progress)
}

/** Runs a phase that cannot measure its progress, and reports its start and end. */
export async function reportPhase<T>(phase: string, work: () => Promise<T>): Promise<T> {
  reportProgress({ phase, done: 0, of: 1 })
  const result = await work()
  reportProgress({ phase, done: 1, of: 1 })
  return result
}
