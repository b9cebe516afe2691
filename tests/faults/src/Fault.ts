import type { CheckName } from '@view-site/checks'

/** A change of one file, by its path from the root: a text in it that is replaced, or the whole file added or removed. */
export type Edit = { file: string; find: string; replace: string } | { file: string; add: string } | { file: string; remove: true }

/** A known fault, and how it must be found. */
export interface Fault {
  /** Short, of lower-case letters and hyphens; the argument of `pnpm faults`. */
  name: string
  /** What no longer works for a user, or what a reviewer would refuse. */
  breaks: string
  edits: readonly Edit[]
  /** The check of `npm test` that must fail. */
  check: CheckName
  /** The smallest part of the check that finds the fault: a shell command, run in the root. */
  command: string
  /** Packages that have to be built before the fault is planted, as filters of turbo. @default none */
  built?: readonly string[]
  /** Packages that are built again with the fault, as filters of turbo; nothing that they depend on is. @default none */
  rebuilt?: readonly string[]
  /** A line of the output that names the test, or says what the check found. */
  foundBy: RegExp
  /** A second text that must be in the output: the fault's own symptom, so that no other failure counts. @default what `foundBy` matches */
  symptom?: RegExp
}
