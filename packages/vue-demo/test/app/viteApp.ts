import { fileURLToPath } from 'node:url'
import vue from '@vitejs/plugin-vue'
import { defaultClientConditions, defaultServerConditions, type InlineConfig } from 'vite'
import { viewUi, vueDemos } from '../../src/vite/index.ts'

/** Folder of the fixture app. */
export const appRoot = fileURLToPath(new URL('.', import.meta.url))

/** The complete Vite configuration that a site needs. */
export function viteApp(overrides: InlineConfig = {}): InlineConfig {
  return {
    root: appRoot,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@view-site/source', ...defaultClientConditions] },
    ssr: { resolve: { conditions: ['@view-site/source', ...defaultServerConditions] } },
    plugins: [
      vue(),
      viewUi({ dark: { selector: '[data-theme="dark"]', lightAttribute: 'data-demo-theme' } }),
      vueDemos({ root: `${appRoot}content`, lines: ['sample'] }),
    ],
    // No automatic discovery: the plugins have to name every dependency to pre-bundle.
    optimizeDeps: { noDiscovery: true, include: ['react', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'] },
    ...overrides,
  }
}
