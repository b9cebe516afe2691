import type { Position } from '../src/protocol/frameMessages.ts'

/** Position of an error in the module with a URL: the topmost stack frame that is in it. */
export function positionIn(address: string, error: unknown): Position | undefined {
  if (address === '' || !(error instanceof Error)) return undefined
  const [, after] = error.stack?.split(`${address}:`) ?? []
  const found = /^(\d+):(\d+)/.exec(after ?? '')
  return found ? { line: Number(found[1]), column: Number(found[2]) } : undefined
}
