import { nodeTests } from '@view-site/vitest-config'
import { defineConfig } from 'vitest/config'

const suite = { include: ['test/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 }

/** Everything under `test/` runs on both engines; what needs no database stands beside its source. */
export default defineConfig({
  test: {
    projects: [
      nodeTests({ test: { name: 'unit', include: ['src/**/*.test.ts'] } }),
      nodeTests({ test: { name: 'sqlite', ...suite } }),
      nodeTests({ test: { name: 'postgres', globalSetup: ['test/support/postgres.ts'], ...suite } }),
    ],
  },
})
