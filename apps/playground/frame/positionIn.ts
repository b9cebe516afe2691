import type { Position } from '../src/protocol/frameMessages.ts'

/** Position of an error in the files with these URLs: the topmost stack frame that is in one of them. */
export function positionIn(files: ReadonlyMap<string, string>, error: unknown): Position | undefined {
  const stack = (error instanceof Error && error.stack) || ''
  const places = [...files].map(([file, address]) => ({ file, address, at: stack.indexOf(`${address}:`) }))
  const [top] = places.filter(({ at }) => at >= 0).toSorted((one, other) => one.at - other.at)
  const found = top && /^:(\d+):(\d+)/.exec(stack.slice(top.at + top.address.length))
  return found ? { file: top.file, line: Number(found[1]), column: Number(found[2]) } : undefined
}
