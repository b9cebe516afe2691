import { dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, defaultClientConditions, type PluginOption, type Rollup } from 'vite'

/** A production build of an app by Vite, with its size. */
export interface BundledApp {
  /** Files by path, such as `assets/app.js`. */
  files: ReadonlyMap<string, string | Uint8Array>
  /** Path of the entry script. */
  entry: string
  /** Style sheets that block the first render. */
  styles: readonly string[]
  /** Bytes, gzip, without the framework: scripts and styles of the first load, and of everything including lazy chunks. */
  initial: number
  everything: number
  /** Modules of the first load. */
  modules: readonly string[]
}

/** Options of {@link bundleApp}. */
export interface BundleAppOptions {
  /** Further plugins of Vite, such as Vue's. */
  plugins?: readonly PluginOption[]
}

type Output = Rollup.OutputChunk | Rollup.OutputAsset

const framework = /node_modules\/(react|react-dom|scheduler|vue|@vue\/[^/]+)\//

/** Builds an app from its entry, with workspace packages from source; React or Vue is a separate chunk that is not counted. */
export async function bundleApp(input: string, { plugins = [] }: BundleAppOptions = {}): Promise<BundledApp> {
  const outputs = await bundle(input, plugins)
  const chunks = new Map(outputs.flatMap((one): [string, Rollup.OutputChunk][] => (one.type === 'chunk' ? [[one.fileName, one]] : [])))
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry)
  if (!entry) throw new Error(`Vite built no entry from ${input}: does the file exist?`)
  const first = importsOf(entry, chunks)
  const styles = [...new Set(first.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))]
  const start = new Set([...first.map(({ fileName }) => fileName), ...styles])
  const own = outputs.filter((one) => !isFramework(one) && /\.(js|css)$/.test(one.fileName))
  return {
    files: new Map(outputs.map((one) => [one.fileName, contentOf(one)])),
    entry: entry.fileName,
    styles,
    initial: weigh(own.filter(({ fileName }) => start.has(fileName))),
    everything: weigh(own),
    modules: first.flatMap(({ modules }) => Object.keys(modules)),
  }
}

async function bundle(input: string, plugins: readonly PluginOption[]): Promise<Output[]> {
  const built = await build({
    root: dirname(input),
    configFile: false,
    logLevel: 'silent',
    plugins: [vanillaExtractPlugin(), ...plugins],
    resolve: { conditions: ['@view-site/source', ...defaultClientConditions] },
    build: {
      write: false,
      rolldownOptions: { input, output: { codeSplitting: { groups: [{ name: 'framework', test: framework }] } } },
    },
  })
  return [built].flat().flatMap((one) => ('output' in one ? one.output : []))
}

function importsOf(entry: Rollup.OutputChunk, chunks: ReadonlyMap<string, Rollup.OutputChunk>): Rollup.OutputChunk[] {
  const found = new Set([entry])
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = chunks.get(name)
      if (imported) found.add(imported)
    }
  }
  return [...found]
}

function isFramework(one: Output): boolean {
  return one.type === 'chunk' && Object.keys(one.modules).some((id) => framework.test(id))
}

function contentOf(one: Output): string | Uint8Array {
  return one.type === 'chunk' ? one.code : one.source
}

function weigh(files: readonly Output[]): number {
  return files.reduce((bytes, file) => bytes + gzipSync(contentOf(file)).length, 0)
}
