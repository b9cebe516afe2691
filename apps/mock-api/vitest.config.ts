import { nodeTests } from '@view-site/vitest-config'
import { defineConfig } from 'vitest/config'

const suite = { include: ['test/**/*.test.ts'] }

/** Every call with every code, the check of replies, and what depends on how a database locks and migrates. */
const dependsOnDatabase = [
  'test/{contract,contractCheck,control,fuzz,migrations}.test.ts',
  'test/accounts/accountModel.test.ts',
  'test/orders/{orderModel,orderRaces,requestId,settle}.test.ts',
]

/**
 * Everything under `test/` runs over HTTP on PostgreSQL, as deployed. A full run also runs all of it in process on SQLite; other runs do
 * what depends on the database, and every journey of the site uses SQLite. The HTTP layer does not depend on the database, so the other two
 * combinations are left out. Tests without a database are next to their source.
 */
export default defineConfig({
  test: {
    projects: [
      nodeTests({ test: { name: 'unit', include: ['src/**/*.test.ts'] } }),
      nodeTests({
        test: { name: 'sqlite', provide: { isServed: false }, include: process.env['FULL'] === '1' ? suite.include : dependsOnDatabase },
      }),
      nodeTests({ test: { name: 'postgres', provide: { isServed: true }, globalSetup: ['test/support/postgres.ts'], ...suite } }),
    ],
  },
})
