import { existsSync, readFileSync } from 'node:fs'
import { hasBestChromium, testChromium } from './chromiums.mjs'
import { run } from './processes.mjs'

const isDebian = existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))

/** What the tests need of the machine beside npm packages, and the Debian packages that bring it; `works` where it is not the best, but will do. */
const needs = [
  {
    name: 'Chromium',
    // Only Debian itself has the one without windows.
    packages: [isDebian ? 'chromium-headless-shell' : 'chromium'],
    found: () => hasBestChromium() || (!isDebian && Boolean(testChromium())),
    works: () => Boolean(testChromium()),
  },
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
  if (missing.length === 0) return
  try {
    await install(missing)
  } catch (error) {
    if (!missing.every((need) => need.works?.() || need.found())) throw error
  }
}

async function install(missing) {
  if (!existsSync('/usr/bin/apt-get'))
    throw new Error(
      `Missing: ${missing.map((need) => need.name).join(', ')}. Install them, or name them with CHROMIUM_PATH and DATABASE_URL.`,
    )
  const [command, ...prefix] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const packages = missing.flatMap((need) => need.packages)
  await run(command, [...prefix, 'update', '-qq'], { env, quiet: true })
  await run(command, [...prefix, 'install', '-y', '-qq', '--no-install-recommends', ...packages], { env, quiet: true })
}
