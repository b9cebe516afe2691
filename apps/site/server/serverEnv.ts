import { z } from 'zod'

/** Names separated by commas or spaces. */
const namesIn = z
  .string()
  .default('')
  .transform((names) => names.split(/[\s,]+/).filter((name) => name !== ''))

const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(4300),
  API_URL: z.url().default('http://127.0.0.1:4310'),
  SERVED_LOG: z.string().optional(),
  DIST_DIR: z.string().default('dist/client'),
  MCP_HOSTS: namesIn,
  OMIT_HEADERS: namesIn,
  DURING_BUILD: z.literal('1').optional(),
})

export interface ServerEnv {
  host: string
  port: number
  /** Origin of the API that `/v1`, `/api`, `/openapi` and `/__control` are proxied to. */
  apiUrl: string
  /** Folder of the built site, relative to `apps/site`. */
  distDir: string
  /** File to append the path of each request to, without its query; API requests are left out. @default no log */
  servedLog: string | undefined
  /** Host names by which MCP clients reach the site, without a port. @default none: there is no MCP server */
  mcpHosts: readonly string[]
  /** Names of the build's response headers, in lower case, that this server does not send. @default none */
  omitHeaders: readonly string[]
  /** Whether the server starts before the build has written all files (`files.json` comes last): pages that are not there yet wait for it. @default false */
  duringBuild: boolean
}

/** Reads and validates the server's environment variables. */
export function serverEnv(env: NodeJS.ProcessEnv): ServerEnv {
  const result = schema.safeParse(env)
  if (!result.success) throw new Error(`Invalid environment variables:\n${z.prettifyError(result.error)}`)
  const { HOST, PORT, API_URL, DIST_DIR, SERVED_LOG, MCP_HOSTS, OMIT_HEADERS, DURING_BUILD } = result.data
  return {
    host: HOST,
    port: PORT,
    apiUrl: API_URL,
    distDir: DIST_DIR,
    servedLog: SERVED_LOG,
    mcpHosts: MCP_HOSTS,
    omitHeaders: OMIT_HEADERS,
    duringBuild: DURING_BUILD === '1',
  }
}
