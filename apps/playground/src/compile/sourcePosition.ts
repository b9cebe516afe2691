import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import type { Position } from '../protocol/frameMessages.ts'
import { mainFile } from '../protocol/files.ts'
import type { CompiledFile } from './CompiledFile.ts'
import type { Problem } from './Problem.ts'

/** Source position of a position in compiled files; undefined for generated code. */
export function sourcePosition(files: readonly CompiledFile[], { file, line, column }: Position): Omit<Problem, 'message'> | undefined {
  const compiled = files.find(({ name }) => name === file)
  if (!compiled) return undefined
  const place = compiled.parts ? originalPlace(compiled.parts, line, column) : { line, column }
  return place && { ...place, ...(file !== mainFile && { file }) }
}

function originalPlace(parts: NonNullable<CompiledFile['parts']>, line: number, column: number): Omit<Problem, 'message'> | undefined {
  const part = parts.findLast(({ from }) => from < line)
  if (!part) return undefined
  const found = originalPositionFor(new TraceMap(part.map), { line: line - part.from, column: Math.max(0, column - 1) })
  return found.line === null ? undefined : { line: found.line, column: found.column + 1 }
}
