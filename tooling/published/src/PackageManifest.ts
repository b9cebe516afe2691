/** Target of a subpath of `exports`: a file, or a file for each condition. */
export type ExportTarget = string | Readonly<Record<string, string>>

/** The fields of a package.json that the checks read. */
export interface PackageManifest {
  name: string
  version: string
  private?: boolean
  description?: string
  keywords?: readonly string[]
  homepage?: string
  bugs?: { url?: string }
  license?: string
  repository?: { type?: string; url?: string; directory?: string }
  files?: readonly string[]
  type?: string
  sideEffects?: boolean | readonly string[]
  exports?: Readonly<Record<string, ExportTarget>>
  publishConfig?: { access?: string; provenance?: boolean; exports?: Readonly<Record<string, ExportTarget>> }
  dependencies?: Readonly<Record<string, string>>
  devDependencies?: Readonly<Record<string, string>>
  peerDependencies?: Readonly<Record<string, string>>
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>
  engines?: Readonly<Record<string, string>>
}
