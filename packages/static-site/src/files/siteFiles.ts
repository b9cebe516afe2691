import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { compressedNames, compressFile, compressors, removeCompressed, writeCompressed, type Compression } from './compressed.ts'
import { noCache, type CompressedCache } from './compressedCache.ts'
import { draftOf, replaceFile } from './replaceFile.ts'

/** Content of a file, or a function that generates it and is only called if the file has to be written. */
export type FileContent = string | Uint8Array | (() => Promise<string | Uint8Array>)

/** The files of a built site. Files that have not changed since the last build are neither generated nor written again. */
export interface SiteFiles {
  /**
   * Writes a file with its `.br` and `.gz`.
   * @param path From the site's root, with a leading slash.
   * @param version Changes whenever the content does. @default a hash of the content
   * @param draft Version of an earlier build that this one completes: if the build is interrupted, either is right. @default none
   */
  write: (path: string, content: FileContent, version?: string, draft?: string) => Promise<void>
  /** Whether the last build left a file of this version. */
  has: (path: string, version: string) => boolean
  /** Keeps a file of an earlier build if it has this version; one of another version is removed by `finish`. */
  keep: (path: string, version: string) => void
  /**
   * Writes a file in chunks, for content that is too large for memory. Returns `undefined` if the file of the last build has this version.
   * @param version Changes whenever the content does.
   */
  stream: (path: string, version: string) => Promise<FileStream | undefined>
  /** Compresses files that others wrote (the bundler), and removes those that no longer belong to the site. Call it last. */
  finish: (others: readonly string[]) => Promise<void>
}

/** A file that is being written. */
export interface FileStream {
  /** Resolves when the stream can take more. */
  append: (text: string) => Promise<void>
  end: () => Promise<void>
}

/** Where the files of a site are, and which copies are written. */
export interface SiteFilesOptions {
  /** Output folder of the site. */
  outDir: string
  /** File that stores the versions of all files between builds. */
  record: string
  /**
   * How well `.br` and `.gz` are compressed, or `false` to write none. Better ones of unchanged files are kept, and a later build can add
   * or replace the others. @default 'best'
   */
  compress?: Compression | false
  /** Cache of compressed files, which other output folders can share. @default none */
  cache?: CompressedCache
  /** Changes with the code and settings that generate the files, unless their own versions cover it: everything is written again then. @default '' */
  generatorVersion?: string
}

/** From the smallest copies to the largest. */
const levels = ['best', 'good', 'quick'] as const satisfies readonly Compression[]

/** Some systems limit a process to 256 open files, and a site has thousands. */
const filesAtOnce = 64

/**
 * Opens the output folder of a site. The record is removed before the first file is replaced and written again by `finish`, so that an
 * interrupted build is only trusted if all it did was add files.
 */
export async function openSiteFiles(options: SiteFilesOptions): Promise<SiteFiles> {
  const { outDir, record, compress = 'best', generatorVersion = '', cache = noCache } = options
  const previous = await readRecord(record, generatorVersion)
  const files = new Map<string, string>()
  const compressed = new Map<string, string>()
  const claim = (path: string, version: string) => {
    if (files.has(path)) throw new Error(`${path} is written twice in one build.`)
    files.set(path, version)
    const isWritten = previous.files.get(path) === version
    const recorded = previous.compressed.get(path)
    const last = compressedNames(path).length === 0 ? 'best' : levels.find((level) => recorded === copyVersion(version, level))
    const isComplete = !compress || (last !== undefined && levels.indexOf(last) <= levels.indexOf(compress))
    const level = isComplete ? last : compress
    if (level) compressed.set(path, copyVersion(version, level))
    return { isWritten, isComplete }
  }
  let recordRemoved: Promise<void> | undefined
  /** Must be called before a recorded file is replaced or removed. */
  const removeRecord = () => (recordRemoved ??= rm(record, { force: true }))
  /** Compressed copies of earlier builds, which this one does not write. */
  const copies = compress ? new Set<string>() : await compressedIn(outDir)
  /** Writes the compressed copies of a file, or removes outdated ones. */
  const updateCompressed = async (path: string, content: string | Uint8Array) => {
    if (compress) await writeCompressed(join(outDir, path), Buffer.from(content), { cache, compression: compress })
    else if (compressedNames(path).some((name) => copies.has(name))) await removeCompressed(join(outDir, path))
  }
  const folders = new Map<string, Promise<unknown>>()
  /** Creates a folder; each only once, for a site has thousands of files in hundreds of folders. */
  const createFolder = (folder: string) => {
    const created = folders.get(folder) ?? mkdir(folder, { recursive: true })
    folders.set(folder, created)
    return created
  }
  return {
    async stream(path, version) {
      const { isWritten, isComplete } = claim(path, version)
      const file = join(outDir, path)
      if (isWritten) return void (isComplete || (await compressFile(file)))
      if (previous.files.has(path)) await removeRecord()
      return openStream(file, compress !== false)
    },
    has: (path, version) => previous.files.get(path) === version,
    keep(path, version) {
      if (previous.files.get(path) === version) claim(path, version)
    },
    async write(path, content, version, draft) {
      const made = version === undefined && typeof content === 'function' ? await content() : content
      const { isWritten, isComplete } = claim(path, version ?? hash(typeof made === 'function' ? '' : made))
      if (isWritten && isComplete) return
      const file = join(outDir, path)
      if (isWritten) return updateCompressed(path, await readFile(file))
      const last = previous.files.get(path)
      if (last !== undefined && last !== draft) await removeRecord()
      const written = typeof made === 'function' ? await made() : made
      await createFolder(dirname(file))
      // A server may be reading the file of the last build, or wait for the first one.
      await replaceFile(file, written)
      await updateCompressed(path, written)
    },
    async finish(others) {
      if ([...previous.files.keys()].some((path) => !files.has(path))) await removeRecord()
      await removeAllBut(outDir, new Set([...files.keys(), ...others].flatMap((path) => [path, ...compressedNames(path)])))
      const adopt = async (path: string) => {
        const content = await readFile(join(outDir, path))
        const { isWritten, isComplete } = claim(path, hash(content))
        if (!isWritten || !isComplete) await updateCompressed(path, content)
      }
      for (let start = 0; start < others.length; start += filesAtOnce)
        await Promise.all(others.slice(start, start + filesAtOnce).map(adopt))
      const versions = { files: Object.fromEntries(files), compressed: Object.fromEntries(compressed) }
      if (compress && compress !== 'quick') await cache.prune()
      await recordRemoved
      await replaceFile(record, JSON.stringify({ generatorVersion, ...versions } satisfies SiteRecord))
    },
  }
}

async function openStream(file: string, compress: boolean): Promise<FileStream> {
  await mkdir(dirname(file), { recursive: true })
  if (!compress) await removeCompressed(file)
  const targets = compress ? compressors(file) : []
  const sources = [undefined, ...targets].map(() => new PassThrough())
  const [plain = new PassThrough(), ...rest] = sources
  const draft = draftOf(file)
  const written = Promise.all([
    pipeline(plain, createWriteStream(draft)),
    ...targets.map(({ suffix, transform }, index) => pipeline(rest[index] ?? plain, transform, createWriteStream(file + suffix))),
  ])
  // `end` reports a failure; until then it must not end the process as an unhandled rejection.
  written.catch(() => undefined)
  return {
    async append(text) {
      const full = sources.filter((source) => !source.write(text))
      await Promise.all(full.map((source) => Promise.race([once(source, 'drain'), written])))
    },
    async end() {
      for (const source of sources) source.end()
      await written
      await rename(draft, file)
    },
  }
}

interface SiteRecord {
  generatorVersion: string
  /** Versions by path. */
  files: Record<string, string>
  /** Versions of the compressed copies that exist, by the path of the uncompressed file; see {@link copyVersion}. */
  compressed: Record<string, string>
}

/** The recorded version of compressed copies. */
function copyVersion(version: string, level: Compression): string {
  return `${version} ${level}`
}

async function readRecord(file: string, generatorVersion: string): Promise<Record<'files' | 'compressed', Map<string, string>>> {
  try {
    const record: SiteRecord = JSON.parse(await readFile(file, 'utf8'))
    if (record.generatorVersion === generatorVersion)
      return { files: new Map(Object.entries(record.files)), compressed: new Map(Object.entries(record.compressed)) }
  } catch {
    // Missing or damaged: write everything again.
  }
  return { files: new Map(), compressed: new Map() }
}

/** The compressed copies in a folder, as paths from it. */
async function compressedIn(folder: string): Promise<Set<string>> {
  const names = await readdir(folder, { recursive: true }).catch((): string[] => [])
  return new Set(names.filter((name) => /\.(?:br|gz)$/.test(name)).map((name) => `/${name.split(sep).join('/')}`))
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
