import { nodeTests } from '@view-site/vitest-config'

/** What is asked of all pages together: they are compiled already, so it runs after the build. */
export default nodeTests({ test: { include: ['test/pages/*.test.ts'] } })
