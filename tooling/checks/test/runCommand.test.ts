import { expect, test } from 'vitest'
import { runCommand } from '../src/runCommand.ts'

const options = { cwd: import.meta.dirname, env: process.env, signal: new AbortController().signal }

test('the result has the exit code and the end of its output', async () => {
  expect(await runCommand([process.execPath, '-e', 'console.log("done"); process.exit(3)'], options)).toMatchObject({
    code: 3,
    output: 'done\n',
  })
})

test.runIf(process.platform === 'linux')('the processor time of a command includes that of its child processes', async () => {
  const busy = 'const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);'
  const parent = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(busy)}])`
  const { cpu } = await runCommand([process.execPath, '-e', parent], options)
  expect(cpu).toBeGreaterThanOrEqual(0.3)
})
