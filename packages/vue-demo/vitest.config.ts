import { nodeTests } from '@view-site/vitest-config'

// The browser tests here build and serve a whole app and visit it, so they run in Node and drive Chromium themselves.
export default nodeTests()
