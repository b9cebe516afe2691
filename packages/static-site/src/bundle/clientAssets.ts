import type { Manifest, ManifestChunk } from 'vite'

/** The files of the client build that one page needs, as URLs under the site's base. */
export interface PageAssets {
  /** The entry module. */
  entry: string
  /** Modules that the entry imports, in dependency order: evaluated one by one to avoid long tasks. */
  dependencies: string[]
  /** Further modules of the page: preloaded with the entry instead of requested one after the other. */
  modules: string[]
  /** Stylesheets, in the order they apply. */
  styles: string[]
}

/** The client build's files, looked up in its manifest. */
export interface ClientAssets {
  /** @param sources Manifest keys, without a query, of the page's own sources: route components and messages. */
  forPage(sources: string[]): PageAssets
  /** URL of the chunk of an entry or of a dynamically imported module. */
  urlOf(source: string): string | undefined
  /** URLs of all files reachable from these sources or named bundles, including through dynamic imports. */
  filesOf(sources: readonly string[]): string[]
  /** URLs of an entry and of the modules that it imports statically, in dependency order. */
  entryModules(source: string): string[]
  /**
   * URLs of these sources or bundles, which have the names that the build gives to groups of modules, and of the modules and style sheets that they need before they run, each after those that it imports.
   * @param loaded Sources whose modules are left out. The application's style sheets are left out too. @default the application
   * @throws Error if a source or a bundle is not in the build.
   */
  furtherFiles(sources: readonly string[], loaded?: readonly string[]): string[]
}

/** Looks up in Vite's manifest which files a page needs. */
export function clientAssets(manifest: Manifest, base: string, entryKey: string): ClientAssets {
  if (!manifest[entryKey]?.isEntry) throw new Error(`The client manifest has no entry ${entryKey}: set build.manifest and the input.`)
  const keys = Object.keys(manifest)
  const url = ({ file }: ManifestChunk) => base + file
  // The modules of a bundle are not in the manifest.
  const bundles = new Map(keys.flatMap((key) => (/^_.*\.js$/.test(key) ? [[manifest[key]?.name, key] as const] : [])))
  const keyOf = (source: string) => (manifest[source] ? source : bundles.get(source))
  const known = new Map<string, PageAssets>()
  const assetsOf = (sources: readonly string[]): PageAssets => {
    const pageKeys = sources.flatMap((source) => keys.filter((key) => key === source || key.startsWith(`${source}?`)))
    const own = reachable(manifest, [entryKey])
    const all = reachable(manifest, [entryKey, ...pageKeys])
    const styles = new Set(all.flatMap((chunk) => chunk.css ?? []))
    return {
      entry: base + manifest[entryKey]?.file,
      dependencies: own.filter((chunk) => !chunk.isEntry).map(url),
      modules: all.filter((chunk) => !own.includes(chunk)).map(url),
      styles: [...styles].map((file) => base + file),
    }
  }
  return {
    urlOf: (source) => manifest[source] && url(manifest[source]),
    filesOf: (sources) => [
      ...new Set(
        reachable(
          manifest,
          sources.map((source) => keyOf(source) ?? source),
          true,
        ).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets].map((name) => base + name)),
      ),
    ],
    entryModules: (source) => reachable(manifest, [source]).map(url),
    furtherFiles(sources, loaded = [entryKey]) {
      const unknown = sources.find((source) => keyOf(source) === undefined)
      if (unknown !== undefined) throw new Error(`The client build has no file of ${unknown}: correct its path, or the name of the bundle.`)
      const modules = reachable(manifest, loaded)
      const styles = new Set(reachable(manifest, [entryKey]).flatMap(({ css = [] }) => css))
      const further = reachable(
        manifest,
        sources.map((source) => keyOf(source) ?? source),
      ).filter((chunk) => !modules.includes(chunk))
      const files = further.flatMap(({ file, css = [] }) => [file, ...css.filter((sheet) => !styles.has(sheet))])
      return [...new Set(files)].map((file) => base + file)
    },
    forPage(sources) {
      // Most pages of a large site have the same sources.
      const key = sources.join(' ')
      const assets = known.get(key) ?? assetsOf(sources)
      known.set(key, assets)
      return assets
    },
  }
}

/** Chunks reachable from these keys, in dependency order. */
function reachable(manifest: Manifest, from: readonly string[], isDynamic = false): ManifestChunk[] {
  const seen = new Set<string>()
  const ordered: ManifestChunk[] = []
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const next of chunk.imports ?? []) visit(next)
    if (isDynamic) for (const next of chunk.dynamicImports ?? []) visit(next)
    ordered.push(chunk)
  }
  for (const key of from) visit(key)
  return ordered
}
