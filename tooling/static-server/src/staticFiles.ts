import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import sirv from 'sirv'
import { compressAsSent } from './compressAsSent.ts'

export interface StaticFilesOptions {
  /** Paths of files whose names change with their content. */
  immutable: RegExp
  /** Further headers of a file, by its path. */
  headers: (path: string) => Readonly<Record<string, string>>
}

const year = 60 * 60 * 24 * 365

/** Texts say nothing of their encoding themselves: without it a browser would guess, and Chinese would be lost. */
const texts: Readonly<Record<string, string>> = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
}

/** Answers with the files of a folder, compressed on their way where no compressed copy lies beside them: hashed ones for a year, everything else always revalidated. */
export function staticFiles(
  dir: string,
  { immutable, headers }: StaticFilesOptions,
): (request: IncomingMessage, response: ServerResponse, next: () => void) => void {
  const serve = sirv(dir, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    setHeaders(response, path) {
      response.setHeader('cache-control', immutable.test(path) ? `public, max-age=${year}, immutable` : 'no-cache')
      const type = texts[extname(path)]
      if (type) response.setHeader('content-type', type)
      for (const [name, value] of Object.entries(headers(path))) response.setHeader(name, value)
    },
  })
  return (request, response, next) => {
    // A file that a new build has taken away can no longer be read: that ends the answer, and must not end the server.
    response.once('pipe', (file) => file.once('error', () => response.destroy()))
    compressAsSent(request, response)
    serve(request, response, next)
  }
}
