import { library } from '@view-site/tsup-config'

export default library({
  entry: {
    index: 'src/index.ts',
    runtime: 'src/runtime/index.ts',
    snapshot: 'src/snapshot.ts',
    playground: 'src/playgroundMessages.ts',
    'dark-colors': 'src/theme/followDarkTheme.ts',
    vite: 'src/vite/index.ts',
    facts: 'src/facts/index.ts',
    tags: 'src/tags/index.ts',
    templates: 'src/templates/index.ts',
    traps: 'src/traps/index.ts',
  },
  // Modules that only exist in the app's bundler: the virtual ones, the library's source, and this package by its own name.
  options: { external: [/^virtual:/, /^view-ui-plus/, '@view-site/vue-demo/runtime'] },
})
