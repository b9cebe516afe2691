import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { access, copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { Collection } from '@view-site/docs/compile'
import { clientAssets } from '@view-site/static-site/build'
import { build, type Logger, type Manifest } from 'vite'
import { olderReleases, type OlderRelease } from '@view-site/content/older-releases'
import { demoSettings, demosOf, pagesId, type ReleaseDemos } from './releaseDemos.ts'

/** The demos of older versions. */
export interface VersionDemos {
  /** Copies them into the folder of the built site. Returns their files, as paths from the site's root. */
  copyTo: (outDir: string) => Promise<string[]>
  /** URL of the module with a page's demos, by the page's id. */
  urlOf: (id: string) => string | undefined
  /** URLs of the style sheets of a page's demos, the library's included, by the page's id; `undefined` if it has none here. */
  stylesOf: (id: string) => string[] | undefined
}

/** A version's demos, bundled into a folder of the cache. */
interface DemoBundle {
  folder: string
  /** URLs of the style sheets of a page's demos. */
  stylesOf: (id: string) => string[]
  /** Its place in the site: names change with the content there. */
  base: string
  manifest: Manifest
}

const site = resolve(import.meta.dirname, '../..')
const workspace = resolve(import.meta.dirname, '../../../..')
const cache = resolve(import.meta.dirname, '../../node_modules/.cache/version-demos')

/** Some systems limit a process to 256 open files; each copy opens two. */
const filesAtOnce = 32

/** What the bundles are made of, besides the demos. */
const sources = [
  'pnpm-lock.yaml',
  'packages/vue-demo/src/**/*.ts',
  'apps/site/build/versions/*.ts',
  'apps/site/build/demoDark.ts',
  'content/versions.ts',
  'content/*/versions/**/*.ts',
  'content/*/!(node_modules)/**/demos/server.js',
]

/**
 * Bundles the demos of each older version with the release of the library that it documents. They share no code with the site's own demos. A
 * bundle is kept until its demos, its release or the code around them change.
 */
export async function versionDemos(collection: Collection, logger: Logger): Promise<VersionDemos> {
  const bundles = await Promise.all(olderReleases.map((version) => bundleOf(version, demosOf(version, collection), logger)))
  return {
    copyTo: async (outDir) => (await Promise.all(bundles.map((bundle) => copyBundle(bundle, outDir)))).flat(),
    stylesOf: (id) => bundles.find(({ manifest }) => manifest[`${pagesId}/${id}`])?.stylesOf(id),
    urlOf: (id) => bundles.flatMap(({ base, manifest }) => manifest[`${pagesId}/${id}`]?.file.replace(/^/, base) ?? []).at(0),
  }
}

async function bundleOf(version: OlderRelease, input: ReleaseDemos, logger: Logger): Promise<DemoBundle> {
  const name = `${version.section}-${version.id}`
  const base = `/assets/${name}/`
  const folder = join(cache, name, keyOf(version, input))
  const isKept = await access(folder).then(
    () => true,
    () => false,
  )
  if (!isKept) await writeBundle(version, { ...input, folder, base, logger })
  const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
  const assets = clientAssets(manifest, base, pagesId)
  const sheets = ['library.css', 'view-ui.dark.css'].map((file) =>
    relative(site, join(version.folder, 'dist/styles', file))
      .split(sep)
      .join('/'),
  )
  const stylesOf = (id: string) => assets.filesOf([...sheets, `${pagesId}/${id}`]).filter((file) => file.endsWith('.css'))
  return { folder, base, manifest, stylesOf }
}

/** Builds next to the folder first: an interrupted build leaves nothing that a later one would take. */
async function writeBundle(
  version: OlderRelease,
  { folder, base, logger, ...input }: ReleaseDemos & Pick<DemoBundle, 'base' | 'folder'> & { logger: Logger },
): Promise<void> {
  const outDir = `${folder}.${process.pid}`
  await build({
    configFile: false,
    logLevel: 'warn',
    customLogger: logger,
    root: site,
    base,
    ...demoSettings(version, input),
    build: {
      outDir,
      assetsDir: '',
      manifest: true,
      copyPublicDir: false,
      target: 'es2023',
      cssMinify: 'lightningcss',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: { input: [pagesId], preserveEntrySignatures: 'exports-only', checks: { bundlerTimings: false } },
    },
  })
  await rename(outDir, folder)
  const others = (await readdir(join(folder, '..'))).filter((name) => !folder.endsWith(name))
  await Promise.all(others.map((name) => rm(join(folder, '..', name), { recursive: true, force: true })))
}

function keyOf({ folder }: OlderRelease, { demos, locales, root }: ReleaseDemos): string {
  const hash = createHash('sha256').update(JSON.stringify([process.version, folder, locales, root]))
  for (const name of globSync([...sources], { cwd: workspace }).sort()) hash.update(name).update(readFileSync(join(workspace, name)))
  for (const [id, files] of demos) {
    hash.update(id)
    for (const [name, file] of files) hash.update(name).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 32)
}

async function copyBundle({ folder, base }: DemoBundle, outDir: string): Promise<string[]> {
  const target = join(outDir, base)
  const paths = (await filesIn(folder)).filter((path) => !path.startsWith('.vite'))
  await Promise.all([...new Set(paths.map(dirname))].map((name) => mkdir(join(target, name), { recursive: true })))
  // Names change with the content.
  const present = new Set(await filesIn(target))
  const missing = paths.filter((path) => !present.has(path))
  for (let start = 0; start < missing.length; start += filesAtOnce) {
    const batch = missing.slice(start, start + filesAtOnce)
    await Promise.all(batch.map((path) => copyFile(join(folder, path), join(target, path))))
  }
  return paths.map((path) => base + path.split(sep).join('/'))
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}
