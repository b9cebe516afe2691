import { existsSync, readFileSync } from 'node:fs'
import { hasBestChromium, testChromium } from './chromiums.mjs'
import { firefoxPath, miniBrowserPath } from './engines.mjs'
import { run } from './processes.mjs'

const isDebian = existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))

/**
 * System dependencies of the tests, and the Debian packages that provide them. `works` is true for an accepted alternative, which is
 * used if the packages cannot be installed.
 */
const needs = [
  {
    name: 'Chromium',
    // Only Debian has a separate package for headless Chromium.
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
  {
    name: 'Java and Lombok',
    packages: ['default-jdk-headless', 'liblombok-java'],
    found: () => ['/usr/bin/javac', '/usr/share/java/lombok.jar'].every(existsSync),
  },
  {
    name: 'MariaDB',
    // Without the package `mariadb-server`, which also starts a service.
    packages: ['mariadb-server-core', 'mariadb-client-core'],
    found: () => ['/usr/sbin/mariadbd', '/usr/bin/mariadb'].every(existsSync),
  },
  { name: 'PostgreSQL', packages: ['postgresql'], found: () => Boolean(process.env.DATABASE_URL) || existsSync('/usr/lib/postgresql') },
]

/** System dependencies of the check `engines`, which is not part of every run. */
const needsOfEngines = [
  { name: 'Firefox', packages: [isDebian ? 'firefox-esr' : 'firefox'], found: () => Boolean(firefoxPath()) },
  {
    name: 'WebKitGTK and a virtual display',
    packages: ['webkit2gtk-driver', 'xvfb', 'locales'],
    found: () =>
      Boolean(miniBrowserPath()) && ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/share/i18n/locales/zh_CN'].every(existsSync),
  },
]

/**
 * Installs missing dependencies on Debian and derivatives; elsewhere prints what to install. `withEngines` includes those of the check
 * `engines`.
 */
export async function prepareSystem({ withEngines = false } = {}) {
  const missing = [...needs, ...(withEngines ? needsOfEngines : [])].filter((need) => !need.found())
  if (missing.length === 0) return
  try {
    await install(missing)
  } catch (error) {
    if (!missing.every((need) => need.works?.() || need.found())) throw error
  }
}

async function install(missing) {
  if (!existsSync('/usr/bin/apt-get'))
    throw new Error(`Missing: ${missing.map((need) => need.name).join(', ')}. Install them, or set CHROMIUM_PATH and DATABASE_URL.`)
  const [command, ...prefix] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const packages = missing.flatMap((need) => need.packages)
  await run(command, [...prefix, 'update', '-qq'], { env, quiet: true })
  await run(command, [...prefix, 'install', '-y', '-qq', '--no-install-recommends', ...packages], { env, quiet: true })
}
