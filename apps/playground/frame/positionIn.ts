import type { Position } from '../src/protocol/frameMessages.ts'

/** Where in the module of an address an error came from: the innermost of its places in the stack. */
export function positionIn(address: string, error: unknown): Position | undefined {
  if (address === '' || !(error instanceof Error)) return undefined
  const [, after] = error.stack?.split(`${address}:`) ?? []
  const found = /^(\d+):(\d+)/.exec(after ?? '')
  return found ? { line: Number(found[1]), column: Number(found[2]) } : undefined
}
