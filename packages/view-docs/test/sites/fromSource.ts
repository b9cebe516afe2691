import type { PluginOption, UserConfig } from 'vite'
import { defaultClientConditions, defaultServerConditions } from 'vite'

const source = '@view-site/source'

/** Vite settings of a site that uses the sources of this repository's packages, not their builds. */
export function fromSource(styles: PluginOption): UserConfig {
  return {
    plugins: [styles],
    resolve: { conditions: [source, ...defaultClientConditions] },
    environments: {
      ssr: { resolve: { conditions: [source, ...defaultServerConditions], externalConditions: [source, 'node'] } },
    },
  }
}
