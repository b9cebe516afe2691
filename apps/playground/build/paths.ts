import { resolve } from 'node:path'

/** The app's folder. */
export const root: string = resolve(import.meta.dirname, '..')

const dist = resolve(root, process.env.PLAYGROUND_DIST ?? 'dist')

/** The served folder. */
export const clientDir: string = resolve(dist, 'client')

/** HTTP headers of the build, for the server and for static hosts. */
export const headersFile: string = resolve(dist, 'headers.json')
