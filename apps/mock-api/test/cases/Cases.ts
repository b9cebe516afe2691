import type { CallPath, Calls } from '@view-site/contract'
import type { Reply, World } from '../support/startWorld.ts'

/** Brings a call into one situation and gives its reply. */
export type Case = (world: World) => Promise<Reply>

/** One success and one case for each code of its own, for every call named; what is missing does not compile. */
export type CasesOf<Path extends CallPath> = {
  [P in Path]: { success: Case } & { [Code in Calls[P]['errors'][number]]: Case }
}
