import { access, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a bundling left in the site's folder. */
export interface Bundles {
  /** Files of the client's bundle, as paths from the site's root. */
  client: string[]
  /** Changes with the code of both bundles. */
  version: string
}

export interface KeptBundlesOptions {
  /** Folder of the output, with `client` and `server` below it. */
  folder: string
  /** Changes with everything the bundles are made of; `undefined` bundles anew. */
  key: string | undefined
  bundle: () => Promise<Bundles>
}

/** The bundles of the last build when they were made of the same and still lie there, else new ones. */
export async function keptBundles({ folder, key, bundle }: KeptBundlesOptions): Promise<Bundles> {
  const record = join(folder, 'bundles.json')
  const kept = key === undefined ? undefined : await readRecord(record, key)
  if (kept && (await exist([...kept.client.map((path) => join(folder, 'client', path)), join(folder, 'server/server.js')]))) return kept
  // Gone until both bundles are whole: a build that was broken off leaves nothing to be trusted.
  await rm(record, { force: true })
  const bundles = await bundle()
  if (key !== undefined) await writeFile(record, JSON.stringify({ key, bundles } satisfies BundleRecord))
  return bundles
}

interface BundleRecord {
  key: string
  bundles: Bundles
}

async function readRecord(file: string, key: string): Promise<Bundles | undefined> {
  try {
    const record: BundleRecord = JSON.parse(await readFile(file, 'utf8'))
    return record.key === key ? record.bundles : undefined
  } catch {
    return undefined
  }
}

function exist(files: readonly string[]): Promise<boolean> {
  return Promise.all(files.map((file) => access(file))).then(
    () => true,
    () => false,
  )
}
