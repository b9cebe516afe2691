import { nodeTests } from '@view-site/vitest-config'

export default nodeTests({ test: { exclude: ['test/pages/**'] } })
