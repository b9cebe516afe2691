import { reactTests } from '@view-site/vitest-config'

export default reactTests({ globalSetup: ['@view-site/test-api/setup'], optimize: ['@view-site/test-api > zod'] })
