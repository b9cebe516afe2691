import type { Environment } from './npmHome.ts'

/** A new app outside the workspace that installs the packages like any user. */
export interface FreshApp {
  name: string
  /** What is typed after `npm install` or `pnpm add`. */
  packages: readonly string[]
  /** Tools of the catalog that it is built with. */
  tools: readonly string[]
  /** Its files, by path. */
  files: Readonly<Record<string, string>>
  /** Packages that must be installed exactly once. */
  once: readonly string[]
  /** Whether Vite builds it. */
  isBuilt: boolean
  /** Uses the built app; throws with the problem. Omitted for apps that are only installed and type-checked. */
  use?: (one: InstalledApp) => Promise<void>
}

/** An app that was written to its folder and installed. */
export interface InstalledApp {
  folder: string
  /** Where pictures are kept: the beginning of their paths. */
  pictures: string
  env: Environment
}

/** What installs an app. */
export type PackageManager = 'npm' | 'pnpm'
