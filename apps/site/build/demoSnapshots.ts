import { createRequire } from 'node:module'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ClientAssets, DrawnDemo, SnapshotOptions } from '@view-site/static-site/build'
import type { BuildEnv } from './buildEnv.ts'
import { demoDark } from './demoDark.ts'
import type { VersionDemos } from './versions/versionDemos.ts'

const root = resolve(import.meta.dirname, '..')
/** Keys of the client's manifest: what all demos load, the library's dark theme, its whole stylesheet, and those of pages. */
const runtime = '../../packages/vue-demo/src/runtime/index.ts'
const stylesheet = createRequire(import.meta.url).resolve('view-ui-plus/dist/styles/viewuiplus.css')
const [dark = '', whole = '', pageStyles = ''] = ['view-ui.dark.css', 'library.css', 'demos.css'].map((name) =>
  keyOf(join(dirname(stylesheet), name)),
)

/** The demo of the home page, whose budget (`tests/budgets`) leaves 4.8 KB for it. */
export const heroDemos = { id: 'site/hero', demos: [{ name: 'members', id: 'hero' }], limit: 5 * 1024 }

/** Pages whose demos a sample draws: those that `tests/budgets` and `drawnDemos.spec.ts` of `tests/e2e` read, with their chapters. */
const sample = /^site\/hero$|^icrud\/[^/]+$|^view-ui-plus\/component\/(?:form|navigation)\/|\/component\/base\//

/** Module that mounts the demos at build. */
export const snapshotMounter = fileURLToPath(import.meta.resolve('@view-site/vue-demo/snapshot'))

/** How the demos of the documentation are drawn in its pages, in both themes. A sample is drawn by the same code. */
export function demoSnapshots(assets: ClientAssets, outDir: string, older: VersionDemos, drawn: BuildEnv['drawDemos']): SnapshotOptions {
  const sheets = [whole, dark].filter((key) => assets.urlOf(key) !== undefined)
  const shared = [...assets.furtherFiles(sheets), ...stylesIn(assets.filesOf([runtime]))]
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
    isLater: drawn === 'sample' ? (id) => !sample.test(id) : drawn === 'none',
    stylesOf(id) {
      const own = assets.urlOf(pageStylesOf(id))
      const files = stylesIn(assets.filesOf([`virtual:vue-demos/${id}`]))
      return older.stylesOf(id) ?? [...new Set([...shared, ...files.filter((file) => file !== own)])]
    },
  }
}

/** Keys of the client's manifest: what mounts a demo, and what does a press in it that was made before. */
const mounting = ['src/lines/mountLinkedDemo.ts', runtime, '../../packages/docs/src/blocks/demo/pressDemo.ts']

/**
 * The files that a press on a drawn demo requests: those of the reader first, which starts the demo, and the smallest last, because a
 * browser has few connections to a server. Demos of older versions have none: most readers read the current one.
 * @param content Folder of the pages.
 */
export function demoFiles(assets: ClientAssets, content: string): (demo: DrawnDemo) => readonly string[] {
  return ({ page, name, locale }) => {
    const module = `virtual:vue-demos/${page}`
    if (assets.urlOf(module) === undefined) return []
    const styles = assets.urlOf(pageStylesOf(page)) === undefined ? whole : pageStylesOf(page)
    const demo = keyOf(join(content, page, 'demos', `${name}@${locale}.vue`))
    return assets.furtherFiles(['src/reader.ts', 'reading', module, styles, demo, ...mounting], [])
  }
}

function pageStylesOf(id: string): string {
  return `${pageStyles}?page=${encodeURIComponent(id)}`
}

function keyOf(file: string): string {
  return relative(root, file).split(sep).join('/')
}

function stylesIn(files: readonly string[]): string[] {
  return files.filter((file) => file.endsWith('.css'))
}
