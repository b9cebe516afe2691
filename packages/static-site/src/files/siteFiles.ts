import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { compressedNames, compressFile, compressors, removeCompressed, writeCompressed } from './compressed.ts'
import { noCache, type CompressedCache } from './compressedCache.ts'
import { replaceFile } from './replaceFile.ts'

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
  /** Leaves a file as an earlier build wrote it, if it is of this version; one of another version is removed by `finish`. */
  keep: (path: string, version: string) => void
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
  /** Whether `.br` and `.gz` are written too. Without, those of unchanged files stay, and a later build makes the others. @default true */
  compress?: boolean
  /** Where compressed contents are kept beyond this folder. @default nowhere */
  cache?: CompressedCache
  /** Changes with whatever makes the files and stands in no version of theirs: everything is written again then. @default '' */
  maker?: string
}

/** Some systems let a process have no more than 256 files open, and a site has thousands. */
const filesAtOnce = 64

/**
 * Opens the folder of a site. The record goes with the first file that is replaced, until `finish`: what a build that was broken off
 * leaves is trusted only if that build just added to it.
 */
export async function openSiteFiles(options: SiteFilesOptions): Promise<SiteFiles> {
  const { outDir, record, compress = true, maker = '', cache = noCache } = options
  const before = await readRecord(record, maker)
  const files = new Map<string, string>()
  const compressed = new Map<string, string>()
  const claim = (path: string, version: string) => {
    if (files.has(path)) throw new Error(`${path} is written twice in one build.`)
    files.set(path, version)
    const isWritten = before.files.get(path) === version
    const isCompressed = compressedNames(path).length === 0 || before.compressed.get(path) === version
    if (compress || isCompressed) compressed.set(path, version)
    return { isWritten, isComplete: isCompressed || !compress }
  }
  let forgotten: Promise<void> | undefined
  /** Call it before a file of the record is replaced or removed. */
  const forget = () => (forgotten ??= rm(record, { force: true }))
  /** Brings what lies beside a file that is written up to its content. */
  const complete = (path: string, content: string | Uint8Array) =>
    compress ? writeCompressed(join(outDir, path), Buffer.from(content), cache) : removeCompressed(join(outDir, path))
  return {
    async stream(path, version) {
      const { isWritten, isComplete } = claim(path, version)
      const file = join(outDir, path)
      if (isWritten) return void (isComplete || (await compressFile(file)))
      if (before.files.has(path)) await forget()
      return openStream(file, compress)
    },
    keep(path, version) {
      if (before.files.get(path) === version) claim(path, version)
    },
    async write(path, content, version) {
      const made = version === undefined && typeof content === 'function' ? await content() : content
      const { isWritten, isComplete } = claim(path, version ?? hash(typeof made === 'function' ? '' : made))
      if (isWritten && isComplete) return
      const file = join(outDir, path)
      if (isWritten) return complete(path, await readFile(file))
      if (before.files.has(path)) await forget()
      const written = typeof made === 'function' ? await made() : made
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, written)
      await complete(path, written)
    },
    async finish(others) {
      if ([...before.files.keys()].some((path) => !files.has(path))) await forget()
      await removeAllBut(outDir, new Set([...files.keys(), ...others].flatMap((path) => [path, ...compressedNames(path)])))
      const take = async (path: string) => {
        const content = await readFile(join(outDir, path))
        const { isWritten, isComplete } = claim(path, hash(content))
        if (!isWritten || !isComplete) await complete(path, content)
      }
      for (let start = 0; start < others.length; start += filesAtOnce) await Promise.all(others.slice(start, start + filesAtOnce).map(take))
      const versions = { files: Object.fromEntries(files), compressed: Object.fromEntries(compressed) }
      if (compress) await cache.prune()
      await forgotten
      await replaceFile(record, JSON.stringify({ maker, ...versions } satisfies SiteRecord))
    },
  }
}

async function openStream(file: string, compress: boolean): Promise<FileStream> {
  await mkdir(dirname(file), { recursive: true })
  if (!compress) await removeCompressed(file)
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
  maker: string
  /** Versions by path. */
  files: Record<string, string>
  /** Versions of which compressed copies lie beside the files, by the files' paths. */
  compressed: Record<string, string>
}

async function readRecord(file: string, maker: string): Promise<Record<'files' | 'compressed', Map<string, string>>> {
  try {
    const record: SiteRecord = JSON.parse(await readFile(file, 'utf8'))
    if (record.maker === maker)
      return { files: new Map(Object.entries(record.files)), compressed: new Map(Object.entries(record.compressed)) }
  } catch {
    // Missing or damaged: nothing of the last build is trusted.
  }
  return { files: new Map(), compressed: new Map() }
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
