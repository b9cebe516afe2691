export { entriesOf, type PublishedEntry } from './entriesOf.ts'
export type { ExportTarget, PackageManifest } from './PackageManifest.ts'
export { publishedPackages, type PublishedPackage } from './publishedPackages.ts'
