import type { Plugin } from 'vite'
import { createSampleApi } from './createSampleApi.ts'

/** Serves the sample backend with `dev` and `preview`. With a backend of your own, use Vite's `server.proxy` instead. */
export function sampleBackend(): Plugin {
  return {
    name: 'sample-backend',
    configureServer: (server) => void server.middlewares.use(createSampleApi()),
    configurePreviewServer: (server) => void server.middlewares.use(createSampleApi()),
  }
}
