import { library } from '@view-site/tsup-config'

export default library({
  entry: {
    index: 'src/index.ts',
    dev: 'src/dev/index.ts',
    authoring: 'src/authoring/index.ts',
    blocks: 'src/blocks/index.ts',
    compile: 'src/compile/index.ts',
    search: 'src/search/index.ts',
    reader: 'src/reader/index.ts',
    vite: 'src/vite/index.ts',
    worker: 'src/compile/pool/worker.ts',
    styles: 'src/styles.css.ts',
    first: 'src/first.css.ts',
    versions: 'src/versions/versions.css.ts',
  },
})
