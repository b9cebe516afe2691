import { reactTests } from '@view-site/vitest-config'

export default reactTests()
