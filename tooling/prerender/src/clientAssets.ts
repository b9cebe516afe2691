import type { Manifest, ManifestChunk } from 'vite'

/** What one page needs of the client build; every path is a URL under the site's base. */
export interface PageAssets {
  /** The entry module. */
  entry: string
  /** Modules that are fetched together with the entry instead of one after the other. */
  modules: string[]
  /** Stylesheets, in the order they apply. */
  styles: string[]
}

export interface ClientAssets {
  /** @param sources Source files the page uses beside the entry (route components, messages), as the manifest names them or by their start. */
  forPage(sources: string[]): PageAssets
}

/** Reads Vite's manifest once and answers which files a page needs. */
export function clientAssets(manifest: Manifest, base: string): ClientAssets {
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (!entryKey) throw new Error('The client manifest has no entry: set build.manifest and an input in the client environment.')
  const keys = Object.keys(manifest)
  return {
    forPage(sources) {
      const wanted = sources.flatMap((source) => keys.filter((key) => key === source || key.startsWith(`${source}?`)))
      const chunks = reachable(manifest, [entryKey, ...wanted])
      const styles = new Set(chunks.flatMap((chunk) => chunk.css ?? []))
      return {
        entry: base + manifest[entryKey]?.file,
        modules: chunks.filter((chunk) => !chunk.isEntry).map((chunk) => base + chunk.file),
        styles: [...styles].map((file) => base + file),
      }
    },
  }
}

function reachable(manifest: Manifest, from: string[]): ManifestChunk[] {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const next of manifest[key]?.imports ?? []) visit(next)
  }
  for (const key of from) visit(key)
  return [...seen].flatMap((key) => manifest[key] ?? [])
}
