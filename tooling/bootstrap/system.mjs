import { existsSync } from 'node:fs'
import { run } from './processes.mjs'

const chromiums = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].filter(Boolean)

/** What the tests need of the machine beside npm packages, and the Debian packages that bring it. */
const needs = [
  { name: 'Chromium', packages: ['chromium'], found: () => chromiums.some(existsSync) },
  {
    name: 'Chinese fonts',
    packages: ['fonts-noto-cjk'],
    found: () => existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc') || process.platform !== 'linux',
  },
  {
    name: 'nginx and Caddy',
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static', 'caddy'],
    found: () => ['/usr/sbin/nginx', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so', '/usr/bin/caddy'].every(existsSync),
  },
  { name: 'PostgreSQL', packages: ['postgresql'], found: () => Boolean(process.env.DATABASE_URL) || existsSync('/usr/lib/postgresql') },
]

/** Installs what is missing on Debian and its kin; elsewhere says what to install. */
export async function prepareSystem() {
  const missing = needs.filter((need) => !need.found())
  if (missing.length > 0) {
    const packages = missing.flatMap((need) => need.packages)
    if (!existsSync('/usr/bin/apt-get'))
      throw new Error(
        `Missing: ${missing.map((need) => need.name).join(', ')}. Install them, or name them with CHROMIUM_PATH and DATABASE_URL.`,
      )
    const [command, ...prefix] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run(command, [...prefix, 'update', '-qq'], { env, quiet: true })
    await run(command, [...prefix, 'install', '-y', '-qq', '--no-install-recommends', ...packages], { env, quiet: true })
  }
  process.env.CHROMIUM_PATH = chromiums.find(existsSync) ?? ''
}
