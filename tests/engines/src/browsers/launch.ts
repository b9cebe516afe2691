import type { Browser, Engine } from './Browser.ts'
import { launchChromium } from './launchChromium.ts'
import { launchFirefox } from './launchFirefox.ts'
import { launchWebKit } from './launchWebKit.ts'

/** Starts the browser of an engine. `log` is a file for the output of its driver. */
export function launch(engine: Engine, log: string): Promise<Browser> {
  return { chromium: launchChromium, firefox: launchFirefox, webkit: launchWebKit }[engine](log)
}
