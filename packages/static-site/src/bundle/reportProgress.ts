/** How far one phase of a build has come. */
export interface BuildProgress {
  /** What is done, in a word or two. */
  phase: string
  done: number
  of: number
}

/** Says how far a build has come to the process that started it, if that asked for it by an IPC channel. */
export function reportProgress(progress: BuildProgress): void {
  process.send?.(progress)
}

/** Does the work of a phase that cannot say how far it is. */
export async function reportPhase<T>(phase: string, work: () => Promise<T>): Promise<T> {
  reportProgress({ phase, done: 0, of: 1 })
  const result = await work()
  reportProgress({ phase, done: 1, of: 1 })
  return result
}
