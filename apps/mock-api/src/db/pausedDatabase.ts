import type { Database } from './openDatabase.ts'

/** The database with a pause before each transaction, before its commit and after it, so that a test provokes races. */
export function pausedDatabase(db: Database, pause: () => Promise<void>): Database {
  return {
    ...db,
    async transaction(work) {
      await pause()
      const result = await db.transaction(async (tx) => {
        const done = await work(tx)
        await pause()
        return done
      })
      await pause()
      return result
    },
  }
}
