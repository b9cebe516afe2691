/** Why a part of the index is not there. */
export class MissingPart extends Error {
  override name = 'MissingPart'
  /** The server answered that it has no such file: the index was replaced by a newer one. */
  readonly gone: boolean

  constructor(path: string, reason: string, gone = false) {
    super(`The part ${path} of the search index could not be read: ${reason}. Check the connection and search again.`)
    this.gone = gone
  }
}

/** Fetches parts of the index, each once. */
export interface PartLoader {
  /** A part that never changes. `decode` returns `undefined` for damaged data. */
  load: <T>(path: string, decode: (content: Uint8Array<ArrayBuffer>) => T | undefined) => Promise<T>
  /** Takes the content of a part that came with others: it is decoded when it is needed, and fetched if it is damaged. */
  take: (path: string, content: Uint8Array<ArrayBuffer>) => void
  /** Whether a part has been loaded or taken. */
  has: (path: string) => boolean
  /** The file that names all others: revalidated, or from the browser's cache where there is no connection. */
  loadFresh: <T>(path: string, decode: (content: Uint8Array<ArrayBuffer>) => T | undefined) => Promise<T>
}

/** The part of the browser's `fetch` that the index needs. */
export type PartFetch = (address: string, init: RequestInit) => Promise<Response>

export interface PartLoaderOptions {
  /** Address of the folder that holds the index, without a slash at its end. */
  base: string
  fetch: PartFetch
}

/** Timeout of a request in ms. */
const fetchTimeout = 20_000

/** Makes a loader. What it has read stays in memory; across visits the browser's HTTP cache keeps the parts, which are immutable. */
export function createPartLoader({ base, fetch }: PartLoaderOptions): PartLoader {
  const parts = new Map<string, Promise<unknown>>()
  /** Parts that have been taken and not been needed. */
  const taken = new Map<string, Uint8Array<ArrayBuffer>>()

  async function read<T>(
    path: string,
    decode: (content: Uint8Array<ArrayBuffer>) => T | undefined,
    cache: RequestCache,
  ): Promise<T | undefined> {
    const response = await fetch(`${base}/${path}`, { cache, signal: AbortSignal.timeout(fetchTimeout) }).catch((error: unknown) => {
      throw new MissingPart(path, String(error))
    })
    if (!response.ok)
      throw new MissingPart(path, `the server answered ${response.status}`, response.status === 404 || response.status === 410)
    const content = await response.arrayBuffer().catch((error: unknown) => {
      throw new MissingPart(path, String(error))
    })
    return decode(new Uint8Array(content))
  }

  // What was damaged in the browser's cache is fetched once more from the server.
  async function readSound<T>(path: string, decode: (content: Uint8Array<ArrayBuffer>) => T | undefined): Promise<T> {
    const content = taken.get(path)
    taken.delete(path)
    const part = (content && decode(content)) ?? (await read(path, decode, 'default')) ?? (await read(path, decode, 'reload'))
    if (part === undefined) throw new MissingPart(path, 'its content is damaged')
    return part
  }

  return {
    async load<T>(path: string, decode: (content: Uint8Array<ArrayBuffer>) => T | undefined): Promise<T> {
      const known = parts.get(path)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a path is always decoded by the same function
      if (known) return known as Promise<T>
      const part = readSound(path, decode)
      parts.set(path, part)
      part.catch(() => parts.delete(path))
      return part
    },
    take: (path, content) => void taken.set(path, content),
    has: (path) => parts.has(path) || taken.has(path),
    async loadFresh(path, decode) {
      const fresh = await read(path, decode, 'no-cache').catch(() => undefined)
      const part = fresh ?? (await read(path, decode, 'force-cache'))
      if (part === undefined) throw new MissingPart(path, 'its content is damaged')
      return part
    },
  }
}
