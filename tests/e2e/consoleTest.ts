import { test as base, expect } from '@playwright/test'

interface Fixtures {
  /** Console errors, warnings and uncaught errors of every page; the test fails at its end if any is left. */
  problems: string[]
  /** What the console may say in the tests of this file or group, because they bring it about; `test.use({ tolerated: /…/ })`. */
  tolerated: RegExp | undefined
}

/** `test` with pages whose console must stay clean. */
export const consoleTest = base.extend<Fixtures>({
  tolerated: [undefined, { option: true }],
  problems: [
    async ({ context, tolerated }, use) => {
      const problems: string[] = []
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
