import { reactTests } from '@view-site/vitest-config'

export default reactTests({
  optimize: [
    '@tanstack/react-query',
    '@view-site/ui > @base-ui/react/alert-dialog',
    '@view-site/ui > @base-ui/react/dialog',
    '@view-site/ui > @base-ui/react/select',
    '@view-site/ui > uqr',
    'axe-core',
    'i18next',
    'react-i18next',
    '@view-site/contract > zod',
  ],
})
