import type { ListenOptions } from '@view-site/static-server'
import { z } from 'zod'

const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(4320),
})

/** Reads and checks the server's environment; says which variable is wrong. */
export function serverEnv(env: NodeJS.ProcessEnv): ListenOptions {
  const result = schema.safeParse(env)
  if (!result.success) throw new Error(`The environment is not right:\n${z.prettifyError(result.error)}`)
  return { host: result.data.HOST, port: result.data.PORT }
}
