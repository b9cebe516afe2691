import { nodeTests } from '@view-site/vitest-config'

// One file at a time: while another one builds a site, a page may wait for minutes until the service worker of a new build has taken over.
export default nodeTests({ test: { fileParallelism: false } })
