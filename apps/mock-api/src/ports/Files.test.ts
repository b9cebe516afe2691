import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderFiles, noFiles, type Files } from './Files.ts'

let home: string
let files: Files
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'files-'))
  await mkdir(join(home, 'open/zh-CN'), { recursive: true })
  await mkdir(join(home, 'open-too'))
  await writeFile(join(home, 'open/zh-CN/a.json'), 'in the folder')
  await writeFile(join(home, 'open-too/a.json'), 'next to the folder')
  await writeFile(join(home, 'a.json'), 'above the folder')
  files = folderFiles(join(home, 'open'))
})
afterAll(() => rm(home, { recursive: true }))

test('a file of the folder is read; a missing file and a folder are undefined', async () => {
  expect(await files.read('zh-CN/a.json')).toBe('in the folder')
  expect(await files.read('zh-CN/b.json')).toBeUndefined()
  expect(await files.read('zh-CN')).toBeUndefined()
  expect(await files.read('zh-CN/a.json/b')).toBeUndefined()
  expect(await noFiles().read('zh-CN/a.json')).toBeUndefined()
})

test.each(['../a.json', '../open-too/a.json', 'zh-CN/../../a.json', '..', 'a\0.json'])(
  '[DOC-14] the path %j does not lead out',
  async (path) => {
    await expect(files.read(path)).rejects.toThrow('leads out')
  },
)
