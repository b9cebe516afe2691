/** Versions of the packages that a downloaded project depends on. */
export interface Versions {
  /** By package name: the versions that the playground was built with. */
  packages: Readonly<Record<string, string>>
  /** Releases of View UI Plus by the name of an older version: `1.2` to `1.2.0`. */
  older: Readonly<Record<string, string>>
}
