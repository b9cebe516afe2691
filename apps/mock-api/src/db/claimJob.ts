import type { Database } from './openDatabase.ts'

/** Claims a periodic job if its last run began at least `everyMs` ago; among several processes one gets it. */
export async function claimJob({ query }: Database, name: string, everyMs: number, now: Date): Promise<boolean> {
  const ran_at = now.toISOString()
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('jobs')
    .values({ name, ran_at })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ ran_at })
        .where('jobs.ran_at', '<=', new Date(now.getTime() - everyMs).toISOString()),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
