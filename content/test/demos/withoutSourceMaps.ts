import type { Plugin } from 'vite'

/**
 * Serves modules without source maps. Vite would make one for each, also where no plugin does, and send it inside of the module, though nothing
 * reads it: a browser reports positions in the code that it was given.
 */
export function withoutSourceMaps(): Plugin {
  return {
    name: 'without-source-maps',
    enforce: 'pre',
    configResolved({ plugins }) {
      const vue = plugins.find(({ name }) => name === 'vite:vue')
      if (vue?.api) vue.api.options = { ...vue.api.options, sourceMap: false }
    },
    // An empty map from the first transformation stands for all of them.
    transform: (code) => ({ code, map: { mappings: '' } }),
  }
}
