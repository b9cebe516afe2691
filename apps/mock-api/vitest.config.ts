import { nodeTests } from '@view-site/vitest-config'
import { defineConfig } from 'vitest/config'

const suite = { include: ['test/**/*.test.ts'] }

/**
 * Everything under `test/` runs once on each database: in process on SQLite, and over HTTP on PostgreSQL, as it is deployed. What a server
 * does with a request does not depend on the database behind it. Tests that need no database are in the folder of their source.
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
