import type { Environment } from './registry/npmHome.ts'

/** A new app outside of the workspace that installs the packages as a user would. */
export interface FreshApp {
  name: string
  /** Arguments of `npm install` or `pnpm add`. */
  packages: readonly string[]
  /** Development dependencies, with versions from the catalog. */
  tools: readonly string[]
  /** Its files, by path. */
  files: Readonly<Record<string, string>>
  /** Packages that must be installed exactly once. */
  once: readonly string[]
  /** The command that builds it, one of the installed tools first. Omitted for apps that are not built. */
  build?: readonly [tool: string, ...args: string[]]
  /** Tests the built app; throws if something fails. Omitted for apps that are only installed and type-checked. */
  use?: (one: InstalledApp) => Promise<void>
}

/** An app whose files are written and whose packages are installed. */
export interface InstalledApp {
  folder: string
  /** Path prefix of the screenshots. */
  pictures: string
  env: Environment
}

/** The package manager that installs an app. */
export type PackageManager = 'npm' | 'pnpm'
