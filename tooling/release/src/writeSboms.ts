import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { run } from '@view-site/bootstrap/processes'
import { publishedPackages, type PackageManifest } from '@view-site/published'
import type { Environment } from './registry/npmHome.ts'

export interface WriteSbomsOptions {
  /** The repository, with installed dependencies. */
  root: string
  /** Output folder. */
  folder: string
  /** Environment of pnpm. @default that of this process */
  env?: Environment
}

const specification = '1.6'

/**
 * Writes a CycloneDX document for each published package: what npm installs with it, by the versions of the lockfile, with licences, hashes and
 * who needs what. Peer dependencies are left out, because the application chooses them. Returns the files; throws if one is not valid.
 */
export async function writeSboms({ root, folder, env = process.env }: WriteSbomsOptions): Promise<string[]> {
  const packages = await publishedPackages(root)
  const filters = packages.flatMap(({ dir }) => ['--filter', `./${dir}`])
  const options = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', specification, '--prod', '--exclude-peers', '--split']
  await run('pnpm', [...filters, 'sbom', ...options, '--out', join(folder, '%s-%v.cdx.json')], { cwd: root, env, quiet: true })
  return Promise.all(
    packages.map(async ({ manifest }) => {
      const file = join(folder, sbomFile(manifest))
      await requireValid(await readFile(file, 'utf8'), manifest)
      return file
    }),
  )
}

/** The name of the document of a version: `view-site-ui-1.2.0.cdx.json` of `@view-site/ui`. */
export function sbomFile({ name, version }: Pick<PackageManifest, 'name' | 'version'>): string {
  return `${name.replace(/^@/, '').replace('/', '-')}-${version}.cdx.json`
}

/** Throws unless the text is a CycloneDX document of this version of the package. */
export async function requireValid(text: string, { name, version }: Pick<PackageManifest, 'name' | 'version'>): Promise<void> {
  const problem = await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text)
  if (problem !== null) throw new Error(`The SBOM of ${name} is not valid by the schema: ${JSON.stringify(problem).slice(0, 2000)}`)
  const { metadata }: { metadata?: { component?: { group?: string; name: string; version: string } } } = JSON.parse(text)
  const { group, name: own, version: of } = metadata?.component ?? {}
  const found = `${group === undefined ? '' : `${group}/`}${own}@${of}`
  if (found !== `${name}@${version}`) throw new Error(`The SBOM of ${name}@${version} describes ${found}.`)
}
