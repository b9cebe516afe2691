import { baseUi, reactTests } from '@view-site/vitest-config'
import { writeExamples } from './src/writeExamples.ts'

await writeExamples()

const config = reactTests({
  optimize: [
    '@tanstack/react-query',
    '@view-site/contract > zod',
    ...baseUi('alert-dialog', 'dialog', 'select'),
    '@view-site/ui > uqr',
    'i18next',
    'react-i18next',
  ],
})

/** Replaces built style sheets with nothing: the packages run from their sources here, which load their own styles. */
const builtStyles = {
  name: 'built-styles',
  enforce: 'pre' as const,
  resolveId: (id: string) => (/^@view-site\/[\w-]+\/styles\.css$/.test(id) ? '\0built-styles' : undefined),
  load: (id: string) => (id === '\0built-styles' ? '' : undefined),
}

export default { ...config, plugins: [...(config.plugins ?? []), builtStyles] }
