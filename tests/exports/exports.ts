import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { publishedPackages } from '@view-site/published'
import { checkChangesets } from './src/checkChangesets.ts'
import { checkKept, keptFile } from './src/checkKept.ts'
import { describePackage } from './src/describePackage.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = join(import.meta.dirname, 'api')
const packages = await publishedPackages(root)
const described = packages.map((one) => ({ name: one.manifest.name, dir: one.dir, text: describePackage(one) }))

if (process.argv[2] === 'update') await update()
else await check()

/** Writes the snapshot of every built package, and deletes those of removed packages. */
async function update(): Promise<void> {
  await mkdir(folder, { recursive: true })
  const expected = new Set(described.map(({ dir }) => basename(keptFile(folder, dir))))
  const gone = (await readdir(folder)).filter((file) => !expected.has(file))
  await Promise.all(gone.map(async (file) => rm(join(folder, file))))
  await Promise.all(described.map(async ({ dir, text }) => writeFile(keptFile(folder, dir), text)))
  process.stdout.write(`${described.length} packages written. \`git diff tests/exports/api\` shows what changed.\n`)
}

async function check(): Promise<void> {
  const kept = await checkKept(described, folder)
  const base = process.env['GITHUB_BASE_REF'] ? `origin/${process.env['GITHUB_BASE_REF']}` : undefined
  const undescribed = await checkChangesets(
    packages.map(({ dir, manifest }) => ({ name: manifest.name, version: manifest.version, dir })),
    { root, folder, base },
  )
  const problems = [...kept, ...undescribed]
  for (const { message } of problems) process.stderr.write(`${message}\n\n`)
  process.stdout.write(
    `Public names of ${described.length} packages: ${problems.length === 0 ? 'match their snapshots' : `${problems.length} problems`}.\n`,
  )
  if (problems.length > 0) process.exitCode = 1
}
