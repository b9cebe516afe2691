import { baseUi, reactTests } from '@view-site/vitest-config'

export default reactTests({
  optimize: [
    '@tanstack/react-router',
    ...baseUi('alert-dialog', 'dialog', 'menu', 'popover', 'select'),
    '@view-site/ui > uqr',
    'i18next',
    'jotai/vanilla',
    'react-i18next',
  ],
})
