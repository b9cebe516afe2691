import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, relative, resolve } from 'node:path'
import type { FullConfig, FullResult, Reporter, TestCase } from '@playwright/test/reporter'
import { z } from 'zod'

/** Maximum number of recorded failures: if more tests fail, most of them fail for the same reason. */
const most = 8

const attachment = z.object({ name: z.string(), path: z.string().optional() })
const spec = z.object({
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ results: z.array(z.object({ attachments: z.array(attachment) })) })),
})
interface Suite {
  specs: z.output<typeof spec>[]
  suites?: Suite[] | undefined
}
const suite: z.ZodType<Suite> = z.lazy(() => z.object({ specs: z.array(spec), suites: z.array(suite).optional() }))
const report = z.object({ suites: z.array(suite) })

/**
 * Runs each failed test again with a trace, a film of its last seconds and the log of its servers, and prints the paths of these. Tracing
 * every test would make the run a fifth slower. A test that passes the second time still counts as failed.
 */
export default class RecordFailures implements Reporter {
  private config: FullConfig | undefined
  private readonly tests = new Set<TestCase>()

  onBegin(config: FullConfig): void {
    this.config = config
  }

  onTestEnd(test: TestCase): void {
    this.tests.add(test)
  }

  async onEnd({ status }: FullResult): Promise<void> {
    const [project] = this.config?.projects ?? []
    const failed = [...this.tests].filter((test) => test.outcome() === 'unexpected')
    if (!this.config || !project || failed.length === 0 || status === 'interrupted') return
    const folder = join(project.outputDir, 'recorded')
    await mkdir(project.outputDir, { recursive: true })
    const list = join(project.outputDir, 'failed-tests.txt')
    const { rootDir } = this.config
    // File and titles, in the format of `--test-list`.
    const lines = failed.slice(0, most).map((test) => [relative(rootDir, test.location.file), ...test.titlePath().slice(3)].join(' › '))
    await writeFile(list, `${lines.join('\n')}\n`)
    print(`\nRecording ${lines.length} of ${failed.length} failed tests:`)
    const specs = specsOf(report.parse(JSON.parse(await record(list, folder))).suites)
    for (const { title, ok, tests } of specs) {
      print(`\n  ${title}\n    ${ok ? 'passed this time: it is flaky' : 'failed again'}`)
      for (const { name, path } of tests.flatMap(({ results }) => results).flatMap(({ attachments }) => attachments))
        if (path !== undefined) print(`    ${name.padEnd(20)} ${relative(process.cwd(), path)}`)
    }
    print('\n  Open a trace with `pnpm --filter @view-site/e2e exec playwright show-trace <trace.zip>`.')
  }
}

/** Runs the listed tests with traces, keeps their attachments, and returns the JSON report. */
async function record(list: string, output: string): Promise<string> {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  const args = [cli, 'test', '--config', resolve(import.meta.dirname, '../playwright.config.ts'), '--test-list', list, '--output', output]
  const run = spawn(process.execPath, [...args, '--workers', '1', '--trace', 'on', '--reporter', 'json'], {
    env: { ...process.env, E2E_RECORD: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let json = ''
  for await (const part of run.stdout) json += String(part)
  return json
}

function specsOf(suites: readonly Suite[]): z.output<typeof spec>[] {
  return suites.flatMap((one) => [...one.specs, ...specsOf(one.suites ?? [])])
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
