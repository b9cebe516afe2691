import { createRequire } from 'node:module'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ClientAssets, SnapshotOptions } from '@view-site/static-site/build'
import { demoDark } from './demoDark.ts'
import type { VersionDemos } from './versions/versionDemos.ts'

const root = resolve(import.meta.dirname, '..')
/** Keys of the client's manifest: what all demos load, and the library's dark theme. */
const runtime = '../../packages/vue-demo/src/runtime/index.ts'
const stylesheet = createRequire(import.meta.url).resolve('view-ui-plus/dist/styles/viewuiplus.css')
const dark = relative(root, join(dirname(stylesheet), 'view-ui.dark.css'))
  .split(sep)
  .join('/')

/** The demo of the home page, whose budget (`tests/budgets`) leaves 4.8 KB for it. */
export const heroDemos = { id: 'site/hero', demos: [{ name: 'members', id: 'hero' }], limit: 5 * 1024 }

/** Module that mounts the demos at build. */
export const snapshotMounter = fileURLToPath(import.meta.resolve('@view-site/vue-demo/snapshot'))

/** How the demos of the documentation are drawn in its pages, in both themes. */
export function demoSnapshots(assets: ClientAssets, outDir: string, older: VersionDemos): SnapshotOptions {
  const shared = stylesIn(assets.filesOf([runtime, dark]))
  return {
    mounter: snapshotMounter,
    options: {
      runtime: join(outDir, assets.urlOf(runtime) ?? ''),
      // Lines of code and what they draw are linked before the demo runs.
      keepLinesIn: join(outDir, assets.urlOf(`virtual:vue-demos/${heroDemos.id}`) ?? ''),
    },
    unless: `[${demoDark.lightAttribute}="light"]`,
    // A guide begins with text, and its pages are the lightest: `tests/budgets` leaves them no bytes for demos.
    // City mounts an option for each of its cities, which takes 5 s.
    isDrawn: (id) => !id.includes('/guide/') && !id.endsWith('/city'),
    stylesOf: (id) => older.stylesOf(id) ?? [...shared, ...stylesIn(assets.filesOf([`virtual:vue-demos/${id}`]))],
  }
}

function stylesIn(files: readonly string[]): string[] {
  return files.filter((file) => file.endsWith('.css'))
}
