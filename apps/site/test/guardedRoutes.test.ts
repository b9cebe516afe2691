import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../src/routes')

/** Pages for users outside of `/user`, whose root only redirects. */
const elsewhere = ['store.doc.$id.tsx', 'store.purchases.tsx', 'store.release.$id.tsx', 'system-log.tsx']

test('[ROUTE-02] each page for users sends visitors to the sign-in', async () => {
  const files = (await readdir(folder)).toSorted()
  const guarded: string[] = []
  for (const file of files) if (/\bbeforeLoad: requireSignIn\b/.test(await readFile(join(folder, file), 'utf8'))) guarded.push(file)
  expect(guarded).toEqual(files.filter((file) => elsewhere.includes(file) || /^user\.(?!index\.)/.test(file)))
})
