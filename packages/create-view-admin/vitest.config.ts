import { nodeTests } from '@view-site/vitest-config'

// The tests of the template are those that a new app begins with.
export default nodeTests({ test: { include: ['test/**/*.test.ts', 'template/test/**/*.test.ts'] } })
