import { fileURLToPath } from 'node:url'
import { baseUi, reactTests } from '@view-site/vitest-config'

const config = reactTests({
  optimize: [
    '@atlaskit/pragmatic-drag-and-drop/combine',
    '@atlaskit/pragmatic-drag-and-drop/element/adapter',
    ...baseUi('alert-dialog', 'dialog', 'menu', 'popover', 'select'),
    '@view-site/ui > uqr',
    '@tanstack/react-router',
    'jotai/vanilla',
    'react-dom/server',
    'react-router',
    'react-router/dom',
  ],
})

const inTests = (file: string) => fileURLToPath(new URL(`test/next-router/${file}`, import.meta.url))

// Next is not installed: an app in the release rehearsal is built with it.
const alias = { 'next/link.js': inTests('link.tsx'), 'next/navigation.js': inTests('navigation.ts') }

export default { ...config, resolve: { ...config.resolve, alias } }
