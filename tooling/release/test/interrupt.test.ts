import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporary } from './temporary.ts'

const main = resolve(import.meta.dirname, '../src/main.ts')

test('[PLUS-09] Ctrl-C during a rehearsal leaves no processes and no folders', async () => {
  const place = await temporary()
  const rehearsal = spawn(process.execPath, [main, '--out', await temporary()], {
    env: { ...process.env, TMPDIR: place },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void rehearsal.kill('SIGINT'))
  for await (const text of rehearsal.stdout.setEncoding('utf8')) {
    if (!String(text).includes('✓ Start a registry')) continue
    expect(await readdir(place)).toHaveLength(1)
    rehearsal.kill('SIGINT')
  }
  // The output ends when every process that could write to it has exited.
  if (rehearsal.exitCode === null) await once(rehearsal, 'exit')
  expect(rehearsal.exitCode).toBe(130)
  expect(await readdir(place)).toEqual([])
})
