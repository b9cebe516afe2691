import { createPackageFromTarballData, type Package } from '@arethetypeswrong/core'
import type { PackageManifest } from '@view-site/published'

/** The content of a tarball. */
export interface Tarball {
  manifest: PackageManifest
  /** Path from the package's folder, without `./` → text. */
  files: ReadonlyMap<string, string>
  /** The same, in the format of are-the-types-wrong. */
  package: Package
}

/** Opens a tarball of a package. */
export function openTarball(data: Uint8Array): Tarball {
  const opened = createPackageFromTarballData(data)
  const base = `/node_modules/${opened.packageName}/`
  const files = new Map(opened.listFiles().map((file) => [file.slice(base.length), opened.readFile(file)]))
  const manifest: PackageManifest = JSON.parse(files.get('package.json') ?? '{}')
  return { manifest, files, package: opened }
}
