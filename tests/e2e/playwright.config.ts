import { defineConfig, devices } from '@playwright/test'
import { chromium } from '@view-site/playwright-config'

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
    // Screenshots cost nothing while tests pass. recordFailures.ts records traces and films of failed tests.
    screenshot: process.env.E2E_RECORD === undefined ? 'only-on-failure' : 'off',
    trace: 'off',
    launchOptions: chromium,
    // Playwright would download Chromium's headless channel; the system's browser is used instead.
    channel: undefined,
  },
})
