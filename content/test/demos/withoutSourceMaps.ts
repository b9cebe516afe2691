import type { Plugin } from 'vite'

/**
 * Serves modules without source maps. Vite generates one for each module, even if no plugin does, and appends it to the module. These tests do
 * not use them.
 */
export function withoutSourceMaps(): Plugin {
  return {
    name: 'without-source-maps',
    enforce: 'pre',
    configResolved({ plugins }) {
      const vue = plugins.find(({ name }) => name === 'vite:vue')
      if (vue?.api) vue.api.options = { ...vue.api.options, sourceMap: false }
    },
    // Vite combines the maps of all transformations. If the first is empty, so is the result.
    transform: (code) => ({ code, map: { mappings: '' } }),
  }
}
