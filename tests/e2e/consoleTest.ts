import { test as base, expect } from '@playwright/test'
import { shortenInjectedScript } from './results/shortenInjectedScript.ts'

interface Fixtures {
  /** Console errors, warnings and uncaught errors of every page. Any left at the end fails the test. */
  problems: string[]
  /** Messages that the tests of this file or group cause on purpose, and that are ignored: `test.use({ tolerated: /…/ })`. */
  tolerated: RegExp | undefined
}

interface WorkerFixtures {
  /** Shortens the script that Playwright runs in each document, except in a recorded run. */
  shortScript: void
}

/** `test` that fails on console errors and warnings. */
export const consoleTest = base.extend<Fixtures, WorkerFixtures>({
  shortScript: [
    async ({ browser }, use) => {
      if (process.env.E2E_RECORD === undefined) await shortenInjectedScript(browser)
      await use()
    },
    { scope: 'worker', auto: true },
  ],
  tolerated: [undefined, { option: true }],
  problems: [
    async ({ context, tolerated }, use) => {
      const problems: string[] = []
      await context.addInitScript(reportCauses)
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') problems.push(`${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => problems.push(String(error.error().stack ?? error.error())))
      await use(problems)
      expect(
        problems.filter((problem) => !tolerated?.test(problem)),
        'errors and warnings in the console',
      ).toEqual([])
    },
    { auto: true },
  ],
})

/** Reports the error that React recovered from, which is the cause of the one that it reports. */
function reportCauses(): void {
  addEventListener('error', ({ error }) => {
    if (error instanceof Error && error.cause !== undefined) reportError(error.cause)
  })
}
