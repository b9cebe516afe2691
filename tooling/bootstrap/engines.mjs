import { existsSync } from 'node:fs'

/** Path of Firefox: Debian's long-term release, else another one, else `undefined`. */
export function firefoxPath() {
  return ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path))
}

/** Path of the browser that WebKitGTK's driver controls, or `undefined`. */
export function miniBrowserPath() {
  return ['x86_64', 'aarch64'].map((arch) => `/usr/lib/${arch}-linux-gnu/webkit2gtk-4.1/MiniBrowser`).find((path) => existsSync(path))
}
