import { nodeTests } from '@view-site/vitest-config'

export default nodeTests({ test: { testTimeout: 60_000, hookTimeout: 60_000 } })
