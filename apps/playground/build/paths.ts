import { resolve } from 'node:path'

/** The app's folder. */
export const root: string = resolve(import.meta.dirname, '..')

/** What is served. */
export const clientDir: string = resolve(root, 'dist/client')

/** Headers of what is served, for the server and for whoever sets up a static host. */
export const headersFile: string = resolve(root, 'dist/headers.json')
