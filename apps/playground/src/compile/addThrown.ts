import type { Locale } from '@view-site/i18n/product'
import type { FromFrame } from '../protocol/frameMessages.ts'
import type { CompiledFile } from './CompiledFile.ts'
import { explainProblem } from './explainProblem.ts'
import type { Problem } from './Problem.ts'
import { sourcePosition } from './sourcePosition.ts'

/** Maximum number of problems. */
const problemLimit = 200

/** What an error needs to become a problem. */
export interface AddThrownOptions {
  /** The files that run. */
  files: readonly CompiledFile[]
  locale: Locale
}

/** The problems and, if it is a new one, that of an error in the frame, with its place in its file. */
export function addThrown(
  problems: readonly Problem[],
  { message, position }: Extract<FromFrame, { type: 'error' }>,
  { files, locale }: AddThrownOptions,
): readonly Problem[] {
  const place = position && sourcePosition(files, position)
  const problem = explainProblem({ message, ...place }, locale)
  const isKnown = problems.some((each) => each.message === problem.message && each.file === problem.file && each.line === problem.line)
  return isKnown ? problems : [...problems, problem].slice(-problemLimit)
}
