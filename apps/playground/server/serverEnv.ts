import type { ListenOptions } from '@view-site/static-server'
import { z } from 'zod'

const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(4320),
  PLAYGROUND_DIST: z.string().default('dist'),
  SITES: z.string().default(''),
})

export interface ServerEnv extends ListenOptions {
  /** Folder of the built playground, relative to the app. */
  dist: string
  /** Origins that may embed the playground, in addition to those of the build; separated by spaces. */
  sites: string
}

/** Reads and validates the server's environment; the error names the invalid variable. */
export function serverEnv(env: NodeJS.ProcessEnv): ServerEnv {
  const result = schema.safeParse(env)
  if (!result.success) throw new Error(`Invalid environment variables:\n${z.prettifyError(result.error)}`)
  return { host: result.data.HOST, port: result.data.PORT, dist: result.data.PLAYGROUND_DIST, sites: result.data.SITES }
}
