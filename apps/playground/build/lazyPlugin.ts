import type { Plugin } from 'vite'
import { lazyNames, type LazyName } from '../src/protocol/modules.ts'
import { lazyText } from './lazyText.ts'

const id = 'virtual:modules'

/** Path of the lazily loaded modules on the development server, which builds each on its first request. */
const folder = '/modules/'

/** Serves `virtual:modules`: the URLs of the lazily loaded modules. The page fetches them as text and passes them to the frame. */
export function lazyPlugin(): Plugin {
  const references = new Map<LazyName, string>()
  let isBuild = false
  return {
    name: 'playground:modules',
    config: (_config, { command }) => void (isBuild = command === 'build'),
    async buildStart() {
      if (!isBuild) return
      const texts = await Promise.all(lazyNames.map(async (name) => [name, await lazyText(name)] as const))
      for (const [name, source] of texts) references.set(name, this.emitFile({ type: 'asset', name: fileName(name), source }))
    },
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load(asked) {
      if (asked !== `\0${id}`) return undefined
      const lines = lazyNames.map((name) => {
        const address = isBuild ? `import.meta.ROLLUP_FILE_URL_${references.get(name)}` : JSON.stringify(folder + fileName(name))
        return `${JSON.stringify(name)}: ${address}`
      })
      return `export default { ${lines.join(', ')} }`
    },
    configureServer({ middlewares }) {
      middlewares.use(folder, (request, response, next) => {
        const name = lazyNames.find((each) => request.url === `/${fileName(each)}`)
        if (!name) return next()
        response.setHeader('content-type', 'text/plain; charset=utf-8')
        lazyText(name).then((text) => response.end(text), next)
      })
    },
  }
}

/** File name; the service worker and the budgets match it by its prefix. */
function fileName(name: LazyName): string {
  return `module-${name.replaceAll(/[^\w.]+/g, '-').replace(/^-/, '')}.txt`
}
