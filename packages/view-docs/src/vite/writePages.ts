import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { compileCollection, type Collection } from '@view-site/docs/compile'
import { frameEndId } from '@view-site/layout/prepaint'
import {
  offlineFiles,
  redirectPages,
  redirectRules,
  removeOffline,
  writeDocsSite,
  type ClientAssets,
  type CompiledPages,
  type OutputFactory,
  type WriteDocsSiteOptions,
  type WritePagesContext,
} from '@view-site/static-site/build'
import { openSiteFiles } from '@view-site/static-site/files'
import { sectionRoute } from '../app/site/sectionRoute.ts'
import type { ResolvedConfig } from '../config/resolveConfig.ts'
import { entryKey } from './entries.ts'
import type { Server } from './Server.ts'

/** Compiles and checks all pages. */
export async function compilePages(collection: Collection, root: string): Promise<CompiledPages> {
  return { collection, articles: await compileCollection(collection, { cache: pageCache(root) }) }
}

/** Folder that caches compiled pages. */
export function pageCache(root: string): string {
  return join(root, 'node_modules/.cache/view-docs')
}

/** A page shows all of its demos, unless they would be more than most pages are. */
const snapshotLimits = { count: Number.POSITIVE_INFINITY, bytes: 24 * 1024, firstBytes: 24 * 1024 }

/** Writes the static site: every page in every locale, and the files generated from the content. */
export async function writePages(
  { server, version, prepared, ...build }: WritePagesContext<Server, CompiledPages>,
  resolved: ResolvedConfig,
): Promise<void> {
  const { root, config, site, outputs, paths, extensions } = resolved
  const { localePaths } = server
  const identity = identityOf(root, site.base)
  const pageVersion = createHash('sha256')
    .update(JSON.stringify([version, site, identity]))
    .digest('base64url')
  const sources = Object.fromEntries(
    Object.entries(extensions.routes).map(([path, file]) => [path, relative(root, file).split(sep).join('/')]),
  )
  /** Key of the demos of a page in the client's manifest. */
  const demosOf = (id: string) => `virtual:view-docs/demos/${folderOf(prepared.collection, id)}`
  await writeDocsSite({
    build,
    // The best would save 3 % of a page, and take a quarter of the build's processor time.
    files: await openSiteFiles({
      outDir: build.outDir,
      record: join(root, 'dist/files.json'),
      compress: config.compress === false ? false : 'good',
    }),
    pages: prepared,
    origin: site.origin,
    localePaths,
    server,
    document: {
      siteName: site.title[localePaths.defaultLocale] ?? '',
      scripts: {
        beforePaint: server.beforePaintScript,
        article: server.articleSource,
        boot: server.bootSource,
        snapshots: server.snapshotSource,
      },
      hasImage: false,
      icon: iconOf(root, site.base),
      identity,
      renderUntil: frameEndId,
      retryQuestions: Object.fromEntries(Object.entries(site.texts).map(([locale, texts]) => [locale, texts.retryQuestion])),
    },
    sourceOf: (routeId) => sources[routeId],
    messagesOf: () => '',
    article: { routeId: server.articleRouteId, modules: [], reader: entryKey(root, 'reader') },
    sections: sectionPaths(prepared.collection, paths.indexed.includes('/')),
    demosOf: (id) => build.assets.urlOf(demosOf(id)),
    snapshots: {
      renderer: join(build.outDir, '../server/server.js'),
      stylesOf: (id) => build.assets.filesOf([demosOf(id)]).filter((file) => file.endsWith('.css')),
      limits: snapshotLimits,
    },
    version: pageVersion,
    paths,
    isListed: (product) => site.sections.includes(product),
    outputs: [
      ...outputs.map(
        (output): OutputFactory =>
          (context) =>
            output({ ...context, site }),
      ),
      (context) => redirectPages({ ...context, script: server.redirectSource }),
      redirectsFile,
      offline(resolved, build.assets, pageVersion),
    ],
  })
}

/** Writes `_redirects` for hosts that read it. */
const redirectsFile: OutputFactory = ({ files, articles, localePaths }) => ({
  async finish() {
    const rules = redirectRules(articles.redirects, localePaths).redirectsFile
    if (rules !== '') await files.write('/_redirects', rules)
  },
})

/** Writes the service worker, or one that removes it. */
function offline({ root, config, site, paths }: ResolvedConfig, assets: ClientAssets, version: string): OutputFactory {
  return ({ files, collection, articles }) => ({
    async finish() {
      const core = assets.filesOf([entryKey(root, 'client'), entryKey(root, 'reader')])
      const pages = [...paths.indexed, ...site.sections.map((section) => `/${section}`)]
      if (site.offline) await offlineFiles({ files, collection, articles, assets, version, core, pages })
      if (config.offline === 'remove') await removeOffline(files)
    },
  })
}

/** The icon in the public folder, or an empty one, which keeps browsers from requesting `/favicon.ico`. */
export function iconOf(root: string, base: string): string {
  return existsSync(join(root, 'public/favicon.svg')) ? `${base}favicon.svg` : 'data:,'
}

/** The other icons and the manifest in the public folder. */
function identityOf(root: string, base: string): NonNullable<WriteDocsSiteOptions['document']['identity']> {
  const addressOf = (name: string) => (existsSync(join(root, 'public', name)) ? `${base}${name}` : undefined)
  const [ico, touchIcon, manifest] = ['favicon.ico', 'apple-touch-icon.png', 'manifest.json'].map(addressOf)
  return { ...(ico && { ico }), ...(touchIcon && { touchIcon }), ...(manifest && { manifest }) }
}

/** Redirects from the path of each section to its first page, and from the root if there is no home page. */
function sectionPaths({ menus, locales, site: { stripLocale } }: Collection, hasHome: boolean): Record<string, string> {
  const trees = menus(locales[0] ?? '')
  const paths = Object.fromEntries(
    trees.flatMap((tree) => {
      const route = sectionRoute(tree)
      return route === '' ? [] : [[`/${route}`, stripLocale(tree.href)]]
    }),
  )
  const [first] = trees
  return hasHome || !first ? paths : { ...paths, '/': stripLocale(first.href) }
}

/** Folder of a page's files relative to the content: for an older version without own files, that of the current page. */
function folderOf({ page, options: { root } }: Collection, id: string): string {
  const folder = page(id)?.folder
  return folder === undefined ? id : relative(root, folder).split(sep).join('/')
}
