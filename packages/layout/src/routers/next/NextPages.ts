import type { RouteMeta } from '../../core/RouterPort.ts'

/** The pages of an app, by their paths as Next writes them: `/users/[id]`, `/docs/[...slug]`, `/docs/[[...slug]]`. */
export type NextPages = Readonly<Record<string, RouteMeta>>
