import { isDeepStrictEqual } from 'node:util'
import type { PackageManifest, PublishedPackage } from '@view-site/published'
import { minVersion, subset } from 'semver'
import { derivedFields } from './derivedFields.ts'

export interface CheckManifestOptions {
  /** URL of the repository, set by the owner of the site. */
  repository: string
  /** Dependency → range, of the workspace's catalog. */
  catalog: Readonly<Record<string, string>>
  /** "overrides" of the workspace. `"layout>next": "-"` leaves a peer out of it: only an app of the release rehearsal installs it. */
  overrides: Readonly<Record<string, string>>
}

/** Problems of a package's manifest, each with what to do. */
export function checkManifest({ dir, manifest }: Pick<PublishedPackage, 'dir' | 'manifest'>, options: CheckManifestOptions): string[] {
  return [
    ...checkWords(manifest),
    ...checkDerived({ dir, manifest }, options.repository),
    ...checkExports(manifest),
    ...checkDependencies(manifest, options.catalog),
    ...checkPeers(manifest, options),
  ]
}

function checkWords({ description = '', keywords = [], files = [], type, sideEffects }: PackageManifest): string[] {
  return [
    ...(description.length < 30 ? ['"description" is missing or is too short: write one sentence on what the package is for.'] : []),
    ...(keywords.length < 3 ? ['"keywords" has fewer than three entries: add what people search for.'] : []),
    ...(isDeepStrictEqual(keywords, [...new Set(keywords)].sort())
      ? []
      : ['"keywords" has duplicates or is not sorted: sort it and remove duplicates.']),
    ...['dist', 'CHANGELOG.md'].filter((file) => !files.includes(file)).map((file) => `"files" lacks "${file}".`),
    ...(type === 'module' ? [] : ['"type" is not "module".']),
    ...(sideEffects === undefined ? ['"sideEffects" is missing: write false, or list the files that have side effects.'] : []),
  ]
}

function checkDerived(one: Pick<PublishedPackage, 'dir' | 'manifest'>, repository: string): string[] {
  return Object.entries(derivedFields(one, repository)).flatMap(([field, expected]) =>
    isDeepStrictEqual(Object.entries(one.manifest).find(([name]) => name === field)?.[1], expected)
      ? []
      : [`"${field}" is not what follows from content/site/links.ts and "exports": run \`pnpm packages:metadata\`.`],
  )
}

function checkExports({ exports = {} }: PackageManifest): string[] {
  return Object.entries(exports).flatMap(([subpath, target]) => {
    if (subpath === './package.json') return target === subpath ? [] : [`"exports" of ${subpath} points elsewhere.`]
    if (typeof target === 'string') return [`"exports" of ${subpath} names no types: write { "types", "default" }.`]
    const conditions = Object.keys(target).filter((condition) => condition !== '@view-site/source')
    const isOrdered = conditions[0] === 'types' && (conditions[1] ?? 'default') === 'default' && conditions.length <= 2
    return isOrdered
      ? []
      : [`"exports" of ${subpath} has ${conditions.join(', ')}: it has to have "types", then "default", and nothing else.`]
  })
}

/** A published dependency must be a range that accepts newer patches; otherwise apps install it twice. */
function checkDependencies({ dependencies = {} }: PackageManifest, catalog: CheckManifestOptions['catalog']): string[] {
  return Object.entries(dependencies).flatMap(([name, range]) => {
    if (range.startsWith('workspace:')) return range === 'workspace:^' ? [] : [`"${name}" is "${range}": write "workspace:^".`]
    if (range !== 'catalog:') return [`"${name}" is "${range}": its version belongs in the catalog of pnpm-workspace.yaml.`]
    return catalog[name]?.startsWith('^') ? [] : [`"${name}" is ${catalog[name]} in the catalog of pnpm-workspace.yaml: write a range, ^.`]
  })
}

/**
 * The range of a peer must match what is tested: the peer is a development dependency in a version within the range, and the range allows
 * no older major. A peer that the workspace leaves out must be optional.
 */
function checkPeers(manifest: PackageManifest, { catalog, overrides }: CheckManifestOptions): string[] {
  const { peerDependencies = {}, peerDependenciesMeta = {}, devDependencies = {} } = manifest
  return Object.entries(peerDependencies).flatMap(([name, range]) => {
    if (overrides[`${manifest.name}>${name}`] === '-')
      return peerDependenciesMeta[name]?.optional === true ? [] : [`The peer "${name}" is left out of the workspace, but is not optional.`]
    // A package may be installed under an alias: `npm:@typescript/typescript6@6.0.2`.
    const tested = devDependencies[name] === 'catalog:' ? catalog[name]?.replace(/^npm:.+@/, '') : undefined
    if (tested === undefined) return [`The peer "${name}" is not among "devDependencies" as "catalog:", so that no test uses it.`]
    if (!subset(tested, range)) return [`The peer "${name}" is ${range}, and tests use ${tested}.`]
    return minVersion(range)?.major === minVersion(tested)?.major
      ? []
      : [`The peer "${name}" allows majors older than ${tested}, which is what tests use.`]
  })
}
