import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { connectToRunner } from './connectToRunner.ts'

/** Reports the progress and failures of a vitest run to the runner as they happen. */
export default class VitestProgress implements Reporter {
  #runner = connectToRunner()
  #counts = { known: 0, done: 0, failed: 0 }

  onTestModuleCollected(module: TestModule): void {
    this.#counts.known += [...module.children.allTests()].length
    this.#count()
  }

  onTestCaseResult(test: TestCase): void {
    this.#counts.done += 1
    const { state, errors } = test.result()
    if (state === 'failed') this.#fail(`${test.module.moduleId} > ${test.fullName}`, errors)
    else this.#count()
  }

  onTestModuleEnd(module: TestModule): void {
    const errors = module.errors()
    if (errors.length > 0) this.#fail(module.moduleId, errors)
  }

  async onTestRunEnd(): Promise<void> {
    await this.#runner.end()
  }

  #fail(title: string, errors: readonly { message: string; stack?: string; diff?: string }[] = []): void {
    this.#counts.failed += 1
    const text = errors.map(({ message, stack, diff }) => [stack ?? message, diff ?? ''].join('\n').trimEnd()).join('\n')
    this.#runner.send({ kind: 'failure', title: relative(process.cwd(), title), text })
    this.#count()
  }

  #count(): void {
    this.#runner.send({ kind: 'count', ...this.#counts })
  }
}
