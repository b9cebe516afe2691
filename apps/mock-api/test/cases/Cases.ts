import type { CallPath, Calls } from '@view-site/contract'
import type { Reply, World } from '../support/startWorld.ts'

/** Sets up a situation, makes the call and returns its reply. */
export type Case = (world: World) => Promise<Reply>

/** One success and one case for each specific code of every call; a missing one is a type error. */
export type CasesOf<Path extends CallPath> = {
  [P in Path]: { success: Case } & { [Code in Calls[P]['errors'][number]]: Case }
}
