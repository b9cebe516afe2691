import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { ApiHistory } from '@view-site/docs'
import { addRelease, readFacts } from '@view-site/vue-demo/facts'
import { publishedReleases, unpackRelease } from './npmReleases.ts'

/** Below `node_modules`, so that an unpacked release finds `vue`. */
const unpacked = resolve(import.meta.dirname, '../../node_modules/.cache/releases')

/** Options of {@link updateReleases}. */
export interface UpdateReleasesOptions {
  /** Absolute path of the content. */
  root: string
  /** Product whose `releases.json` is written; the package has the same name. */
  product: string
  /** Reads every release again, because the facts that are read have changed. @default false */
  all?: boolean
}

/** Reads the releases that the registry has and the product's `releases.json` lacks, and adds them to it. Returns their versions. */
export async function updateReleases({ root, product, all = false }: UpdateReleasesOptions): Promise<string[]> {
  const known = await readHistory(root, product)
  const published = await publishedReleases(product)
  const missing = published.filter((version) => !known.releases.includes(version))
  const [last] = known.releases.slice(-1)
  // A release that came late, between two known ones, changes what follows it.
  const isAppended = !all && (last === undefined || published.slice(published.indexOf(last) + 1).length === missing.length)
  let history = isAppended ? known : { package: product, releases: [], members: {} }
  for (const version of isAppended ? missing : published) {
    const facts = await readFacts({ folder: await unpackRelease(product, version, unpacked) })
    history = addRelease(history, { version, facts })
  }
  if (history !== known) await writeFile(fileOf(root, product), releasesJson(history))
  return all ? published : missing
}

/** The releases that the registry has and the product's `releases.json` lacks. */
export async function missingReleases({ root, product }: UpdateReleasesOptions): Promise<string[]> {
  const [{ releases }, published] = await Promise.all([readHistory(root, product), publishedReleases(product)])
  return published.filter((version) => !releases.includes(version))
}

function fileOf(root: string, product: string): string {
  return join(root, product, 'releases.json')
}

async function readHistory(root: string, product: string): Promise<ApiHistory> {
  const text = await readFile(fileOf(root, product), 'utf8').catch(() => undefined)
  return text === undefined ? { package: product, releases: [], members: {} } : JSON.parse(text)
}

/** One line for each member, so that a diff shows what a release changed. */
function releasesJson({ package: name, releases, members }: ApiHistory): string {
  const lines = Object.keys(members)
    .sort()
    .map((member) => `    ${JSON.stringify(member)}: ${JSON.stringify(members[member])}`)
  return `{\n  "package": ${JSON.stringify(name)},\n  "releases": ${JSON.stringify(releases)},\n  "members": {\n${lines.join(',\n')}\n  }\n}\n`
}
