import type { ExportTarget, PackageManifest } from './PackageManifest.ts'

/** An entry of a published package. */
export interface PublishedEntry {
  /** Key in `exports`: `.` or `./form`. */
  subpath: string
  /** Import specifier: `@view-site/ui/form`. */
  name: string
  /** Its declarations, relative to the package: `./dist/form.d.ts`. */
  types?: string
  /** Its script, relative to the package: `./dist/form.js`. Undefined for types-only entries. */
  file?: string
}

/** The entries of a package as published, without its package.json. */
export function entriesOf({ name, exports, publishConfig }: PackageManifest): PublishedEntry[] {
  return Object.entries(publishConfig?.exports ?? exports ?? {})
    .filter(([subpath]) => subpath !== './package.json')
    .map(([subpath, target]) => ({ subpath, name: name + subpath.slice(1), ...filesOf(target) }))
}

function filesOf(target: ExportTarget): Pick<PublishedEntry, 'types' | 'file'> {
  if (typeof target === 'string') return { file: target }
  const { types, default: file } = target
  return { ...(types !== undefined && { types }), ...(file !== undefined && { file }) }
}
