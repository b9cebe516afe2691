import { nodeTests } from '@view-site/vitest-config'
import { defineConfig } from 'vitest/config'

const suite = { include: ['test/**/*.test.ts'] }

/**
 * Everything under `test/` runs once per database: in process on SQLite, and over HTTP on PostgreSQL, as deployed. The HTTP layer does not
 * depend on the database, so the other two combinations are left out. Tests without a database are next to their source.
 */
export default defineConfig({
  test: {
    projects: [
      nodeTests({ test: { name: 'unit', include: ['src/**/*.test.ts'] } }),
      nodeTests({ test: { name: 'sqlite', provide: { isServed: false }, ...suite } }),
      nodeTests({ test: { name: 'postgres', provide: { isServed: true }, globalSetup: ['test/support/postgres.ts'], ...suite } }),
    ],
  },
})
