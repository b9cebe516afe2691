import { nodeTests } from '@view-site/vitest-config'
import { defineConfig } from 'vitest/config'

const suite = { include: ['test/**/*.test.ts'] }

/** Everything under `test/` runs in process, over HTTP on SQLite and over HTTP on PostgreSQL; what needs no database stands beside its source. */
export default defineConfig({
  test: {
    projects: [
      nodeTests({ test: { name: 'unit', include: ['src/**/*.test.ts'] } }),
      nodeTests({ test: { name: 'in process', provide: { isServed: false }, ...suite } }),
      nodeTests({ test: { name: 'sqlite', provide: { isServed: true }, ...suite } }),
      nodeTests({ test: { name: 'postgres', provide: { isServed: true }, globalSetup: ['test/support/postgres.ts'], ...suite } }),
    ],
  },
})
