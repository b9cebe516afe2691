import type { CheckName } from '@view-site/checks'

/** A change of one file, by its path from the root: replaces a text in it, adds the file or removes it. */
export type Edit = { file: string; find: string; replace: string } | { file: string; add: string } | { file: string; remove: true }

/** A known fault, and how a check detects it. */
export interface Fault {
  /** Short name of lower-case letters and hyphens; an argument of `pnpm faults`. */
  name: string
  /** What no longer works for a user, or what a reviewer would reject. */
  breaks: string
  edits: readonly Edit[]
  /** The check of `npm test` that must fail. */
  check: CheckName
  /** The smallest part of the check that finds the fault: a shell command, run in the root. */
  command: string
  /** Packages that have to be built before the fault is planted, as filters of turbo. @default none */
  built?: readonly string[]
  /** Packages that are rebuilt with the fault, without their dependencies, as filters of turbo. @default none */
  rebuilt?: readonly string[]
  /** Matches the line of the output that names the test or the problem. */
  foundBy: RegExp
  /** Matches the fault's symptom elsewhere in the output, so that no other failure counts. @default what `foundBy` matches */
  symptom?: RegExp
}
