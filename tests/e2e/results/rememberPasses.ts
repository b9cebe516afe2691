import { relative } from 'node:path'
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { rememberJourneys } from './journeyPasses.ts'
import { servedAnnotation } from './servedPaths.ts'

/** Records what each passed journey requested from the site. The journey is skipped while that has not changed. */
export default class RememberPasses implements Reporter {
  private readonly passed = new Map<string, readonly string[]>()
  private root = ''

  onBegin({ rootDir }: FullConfig): void {
    this.root = rootDir
  }

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    const served = annotations.find(({ type }) => type === servedAnnotation)?.description
    if (status !== 'passed' || served === undefined) return
    this.passed.set([relative(this.root, test.location.file), ...test.titlePath().slice(3)].join(' › '), served.split(' '))
  }

  onEnd(): void {
    if (this.passed.size > 0) rememberJourneys(this.passed)
  }

  printsToStdio(): boolean {
    return false
  }
}
