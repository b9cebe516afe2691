import type { PackageManifest, PublishedPackage } from '@view-site/published'

/**
 * Manifest fields that are derived from the repository's URL, which the owner of the site sets once, and from the package's folder and
 * `exports`.
 */
export type DerivedFields = Required<Pick<PackageManifest, 'homepage' | 'bugs' | 'repository' | 'license' | 'engines' | 'publishConfig'>>

/**
 * The first Node version that runs TypeScript files without a build, such as `api.ts` and `menu.ts` of `
 * @view-site/docs`, and that Vite 8 supports. It is the same for all packages.
 */
const node = '>=22.18'

/** The derived fields of a package. */
export function derivedFields({ dir, manifest }: Pick<PublishedPackage, 'dir' | 'manifest'>, repository: string): DerivedFields {
  return {
    homepage: `${repository}/tree/main/${dir}#readme`,
    bugs: { url: `${repository}/issues` },
    repository: { type: 'git', url: `git+${repository}.git`, directory: dir },
    license: 'MIT',
    engines: { node },
    publishConfig: { access: 'public', provenance: true, exports: withoutSource(manifest.exports ?? {}) },
  }
}

/** Removes the condition for the sources, which are not in the tarball. */
function withoutSource(exports: NonNullable<PackageManifest['exports']>): NonNullable<PackageManifest['exports']> {
  return Object.fromEntries(
    Object.entries(exports).map(([subpath, target]) => {
      if (typeof target === 'string') return [subpath, target]
      const { '@view-site/source': _source, ...published } = target
      return [subpath, published]
    }),
  )
}
