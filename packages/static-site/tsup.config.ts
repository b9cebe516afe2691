import { library } from '@view-site/tsup-config'

export default library({
  entry: {
    api: 'src/outputs/api/index.ts',
    build: 'src/build.ts',
    files: 'src/files/index.ts',
    head: 'src/head.ts',
    hydrate: 'src/hydrate/index.ts',
    inline: 'src/inline/index.ts',
    navigate: 'src/navigate/index.ts',
    offline: 'src/offline/index.ts',
    progress: 'src/bundle/reportProgress.ts',
    status: 'src/status/index.ts',
    snapshotWorker: 'src/snapshots/snapshotWorker.ts',
    renderWorker: 'src/snapshots/renderWorker.ts',
  },
})
