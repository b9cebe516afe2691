import { library } from '@view-site/tsup-config'

export default library({
  entry: {
    index: 'src/index.ts',
    cli: 'src/cli.ts',
    client: 'src/app/client.tsx',
    reader: 'src/app/reader.ts',
    server: 'src/app/server.tsx',
    'react-demos': 'src/demos/mountReact.ts',
    'vue-demos': 'src/demos/mountVue.ts',
    'react-renderer': 'src/demos/renderReact.ts',
    'vue-renderer': 'src/demos/renderVue.ts',
    blocks: 'src/blocks/index.ts',
    announcement: 'src/announcement/Announcement.tsx',
    styles: 'src/styles.css.ts',
  },
  // Virtual modules of the site's build, and this package's own entries, which it imports by name.
  options: { external: [/^virtual:/, /^view-docs\//] },
})
