import type { Manifest, ManifestChunk } from 'vite'

/** What one page needs of the client build; every path is a URL under the site's base. */
export interface PageAssets {
  /** The entry module. */
  entry: string
  /** What the entry imports, each after what it imports itself: run one by one, no task is long. */
  dependencies: string[]
  /** Modules that the page needs beside the entry: fetched together with it instead of one after the other. */
  modules: string[]
  /** Stylesheets, in the order they apply. */
  styles: string[]
}

export interface ClientAssets {
  /** @param sources Source files the page uses beside the entry (route components, messages), as the manifest names them or by their start. */
  forPage(sources: string[]): PageAssets
  /** URL of the file that a module's exports are in: of an entry, or of a module that is imported dynamically. */
  urlOf(source: string): string | undefined
  /** URLs of all files that entries lead to, sooner or later. */
  filesOf(sources: readonly string[]): string[]
  /** URLs of another entry's modules, each after those it imports. */
  entryModules(source: string): string[]
}

/** Reads Vite's manifest once and answers which files a page needs. */
export function clientAssets(manifest: Manifest, base: string, entryKey: string): ClientAssets {
  if (!manifest[entryKey]?.isEntry) throw new Error(`The client manifest has no entry ${entryKey}: set build.manifest and the input.`)
  const keys = Object.keys(manifest)
  const url = ({ file }: ManifestChunk) => base + file
  const known = new Map<string, PageAssets>()
  const assetsOf = (sources: readonly string[]): PageAssets => {
    const wanted = sources.flatMap((source) => keys.filter((key) => key === source || key.startsWith(`${source}?`)))
    const own = reachable(manifest, [entryKey])
    const all = reachable(manifest, [entryKey, ...wanted])
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
        reachable(manifest, sources, true).flatMap(({ file, css = [], assets = [] }) =>
          [file, ...css, ...assets].map((name) => base + name),
        ),
      ),
    ],
    entryModules: (source) => reachable(manifest, [source]).map(url),
    forPage(sources) {
      // Most pages of a large site are of one kind.
      const key = sources.join(' ')
      const assets = known.get(key) ?? assetsOf(sources)
      known.set(key, assets)
      return assets
    },
  }
}

/** Chunks that some keys lead to, each after those it imports. */
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
