import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import sirv from 'sirv'
import { compressAsSent } from './compressAsSent.ts'

export interface StaticFilesOptions {
  /** Paths of files with a hash in their names. */
  immutable: RegExp
  /** Additional headers of a file, by path. */
  headers: (path: string) => Readonly<Record<string, string>>
  /**
   * Whether a build is still adding files. Requests for those that are not there wait for them until then.
   * @default the folder is complete
   */
  isIncomplete?: () => boolean
}

const year = 60 * 60 * 24 * 365

/** Time between two looks for a file that a build has not written yet, in ms. */
const waitingTime = 100

/** Texts need a charset; otherwise the browser guesses, and Chinese is garbled. Systems disagree about the type of icons. */
const types: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
}

/**
 * Serves a folder, compressing on the fly if there is no compressed copy: hashed files are cached for a year, everything else is always
 * revalidated. A complete folder is listed once; call it again after a build.
 */
export function staticFiles(
  dir: string,
  { immutable, headers, isIncomplete = () => false }: StaticFilesOptions,
): (request: IncomingMessage, response: ServerResponse, next: () => void) => void {
  const serve = sirv(dir, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    dev: isIncomplete(),
    setHeaders(response, path) {
      response.setHeader('cache-control', immutable.test(path) ? `public, max-age=${year}, immutable` : 'no-cache')
      const type = types[extname(path)]
      if (type) response.setHeader('content-type', type)
      for (const [name, value] of Object.entries(headers(path))) response.setHeader(name, value)
    },
  })
  return (request, response, next) => {
    // A new build may have deleted the file: that aborts the response, but must not crash the server.
    response.once('pipe', (file) => file.once('error', () => response.destroy()))
    compressAsSent(request, response)
    const answer = () =>
      serve(request, response, () => {
        if (!isIncomplete()) return next()
        if (!response.destroyed) setTimeout(answer, waitingTime)
      })
    answer()
  }
}
