import { chromium as launchOptions } from '@view-site/playwright-config'
import { chromium, type Browser } from 'playwright'

let launched: Promise<Browser> | undefined

/** The browser of this process of tests, launched once. One that processes shared would speak to each through another process. */
export function processBrowser(): Promise<Browser> {
  return (launched ??= chromium.launch(launchOptions))
}
