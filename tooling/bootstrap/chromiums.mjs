import { existsSync } from 'node:fs'

/** Headless Chromium, which Playwright itself uses for tests: the same engine, a third faster than the full browser. */
const shell = '/usr/bin/chromium-headless-shell'
const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Path of the Chromium for tests: `CHROMIUM_PATH`, else headless, else full, else `undefined`. */
export function testChromium() {
  return process.env.CHROMIUM_PATH || [shell, ...whole].find(existsSync)
}

/** Path of the Chromium for measuring and filming: `CHROMIUM_PATH`, else full, else headless. */
export function visitorChromium() {
  return process.env.CHROMIUM_PATH || [...whole, shell].find(existsSync)
}

/** Whether the fastest Chromium for tests is installed, or one is chosen by `CHROMIUM_PATH`. */
export function hasBestChromium() {
  return Boolean(process.env.CHROMIUM_PATH) || existsSync(shell)
}
