import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '500000' }, only: { type: 'string', default: 'sqlite,postgres' } },
})

/**
 * `pnpm fuzz:api [--requests 500000] [--only sqlite,postgres]`: runs `test/fuzz.test.ts` with so many requests on each database: no reply
 * outside the contract, no fault of the server, and a heap that does not grow from the first half to the second.
 */
async function main(): Promise<void> {
  for (const project of values.only.split(',')) {
    const started = performance.now()
    const args = ['exec', 'vitest', 'run', 'test/fuzz.test.ts', '--project', project, '--reporter', 'dot']
    const options = {
      cwd: join(import.meta.dirname, '..'),
      env: { ...process.env, FUZZ_REQUESTS: values.requests },
      stdio: 'inherit',
    } as const
    // oxlint-disable-next-line no-await-in-loop -- one database after the other, so that their times can be compared
    const [code]: unknown[] = await once(spawn('pnpm', args, options), 'exit')
    process.stdout.write(`${project}: ${values.requests} requests in ${((performance.now() - started) / 1000).toFixed(0)} s\n`)
    if (code !== 0) process.exitCode = 1
  }
}

await main()
