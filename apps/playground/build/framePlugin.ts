import { olderReleases } from '@view-site/content/older-releases'
import type { Plugin } from 'vite'
import { darkSheet } from './darkSheet.ts'
import { frameDocument } from './frameDocument.ts'

/** A kind of text that is made of each release of the library. */
interface Kind {
  /** Virtual module with the URLs of its files. */
  id: string
  /** Name of the built file of the current release, and of older ones before their version. The service worker, the headers and the budgets match them. */
  names: { current: string; older: string }
  /** Writes the text for the release in a folder; for the current one by default. */
  write: (library?: string) => Promise<string>
}

/** The frame's documents, and the dark themes that the page adds to them. */
const kinds: readonly Kind[] = [
  { id: 'virtual:frames', names: { current: 'frame', older: 'older-frame' }, write: frameDocument },
  { id: 'virtual:dark-sheets', names: { current: 'dark', older: 'dark' }, write: darkSheet },
]

interface TextFile {
  kind: Kind
  /** Older version of the library; undefined for the current one. */
  version?: string
  fileName: string
  text: () => Promise<string>
}

const older = olderReleases.filter(({ section }) => section === 'view-ui-plus')

const files: readonly TextFile[] = kinds.flatMap((kind) => [
  { kind, fileName: `${kind.names.current}.txt`, text: () => kind.write() },
  ...older.map(({ id: version, folder }) => ({
    kind,
    version,
    fileName: `${kind.names.older}-${version}.txt`,
    text: () => kind.write(folder),
  })),
])

/**
 * Serves `virtual:frames` and `virtual:dark-sheets`: the URLs of the frame's documents and dark themes, one for each version of the library.
 * They are served as plain text, which browsers do not render, and in a build they have a content hash like all assets.
 */
export function framePlugin(): Plugin {
  const references = new Map<TextFile, string>()
  let isBuild = false
  const address = (file: TextFile | undefined) =>
    file && (isBuild ? `import.meta.ROLLUP_FILE_URL_${references.get(file)}` : JSON.stringify(`/${file.fileName}`))
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
    resolveId: (asked) => (kinds.some(({ id }) => id === asked) ? `\0${asked}` : undefined),
    load(asked) {
      const own = files.filter(({ kind }) => asked === `\0${kind.id}`)
      if (own.length === 0) return undefined
      const current = own.find(({ version }) => version === undefined)
      const lines = own.flatMap((file) => (file.version === undefined ? [] : `${JSON.stringify(file.version)}: ${address(file)}`))
      return `export default { current: ${address(current)}, older: { ${lines.join(', ')} } }`
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
