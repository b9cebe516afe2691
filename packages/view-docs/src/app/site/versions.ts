import { site } from './site.ts'

/** Route of the older version to which a path without a locale belongs: `guide/1.2`; empty for the current version. */
export function versionAt(path: string): string {
  return site.versions.find((route) => `${path}/`.startsWith(`/${route}/`)) ?? ''
}
