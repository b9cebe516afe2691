import { reactTests } from '@view-site/vitest-config'

export default reactTests({
  optimize: [
    '@tanstack/react-router',
    '@view-site/ui > @base-ui/react/alert-dialog',
    '@view-site/ui > @base-ui/react/dialog',
    '@view-site/ui > @base-ui/react/menu',
    '@view-site/ui > @base-ui/react/popover',
    '@view-site/ui > @base-ui/react/select',
    '@view-site/ui > uqr',
    'i18next',
    'jotai/vanilla',
    'react-i18next',
  ],
})
