import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Reads a file of the published site by its path: `/view-ui-plus/api.json`. The status is 404 if there is none. */
export type Reader = (path: string) => Promise<Response>

/** Timeout of a request in ms. */
const fetchTimeout = 20_000

/** Creates a reader for the URL of a site, or for the output folder of its build. */
export function createReader(from: string): Reader {
  return /^https?:\/\//.test(from) ? fromAddress(from.replace(/\/$/, '')) : fromFolder(from)
}

function fromAddress(address: string): Reader {
  return async (path) => {
    try {
      return await fetch(address + path, { signal: AbortSignal.timeout(fetchTimeout) })
    } catch (error) {
      throw new Error(`${address}${path} cannot be read: ${reasonOf(error)}. Check the connection, or pass another address with --docs.`, {
        cause: error,
      })
    }
  }
}

function fromFolder(folder: string): Reader {
  return async (path) => {
    try {
      return new Response(await readFile(join(folder, path)))
    } catch (error) {
      if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
        return new Response(undefined, { status: 404 })
      throw new Error(`${path} in ${folder} cannot be read: ${reasonOf(error)}. Check the folder passed with --docs.`, { cause: error })
    }
  }
}

/** The message of an error, or of its cause, where `fetch` puts the reason. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
