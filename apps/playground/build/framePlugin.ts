import { olderReleases } from '@view-site/content/older-releases'
import type { Plugin } from 'vite'
import { frameDocument } from './frameDocument.ts'

const id = 'virtual:frames'

/** The frame's document with one release of the library. */
interface Frame {
  /** Older version of the library; undefined for the current one. */
  version?: string
  /** Folder of its package. */
  library?: string
  /** Name of the built file. The service worker, the headers and the budgets match it by its prefix. */
  fileName: string
  /** Path on the development server, which builds the file on the first request. */
  path: string
}

const current: Frame = { fileName: 'frame.txt', path: '/frame.txt' }

const older = olderReleases
  .filter(({ section }) => section === 'view-ui-plus')
  .map(({ id: version, folder: library }) => ({
    version,
    library,
    fileName: `older-frame-${version}.txt`,
    path: `/older-frame-${version}.txt`,
  }))

/**
 * Serves `virtual:frames`: the URLs of the frame's documents, one for each version of the library. They are served as plain text, which
 * browsers do not render, and in a build they have a content hash like all assets.
 */
export function framePlugin(): Plugin {
  const references = new Map<Frame, string>()
  let isBuild = false
  const address = (frame: Frame) => (isBuild ? `import.meta.ROLLUP_FILE_URL_${references.get(frame)}` : JSON.stringify(frame.path))
  return {
    name: 'playground:frame',
    config: (_config, { command }) => void (isBuild = command === 'build'),
    async buildStart() {
      if (!isBuild) return
      // Sequential: each of these builds uses all cores.
      for (const frame of [current, ...older]) {
        references.set(frame, this.emitFile({ type: 'asset', name: frame.fileName, source: await frameDocument(frame.library) }))
      }
    },
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load(asked) {
      if (asked !== `\0${id}`) return undefined
      const lines = older.map((frame) => `${JSON.stringify(frame.version)}: ${address(frame)}`)
      return `export default { current: ${address(current)}, older: { ${lines.join(', ')} } }`
    },
    configureServer({ middlewares }) {
      for (const { path, library } of [current, ...older]) {
        let document: Promise<string> | undefined
        middlewares.use(path, (_request, response, next) => {
          response.setHeader('content-type', 'text/plain; charset=utf-8')
          document ??= frameDocument(library)
          document.then((text) => response.end(text), next)
        })
      }
    },
  }
}
