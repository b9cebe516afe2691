import { fileURLToPath } from 'node:url'
import { viewUi, vueDemos } from '@view-site/vue-demo/vite'
import { sourceCondition } from '@view-site/vitest-config'
import vue from '@vitejs/plugin-vue'
import { createServer, defaultClientConditions } from 'vite'
import type { TestProject } from 'vitest/node'
import { demoPackages } from '../../demoModules.ts'
import { root } from '../pages/pageApis.ts'
import { rememberPages, type DemoPages } from './pagePasses.ts'
import { withoutSourceMaps } from './withoutSourceMaps.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the page that runs demos. */
    stage: string
    pages: DemoPages
  }
}

/** Serves the demos as an author's development server would, with every warning of Vue; remembers at the end which pages passed. */
export default async function serveDemos({ provide, vitest }: TestProject): Promise<() => Promise<void>> {
  const server = await createServer({
    root: fileURLToPath(new URL('page', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    cacheDir: `${root}node_modules/.cache/demo-tests`,
    resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
    plugins: [withoutSourceMaps(), vue(), viewUi(), vueDemos({ root })],
    // Found on the way means a reload in the middle of a test.
    optimizeDeps: { noDiscovery: true, include: [...demoPackages] },
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null, fs: { strict: false } },
  })
  await server.listen()
  provide('stage', server.resolvedUrls?.local[0] ?? '')
  return async () => {
    await server.close()
    rememberPages(vitest)
  }
}
