import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PackageReference } from './PackageReference.ts'

const folder = resolve(import.meta.dirname, '../node_modules/.cache')

/** Inputs of the cache key: the packages' sources, the versions of their dependencies, and this tool. */
const sources = ['pnpm-lock.yaml', 'packages/*/package.json', 'packages/*/src/**/*.{ts,tsx}', 'tooling/api-reference/src/*.ts']

const reading = new Map<string, Promise<PackageReference[]>>()

/** `readPackages`, cached by the content of the sources: in memory for this process and on disk between builds. */
export async function keptPackages(root: string, cache = folder): Promise<PackageReference[]> {
  const key = await contentKey(root)
  const known = reading.get(key)
  if (known) return known
  const packages = readKept(root, join(cache, 'packages.json'), key)
  reading.set(key, packages)
  packages.catch(() => reading.delete(key))
  return packages
}

async function readKept(root: string, file: string, key: string): Promise<PackageReference[]> {
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept.startsWith(`${key}\n`)) {
    const packages: PackageReference[] = JSON.parse(kept.slice(key.length + 1))
    return packages
  }
  const packages = await readInThread(root)
  await mkdir(dirname(file), { recursive: true })
  // Written atomically, so that a concurrent build never reads a partial file.
  const draft = `${file}.${process.pid}`
  await writeFile(draft, `${key}\n${JSON.stringify(packages)}`)
  await rename(draft, file)
  return packages
}

/** The compiler blocks for seconds, so it runs in a worker. */
function readInThread(root: string): Promise<PackageReference[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: root })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

async function contentKey(root: string): Promise<string> {
  const files = sources.flatMap((pattern) => globSync(pattern, { cwd: root }).sort()).filter((file) => !file.includes('.test.'))
  const contents = await Promise.all(files.map((file) => readFile(join(root, file))))
  const hash = createHash('sha256')
  files.forEach((file, index) => hash.update(file).update(contents[index] ?? ''))
  return hash.digest('base64url')
}
