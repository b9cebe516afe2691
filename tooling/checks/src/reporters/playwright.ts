import { relative } from 'node:path'
import type { Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { connectToRunner } from './connectToRunner.ts'

/** Reports the progress and failures of a Playwright run to the runner as they happen. */
export default class PlaywrightProgress implements Reporter {
  #runner = connectToRunner()
  #counts = { known: 0, done: 0, failed: 0 }

  onBegin(_config: unknown, suite: Suite): void {
    this.#counts.known = suite.allTests().length
    this.#count()
  }

  onTestEnd(test: TestCase, { status, errors, attachments }: TestResult): void {
    this.#counts.done += 1
    if (status !== test.expectedStatus && status !== 'skipped') {
      this.#counts.failed += 1
      const kept = attachments.flatMap(({ name, path }) => (path === undefined ? [] : `${name}: ${relative(process.cwd(), path)}`))
      const text = [...errors.map(({ message, snippet }) => [message, snippet].filter(Boolean).join('\n')), ...kept].join('\n')
      const file = relative(process.cwd(), test.location.file)
      this.#runner.send({ kind: 'failure', title: `${file}:${test.location.line} ${test.titlePath().slice(3).join(' > ')}`, text })
    }
    this.#count()
  }

  onError({ message }: { message?: string }): void {
    this.#runner.send({ kind: 'failure', title: 'Playwright', text: message ?? '' })
  }

  async onEnd(): Promise<void> {
    await this.#runner.end()
  }

  printsToStdio(): boolean {
    return false
  }

  #count(): void {
    this.#runner.send({ kind: 'count', ...this.#counts })
  }
}
