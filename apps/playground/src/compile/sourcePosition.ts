import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import type { Position } from '../protocol/frameMessages.ts'
import type { MappedPart } from './compileModule.ts'

/** Source position of a position in the compiled module; undefined for generated code. */
export function sourcePosition(parts: readonly MappedPart[], { line, column }: Position): Position | undefined {
  const part = parts.findLast(({ from }) => from < line)
  if (!part) return undefined
  const found = originalPositionFor(new TraceMap(part.map), { line: line - part.from, column: Math.max(0, column - 1) })
  return found.line === null ? undefined : { line: found.line, column: found.column + 1 }
}
