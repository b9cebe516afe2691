import { access, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The client and server bundles in the output folder. */
export interface Bundles {
  /** Files of the client bundle, as paths from the site's root. */
  client: string[]
  /** Changes with the code of both bundles. */
  version: string
}

export interface ReuseBundlesOptions {
  /** Output folder, which contains `client` and `server`. */
  folder: string
  /** Changes with every input of the bundles; `undefined` always rebuilds. */
  key: string | undefined
  bundle: () => Promise<Bundles>
}

/** Returns the bundles of the last build if they have the same key and all their files still exist; otherwise builds new ones. */
export async function reuseBundles({ folder, key, bundle }: ReuseBundlesOptions): Promise<Bundles> {
  const record = join(folder, 'bundles.json')
  const previous = key === undefined ? undefined : await readRecord(record, key)
  if (previous) {
    const files = [...previous.client.map((path) => join(folder, 'client', path)), join(folder, 'server/server.js')]
    if (await exist(files)) return previous
  }
  // There is no record until both bundles are complete, so that an interrupted build is not reused.
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
