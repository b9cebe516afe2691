import { resolve } from 'node:path'

/** The app's folder. */
export const root: string = resolve(import.meta.dirname, '..')

const dist = resolve(root, process.env.PLAYGROUND_DIST ?? 'dist')

/** What is served. */
export const clientDir: string = resolve(dist, 'client')

/** Headers of what is served, for the server and for whoever sets up a static host. */
export const headersFile: string = resolve(dist, 'headers.json')
