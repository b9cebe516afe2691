import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { compressedNames, compressors, writeCompressed } from './compressed.ts'

/** Content of a file, or how to make it; a function is only called when the file has to be written. */
export type FileContent = string | Uint8Array | (() => Promise<string | Uint8Array>)

/** The files of a built site. What has not changed since the last build is neither made nor written again. */
export interface SiteFiles {
  /**
   * Writes a file with its `.br` and `.gz`.
   * @param path From the site's root, with a leading slash.
   * @param version Changes whenever the content does. @default a hash of the content
   */
  write: (path: string, content: FileContent, version?: string) => Promise<void>
  /**
   * Writes a file piece by piece, for what is too large to be in memory at once.
   * @param version Changes whenever the content does; `undefined` is answered when the file is that of the last build.
   */
  stream: (path: string, version: string) => Promise<FileStream | undefined>
  /** Compresses files that others wrote, and removes what no longer belongs to the site. Nothing can be written afterwards. */
  finish: (others: readonly string[]) => Promise<void>
}

/** A file that is being written. */
export interface FileStream {
  /** Waits while the disk is behind. */
  append: (text: string) => Promise<void>
  end: () => Promise<void>
}

export interface SiteFilesOptions {
  /** The site's folder. */
  outDir: string
  /** Where the versions of the files are kept from one build to the next. */
  record: string
  /** Whether `.br` and `.gz` are written too. @default true */
  compress?: boolean
  /** Changes with whatever makes the files and stands in no version of theirs: everything is written again then. @default '' */
  maker?: string
}

/** Some systems let a process have no more than 256 files open, and a site has thousands. */
const filesAtOnce = 64

/** Opens the folder of a site. The record is gone until `finish`: a build that was broken off leaves nothing to be trusted. */
export async function openSiteFiles({ outDir, record, compress = true, maker = '' }: SiteFilesOptions): Promise<SiteFiles> {
  const before = await readRecord(record, { compress, maker })
  await rm(record, { force: true })
  const now = new Map<string, string>()
  const put = async (path: string, content: string | Uint8Array) => {
    const file = join(outDir, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
    if (compress) await writeCompressed(file, Buffer.from(content))
  }
  /** Whether the file has to be written. */
  const claim = (path: string, version: string) => {
    if (now.has(path)) throw new Error(`${path} is written twice in one build.`)
    now.set(path, version)
    return before.get(path) !== version
  }
  return {
    stream: async (path, version) => (claim(path, version) ? openStream(join(outDir, path), compress) : undefined),
    async write(path, content, version) {
      const made = version === undefined && typeof content === 'function' ? await content() : content
      const wanted = version ?? hash(typeof made === 'function' ? '' : made)
      if (claim(path, wanted)) await put(path, typeof made === 'function' ? await made() : made)
    },
    async finish(others) {
      await removeAllBut(outDir, new Set([...now.keys(), ...others].flatMap((path) => [path, ...compressedNames(path)])))
      const take = async (path: string) => {
        const content = await readFile(join(outDir, path))
        const version = hash(content)
        if (compress && before.get(path) !== version) await writeCompressed(join(outDir, path), content)
        now.set(path, version)
      }
      for (let start = 0; start < others.length; start += filesAtOnce) await Promise.all(others.slice(start, start + filesAtOnce).map(take))
      await writeFile(record, JSON.stringify({ compress, maker, files: Object.fromEntries(now) } satisfies SiteRecord))
    },
  }
}

async function openStream(file: string, compress: boolean): Promise<FileStream> {
  await mkdir(dirname(file), { recursive: true })
  const wanted = compress ? compressors(file) : []
  const sources = [undefined, ...wanted].map(() => new PassThrough())
  const [plain = new PassThrough(), ...rest] = sources
  const written = Promise.all([
    pipeline(plain, createWriteStream(file)),
    ...wanted.map(({ suffix, transform }, index) => pipeline(rest[index] ?? plain, transform, createWriteStream(file + suffix))),
  ])
  // A failure is told by `end`; until then it must not end the process.
  written.catch(() => undefined)
  return {
    async append(text) {
      const full = sources.filter((source) => !source.write(text))
      await Promise.all(full.map((source) => Promise.race([once(source, 'drain'), written])))
    },
    async end() {
      for (const source of sources) source.end()
      await written
    },
  }
}

interface SiteRecord {
  compress: boolean
  maker: string
  /** Versions by path. */
  files: Record<string, string>
}

async function readRecord(file: string, { compress, maker }: Omit<SiteRecord, 'files'>): Promise<Map<string, string>> {
  try {
    const record: SiteRecord = JSON.parse(await readFile(file, 'utf8'))
    return new Map(record.compress === compress && record.maker === maker ? Object.entries(record.files) : [])
  } catch {
    return new Map()
  }
}

async function removeAllBut(outDir: string, kept: ReadonlySet<string>): Promise<void> {
  for (const entry of await readdir(outDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    if (!kept.has(`/${relative(outDir, file).split(sep).join('/')}`)) await rm(file)
  }
}

function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url')
}
