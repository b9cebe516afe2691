import { reactTests } from '@view-site/vitest-config'
import { writeExamples } from './src/writeExamples.ts'

await writeExamples()

const config = reactTests({
  optimize: [
    '@tanstack/react-query',
    '@view-site/contract > zod',
    '@view-site/ui > @base-ui/react/alert-dialog',
    '@view-site/ui > @base-ui/react/dialog',
    '@view-site/ui > @base-ui/react/select',
    '@view-site/ui > uqr',
    'i18next',
    'react-i18next',
  ],
})

/** Built style sheets: the sources, which are what runs here, bring their styles themselves. */
const builtStyles = {
  name: 'built-styles',
  enforce: 'pre' as const,
  resolveId: (id: string) => (/^@view-site\/[\w-]+\/styles\.css$/.test(id) ? '\0built-styles' : undefined),
  load: (id: string) => (id === '\0built-styles' ? '' : undefined),
}

export default { ...config, plugins: [...(config.plugins ?? []), builtStyles] }
