import { availableParallelism } from 'node:os'
import { nodeTests } from '@view-site/vitest-config'
import { defineConfig } from 'vitest/config'
import { demoPages } from './test/demos/pagePasses.ts'

const pages = demoPages()

/** A demo waits for the library's own timers most of the time, so more of them run than there are cores. */
const maxWorkers = Math.max(3, availableParallelism())

/** `pages` reads, `demos` runs: every demo in a browser, and the tests of single demos. Pages that have not changed since they passed are left out. */
export default defineConfig({
  test: {
    projects: [
      nodeTests({ test: { name: 'pages', include: ['test/*.test.ts'], maxWorkers } }),
      nodeTests({
        test: {
          name: 'demos',
          include: ['test/demos/*.test.ts', '{view-ui-plus,admin-plus,icrud}/**/demos/*.test.ts'],
          exclude: pages.unchanged.map((page) => `${page}/demos/*.test.ts`),
          provide: { pages },
          globalSetup: ['test/demos/serveDemos.ts'],
          maxWorkers,
          maxConcurrency: 2,
          // What is wrong is said in full.
          chaiConfig: { truncateThreshold: 0 },
        },
      }),
    ],
  },
})
