import type { Plugin } from 'vite'
import { frameDocument } from './frameDocument.ts'

const id = 'virtual:frame'

/** Where the frame's document lies while the page is worked on. */
const address = '/frame.txt'

/**
 * Serves `virtual:frame`: the URL of the frame's document. It is served as plain text, which browsers do not render, and in a build it has
 * a content hash like all assets.
 */
export function framePlugin(): Plugin {
  let document = ''
  let isBuild = false
  let reference = ''
  return {
    name: 'playground:frame',
    config: (_config, { command }) => void (isBuild = command === 'build'),
    async buildStart() {
      document = await frameDocument()
      if (isBuild) reference = this.emitFile({ type: 'asset', name: 'frame.txt', source: document })
    },
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load(asked) {
      if (asked !== `\0${id}`) return undefined
      return `export default ${isBuild ? `import.meta.ROLLUP_FILE_URL_${reference}` : JSON.stringify(address)}`
    },
    configureServer({ middlewares }) {
      middlewares.use(address, (_request, response) => {
        response.setHeader('content-type', 'text/plain; charset=utf-8')
        response.end(document)
      })
    },
  }
}
