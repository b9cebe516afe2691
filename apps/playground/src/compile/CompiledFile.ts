import type { EncodedSourceMap } from '@jridgewell/trace-mapping'
import type { FileModule } from '../protocol/frameMessages.ts'
import type { Problem } from './Problem.ts'

/** A part of a module with a source map. */
export interface MappedPart {
  /** First line of the part in the module, from 0. */
  from: number
  map: EncodedSourceMap
}

/** A file as an ES module, in which known import specifiers are placeholders; the default export of a `.vue` file is its component. */
export interface CompiledFile extends FileModule {
  /** Undefined if the lines of the module are those of the file. */
  parts?: MappedPart[] | undefined
  /** Names of the files that it imports. */
  imports: readonly string[]
}

/** A compiled file with its styles, or its problems. */
export type FileResult = { file: CompiledFile; css: string } | { problems: Problem[] }
