import type * as server from '../app/server.tsx'

/** The built server module. */
export type Server = typeof server
