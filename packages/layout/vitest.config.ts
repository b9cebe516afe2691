import { reactTests } from '@view-site/vitest-config'

export default reactTests({
  optimize: [
    '@view-site/ui > @base-ui/react/dialog',
    '@view-site/ui > uqr',
    '@tanstack/react-router',
    'axe-core',
    'jotai/vanilla',
    'react-dom/server',
  ],
})
