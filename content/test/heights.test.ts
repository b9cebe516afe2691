import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoFiles } from '@view-site/vue-demo/vite'
import { expect, test } from 'vitest'
import { root } from './pages/pageApis.ts'

test('[DOC-12] every demo has a measured height, and every height a demo', async () => {
  const wrong: string[] = []
  for (const [page, demos] of demoFiles(root)) {
    // The home page reserves its own height.
    if (page.startsWith('site/')) continue
    const file = join(root, page, 'demos/heights.json')
    const measured: Record<string, unknown> = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
    const [names, known] = [[...demos.keys()], Object.keys(measured)]
    wrong.push(...names.filter((name) => !known.includes(name)).map((name) => `${page}: ${name} is not measured`))
    wrong.push(...known.filter((name) => !names.includes(name)).map((name) => `${page}: ${name} is gone`))
  }
  expect(wrong, 'pnpm --filter @view-site/docs measure <address> <content> <route>').toEqual([])
})
