import { nodeTests } from '@view-site/vitest-config'

// The browser tests build and serve a whole app, so they run in Node and control Chromium themselves.
export default nodeTests()
