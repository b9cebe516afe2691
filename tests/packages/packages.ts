import { readFile } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { publishedPackages, type PublishedPackage } from '@view-site/published'
import { links } from '@view-site/site-data/links'
import { parse } from 'yaml'
import { checkClientEntries } from './src/checkClientEntries.ts'
import { checkContents } from './src/checkContents.ts'
import { checkImports } from './src/checkImports.ts'
import { checkManifest, type CheckManifestOptions } from './src/checkManifest.ts'
import { checkTypes } from './src/checkTypes.ts'
import { lintTarball } from './src/lintTarball.ts'
import { packPackage } from './src/packPackage.ts'
import { openTarball } from './src/Tarball.ts'

const root = resolve(import.meta.dirname, '../..')
const { catalog, overrides }: Pick<CheckManifestOptions, 'catalog' | 'overrides'> = parse(
  await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8'),
)

const packages = await publishedPackages(root)
const found = await Promise.all(packages.map(async (one) => ({ name: one.manifest.name, problems: await problemsOf(one) })))
for (const { name, problems } of found) for (const problem of problems) process.stderr.write(`${name}: ${problem}\n`)
const count = found.flatMap(({ problems }) => problems).length
process.stdout.write(`${packages.length} packages as they would be published: ${count === 0 ? 'no problems' : `${count} problems`}.\n`)
if (count > 0) process.exitCode = 1

async function problemsOf(one: PublishedPackage): Promise<string[]> {
  const data = await packPackage(one.path)
  const tarball = openTarball(data)
  return [
    ...checkManifest(one, { repository: links.repository, catalog, overrides }),
    ...checkContents(tarball, { machine: [root, homedir(), tmpdir()].map((folder) => `${folder}/`) }),
    ...checkImports(tarball),
    ...checkClientEntries(tarball),
    ...(await checkTypes(tarball)),
    ...(await lintTarball(data)),
  ]
}
