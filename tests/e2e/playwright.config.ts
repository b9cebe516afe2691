import { defineConfig, devices } from '@playwright/test'
import { chromium } from '@view-site/playwright-config'
import { repeats } from './full.ts'

/** Whether pages move and run as in the browser of a visitor. */
const isAsFast = repeats('movements and optimized code')

export default defineConfig({
  testDir: 'specs',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: [['list'], ['./results/recordFailures.ts'], ['./results/rememberPasses.ts']],
  // Limits for tests that hang. Journeys do not measure time, and a generous limit costs nothing when they pass.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    contextOptions: { reducedMotion: isAsFast ? 'no-preference' : 'reduce' },
    // Screenshots cost nothing while tests pass. recordFailures.ts records traces and films of failed tests.
    screenshot: process.env.E2E_RECORD === undefined ? 'only-on-failure' : 'off',
    trace: 'off',
    launchOptions: isAsFast ? chromium : { ...chromium, args: [...chromium.args, '--js-flags=--no-opt --no-maglev'] },
    // Playwright would download Chromium's headless channel; the system's browser is used instead.
    channel: undefined,
  },
})
