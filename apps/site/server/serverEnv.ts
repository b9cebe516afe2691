import { z } from 'zod'

const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(4300),
  API_URL: z.url().default('http://127.0.0.1:4310'),
  SERVED_LOG: z.string().optional(),
  DIST_DIR: z.string().default('dist/client'),
})

export interface ServerEnv {
  host: string
  port: number
  /** Origin of the API that `/v1`, `/api` and `/__control` are passed on to. */
  apiUrl: string
  /** The built site, relative to the app's folder. */
  distDir: string
  /** File that takes the path of each request for a file of the site, without its query; nothing is noted where it is not set. */
  servedLog: string | undefined
}

/** Reads and checks the server's environment; says which variable is wrong. */
export function serverEnv(env: NodeJS.ProcessEnv): ServerEnv {
  const result = schema.safeParse(env)
  if (!result.success) throw new Error(`The environment is not right:\n${z.prettifyError(result.error)}`)
  const { HOST, PORT, API_URL, DIST_DIR, SERVED_LOG } = result.data
  return { host: HOST, port: PORT, apiUrl: API_URL, distDir: DIST_DIR, servedLog: SERVED_LOG }
}
