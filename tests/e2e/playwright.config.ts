import { defineConfig, devices } from '@playwright/test'
import { chromium } from '@view-site/playwright-config'
import { apiPort, sitePort } from './ports.ts'

const source = '--conditions=@view-site/source'
const gracefulShutdown = { signal: 'SIGTERM' as const, timeout: 3000 }

export default defineConfig({
  testDir: 'specs',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: [['list']],
  timeout: 45_000,
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${sitePort}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    trace: 'retain-on-failure',
    launchOptions: chromium,
    // Headless Chromium's own channel would be downloaded; the system's browser is used instead.
    channel: undefined,
  },
  webServer: [
    {
      command: `node ${source} src/main.ts`,
      cwd: '../../apps/mock-api',
      env: { PORT: String(apiPort), CONTROL: '1', DATABASE_FILE: ':memory:', LOG_LEVEL: 'error' },
      url: `http://127.0.0.1:${apiPort}/health`,
      reuseExistingServer: false,
      gracefulShutdown,
    },
    {
      command: `node ${source} server/main.ts`,
      cwd: '../../apps/site',
      env: { PORT: String(sitePort), API_URL: `http://127.0.0.1:${apiPort}` },
      url: `http://127.0.0.1:${sitePort}/`,
      reuseExistingServer: false,
      gracefulShutdown,
    },
  ],
})
