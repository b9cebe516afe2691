import type { BundledApp } from '@view-site/bundle'
import type { IndexFiles } from '../search/Engine.ts'
import { serve } from '../search/serve.ts'

/** An app that is served. */
export interface ServedApp {
  origin: string
  stop: () => void
}

/** Serves a bundled app, with further scripts by their file names, which run after it. */
export async function serveApp(
  { files, entry, styles }: BundledApp,
  further: Readonly<Record<string, string | Uint8Array>> = {},
): Promise<ServedApp> {
  const links = styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('')
  const scripts = [entry, ...Object.keys(further)].map((file) => `<script type="module" src="/${file}"></script>`).join('')
  const served: IndexFiles = new Map([['/index.html', `<!doctype html><html lang="en"><title>Shell</title>${links}<body>${scripts}`]])
  for (const [path, content] of [...files, ...Object.entries(further)]) served.set(`/${path}`, content)
  const { origin, server } = await serve(served)
  return {
    origin,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
