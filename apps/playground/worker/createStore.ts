import type { Edition, EditionFile } from './Edition.ts'

export interface Store {
  /**
   * Downloads the whole edition; rejects and stores nothing if a file fails or does not match its digest. Lazy files are only copied from
   * an earlier edition that has them.
   */
  fill: () => Promise<void>
  /** Deletes editions older than the previous one. */
  tidy: () => Promise<void>
  isDocument: (url: string) => boolean
  /** Whether a URL is a file with a content hash in its name, or another file of the edition. */
  isFile: (url: string) => boolean
  document: () => Promise<Response | undefined>
  /** A cached file by URL, from any edition; lazy files are fetched and cached on first use. */
  file: (url: string) => Promise<Response | undefined>
}

const prefix = 'playground-'

/** Creates the store of editions in the browser's caches. */
export function createStore({ version, files }: Edition, scope: string): Store {
  const own = prefix + version
  const urlOf = (path: string) => new URL(path, scope).href
  const document = urlOf('./')
  const named = urlOf('assets/')
  const others = new Set(files.map(({ path }) => urlOf(path)).filter((url) => url !== document))

  const lazy = new Map(files.filter(({ isLazy }) => isLazy).map((file) => [urlOf(file.path), file]))

  async function bring(cache: Cache, { path, integrity }: EditionFile): Promise<void> {
    const url = urlOf(path)
    // A file with the same hashed name in another edition has the same content.
    const known = url.startsWith(named) ? await caches.match(url) : undefined
    await cache.put(url, known ?? (await fetch(url, { integrity, cache: url.startsWith(named) ? 'default' : 'no-cache' })))
  }

  const isKept = async ({ path }: EditionFile) => (await caches.match(urlOf(path))) !== undefined

  async function keep(file: EditionFile): Promise<Response | undefined> {
    const cache = await caches.open(own)
    await bring(cache, file)
    return cache.match(urlOf(file.path))
  }

  return {
    async fill() {
      const cache = await caches.open(own)
      try {
        await Promise.all(files.map(async (file) => (!file.isLazy || (await isKept(file))) && bring(cache, file)))
      } catch (error) {
        await caches.delete(own)
        throw error
      }
    },
    async tidy() {
      const older = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own)
      // In order of creation. Open pages may still use the last one; it is deleted when the next edition arrives.
      await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)))
    },
    isDocument: (url) => [document, urlOf('index.html')].includes(withoutEnd(url)),
    isFile: (url) => url.startsWith(named) || others.has(withoutEnd(url)),
    document: async () => (await caches.open(own)).match(document, { ignoreVary: true }),
    async file(url) {
      const address = withoutEnd(url)
      const kept = await caches.match(address, { ignoreVary: true })
      const file = lazy.get(address)
      return kept ?? (file && keep(file))
    },
  }
}

/** A URL without its query and hash. */
function withoutEnd(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}
