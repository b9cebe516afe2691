import { nodeTests } from '@view-site/vitest-config'

export default nodeTests()
