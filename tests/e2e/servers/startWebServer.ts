import { readFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startProcess } from '@view-site/test-servers'

/** Web servers that `apps/site/deploy` has a configuration for. */
export const webServers = ['nginx', 'caddy'] as const

export type WebServer = (typeof webServers)[number]

export interface WebServerOptions {
  port: number
  /** Origin of the API. */
  api: string
  /** Log file of the server. */
  log: string
  /** File in which nginx records the requested paths. */
  served: string
}

const site = resolve(import.meta.dirname, '../../../apps/site')

/** Serves the built site by a real web server with the deployed configuration. Returns a function that stops it. */
export async function startWebServer(webServer: WebServer, { port, api, log, served }: WebServerOptions): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), `${webServer}-`))
  const values = { LISTEN: `127.0.0.1:${port}`, SITE_ADDRESS: `http://127.0.0.1:${port}`, SITE_DIST: join(site, 'dist'), API_URL: api }
  const close = await startProcess(await commands[webServer](folder, values, served), {
    cwd: folder,
    env: { ...values, HOME: folder },
    url: `http://127.0.0.1:${port}/favicon.svg`,
    log,
  })
  return async () => {
    await close()
    await rm(folder, { recursive: true, force: true })
  }
}

const commands: Record<WebServer, (folder: string, values: Readonly<Record<string, string>>, served: string) => Promise<string[]>> = {
  async nginx(folder, values, served) {
    const own = await readFile(join(site, 'deploy/nginx.conf'), 'utf8')
    await writeFile(
      join(folder, 'site.conf'),
      own.replaceAll(/\$\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole),
    )
    await writeFile(join(folder, 'nginx.conf'), nginxMain(folder, served))
    return ['/usr/sbin/nginx', '-c', join(folder, 'nginx.conf')]
  },
  caddy: async () => ['/usr/bin/caddy', 'run', '--config', join(site, 'deploy/Caddyfile'), '--adapter', 'caddyfile'],
}

/** The main configuration, like Debian's, which writes nothing outside the folder except the list of requested paths. */
function nginxMain(folder: string, served: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`)
  return `include /etc/nginx/modules-enabled/*.conf;
daemon off;
# A single process, so that stopping it stops everything.
master_process off;
pid ${folder}/nginx.pid;
error_log stderr error;
events { worker_connections 256; }
http {
  map $request_uri $path { ~^([^?]*) $1; }
  log_format path escape=none '$path';
  access_log ${served} path;
  sendfile on;
  ${temporary.join('\n  ')}
  include ${folder}/site.conf;
}
`
}
