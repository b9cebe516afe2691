import { chromium as launchOptions, chromiumForShortPages } from '@view-site/playwright-config'
import { chromium, type Browser } from 'playwright'
import { isFull } from './plays.ts'

let launched: Promise<Browser> | undefined

/** The browser of this process of tests, launched once. One that processes shared would speak to each through another process. */
export function processBrowser(): Promise<Browser> {
  return (launched ??= chromium.launch(isFull ? launchOptions : chromiumForShortPages))
}
