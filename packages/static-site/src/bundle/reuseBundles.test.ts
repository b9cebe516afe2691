import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { reuseBundles } from './reuseBundles.ts'

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'bundles-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  let count = 0
  const bundle = async () => {
    count += 1
    await mkdir(join(folder, 'client/assets'), { recursive: true })
    await mkdir(join(folder, 'server'), { recursive: true })
    await writeFile(join(folder, 'client/assets/app.js'), `${count}`)
    await writeFile(join(folder, 'server/server.js'), `${count}`)
    return { client: ['/assets/app.js'], version: `${count}` }
  }
  return { folder, bundle, build: (key: string | undefined) => reuseBundles({ folder, key, bundle }) }
}

test('bundles with the same key are reused, and their files are left untouched', async () => {
  const { folder, build } = await openFolder()
  expect(await build('a')).toEqual({ client: ['/assets/app.js'], version: '1' })
  expect(await build('a')).toEqual({ client: ['/assets/app.js'], version: '1' })
  expect(await readFile(join(folder, 'server/server.js'), 'utf8')).toBe('1')
})

test('bundles are rebuilt when the key changes or is undefined', async () => {
  const { build } = await openFolder()
  await build('a')
  expect(await build('b')).toMatchObject({ version: '2' })
  expect(await build('a')).toMatchObject({ version: '3' })
  expect(await build(undefined)).toMatchObject({ version: '4' })
  expect(await build('a')).toMatchObject({ version: '5' })
})

test.for(['client/assets/app.js', 'server/server.js'])('bundles are rebuilt when %s is missing', async (file) => {
  const { folder, build } = await openFolder()
  await build('a')
  await rm(join(folder, file))
  expect(await build('a')).toMatchObject({ version: '2' })
})

test('bundles are rebuilt after a failed build or when the record is damaged', async () => {
  const { folder, build } = await openFolder()
  await build('a')
  const broken = reuseBundles({ folder, key: 'b', bundle: () => Promise.reject(new Error('disk full')) })
  await expect(broken).rejects.toThrow('disk full')
  expect(await build('a')).toMatchObject({ version: '2' })
  await writeFile(join(folder, 'bundles.json'), '{"key":"a"')
  expect(await build('a')).toMatchObject({ version: '3' })
})
