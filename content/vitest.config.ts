import { nodeTests } from '@view-site/vitest-config'
import { defineConfig } from 'vitest/config'

const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 }

/** `pages` reads, `demos` runs: every demo in a browser, and the tests that stand beside demos. */
export default defineConfig({
  test: {
    projects: [
      nodeTests({ test: { name: 'pages', ...timeouts, include: ['test/*.test.ts'] } }),
      nodeTests({
        test: {
          name: 'demos',
          ...timeouts,
          include: ['test/demos/*.test.ts', 'view-ui-plus/**/demos/*.test.ts'],
          globalSetup: ['test/demos/serveDemos.ts'],
          // One page of the browser for all the demos of a process: its modules stay loaded.
          isolate: false,
          // What is wrong is said in full.
          chaiConfig: { truncateThreshold: 0 },
        },
      }),
    ],
  },
})
