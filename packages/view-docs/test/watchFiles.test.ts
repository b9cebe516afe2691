import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { stampsOf, watchFiles } from '../src/commands/watchFiles.ts'

async function newFile(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'watch-files-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, name), 'one')
  return join(folder, name)
}

test('a change made before watching started is reported once', async () => {
  const file = await newFile('docs.config.ts')
  const before = await stampsOf([file])
  await writeFile(file, 'two, longer')
  const onChange = vi.fn<(file: string) => void>()
  onTestFinished(watchFiles(before, onChange))
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(file), { timeout: 60_000 })
  await writeFile(file, 'three, still longer')
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(onChange).toHaveBeenCalledTimes(1)
})

test.for([
  [
    'replaced by another file, as editors do when saving',
    (file: string) => writeFile(`${file}~`, 'two').then(() => rename(`${file}~`, file)),
  ],
  ['removed', (file: string) => rm(file)],
] as const)('a file that is %s counts as changed', async ([, change]) => {
  const file = await newFile('blocks.ts')
  const onChange = vi.fn<(file: string) => void>()
  onTestFinished(watchFiles(await stampsOf([file]), onChange))
  await change(file)
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(file), { timeout: 60_000 })
})
