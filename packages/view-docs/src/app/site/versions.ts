import { site } from './site.ts'

/** Route of the older version that a path without a locale is in: `guide/1.2`; empty in a current one. */
export function versionAt(path: string): string {
  return site.versions.find((route) => `${path}/`.startsWith(`/${route}/`)) ?? ''
}
