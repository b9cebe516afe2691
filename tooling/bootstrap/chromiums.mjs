import { existsSync } from 'node:fs'

/** Chromium without windows, the browser Playwright itself takes for tests: the same engine, in two thirds of a whole browser's time. */
const shell = '/usr/bin/chromium-headless-shell'
const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Path of the Chromium that runs tests: `CHROMIUM_PATH`, else one without windows, else a whole one, else `undefined`. */
export function testChromium() {
  return process.env.CHROMIUM_PATH || [shell, ...whole].find(existsSync)
}

/** Path of a Chromium as visitors have it, to measure and to film: `CHROMIUM_PATH`, else a whole one, else one without windows. */
export function visitorChromium() {
  return process.env.CHROMIUM_PATH || [...whole, shell].find(existsSync)
}

/** Nothing runs tests faster on this machine. */
export function hasBestChromium() {
  return Boolean(process.env.CHROMIUM_PATH) || existsSync(shell)
}
