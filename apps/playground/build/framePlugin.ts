import { olderReleases } from '@view-site/content/older-releases'
import type { Plugin } from 'vite'
import { darkSheet } from './darkSheet.ts'
import { frameDocument } from './frameDocument.ts'

const id = 'virtual:frames'

/** A text file that is made of one release of the library. */
interface FrameFile {
  /** Name of the built file. The service worker, the headers and the budgets match it by its prefix. */
  fileName: string
  text: () => Promise<string>
}

/** The frame's document with one release of the library, and its dark theme. */
interface Frame {
  /** Older version of the library; undefined for the current one. */
  version?: string
  document: FrameFile
  dark: FrameFile
}

const current: Frame = {
  document: { fileName: 'frame.txt', text: () => frameDocument() },
  dark: { fileName: 'dark.txt', text: () => darkSheet() },
}

const older: Frame[] = olderReleases
  .filter(({ section }) => section === 'view-ui-plus')
  .map(({ id: version, folder }) => ({
    version,
    document: { fileName: `older-frame-${version}.txt`, text: () => frameDocument(folder) },
    dark: { fileName: `dark-${version}.txt`, text: () => darkSheet(folder) },
  }))

const files = [current, ...older].flatMap(({ document, dark }) => [document, dark])

/**
 * Serves `virtual:frames`: the URLs of the frame's documents and dark themes, one for each version of the library. They are served as plain
 * text, which browsers do not render, and in a build they have a content hash like all assets.
 */
export function framePlugin(): Plugin {
  const references = new Map<FrameFile, string>()
  let isBuild = false
  const address = (file: FrameFile) =>
    isBuild ? `import.meta.ROLLUP_FILE_URL_${references.get(file)}` : JSON.stringify(`/${file.fileName}`)
  const addresses = ({ document, dark }: Frame) => `{ document: ${address(document)}, dark: ${address(dark)} }`
  return {
    name: 'playground:frame',
    config: (_config, { command }) => void (isBuild = command === 'build'),
    async buildStart() {
      if (!isBuild) return
      // Sequential: each of these builds uses all cores.
      for (const file of files) {
        references.set(file, this.emitFile({ type: 'asset', name: file.fileName, source: await file.text() }))
      }
    },
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load(asked) {
      if (asked !== `\0${id}`) return undefined
      const lines = older.map((frame) => `${JSON.stringify(frame.version)}: ${addresses(frame)}`)
      return `export default { current: ${addresses(current)}, older: { ${lines.join(', ')} } }`
    },
    configureServer({ middlewares }) {
      for (const { fileName, text } of files) {
        let made: Promise<string> | undefined
        middlewares.use(`/${fileName}`, (_request, response, next) => {
          response.setHeader('content-type', 'text/plain; charset=utf-8')
          made ??= text()
          made.then((content) => response.end(content), next)
        })
      }
    },
  }
}
