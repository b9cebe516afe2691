/** What the rehearsal reads of a package.json. */
export interface Manifest {
  name: string
  version: string
  private?: boolean
  exports?: Readonly<Record<string, unknown>>
  publishConfig?: Readonly<Record<string, unknown>>
}

/** A public package of the clone. */
export interface PublicPackage {
  folder: string
  manifest: Manifest
}
