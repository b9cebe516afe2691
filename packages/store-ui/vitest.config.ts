import { baseUi, reactTests } from '@view-site/vitest-config'

export default reactTests({
  globalSetup: ['@view-site/test-api/setup'],
  optimize: [
    '@tanstack/react-query',
    ...baseUi('alert-dialog', 'dialog', 'select'),
    '@view-site/ui > uqr',
    'i18next',
    'react-i18next',
    'rehype-react',
    'rehype-sanitize',
    'remark-gfm',
    'remark-parse',
    'remark-rehype',
    'unified',
    '@view-site/contract > zod',
    '@view-site/test-api > zod',
  ],
})
