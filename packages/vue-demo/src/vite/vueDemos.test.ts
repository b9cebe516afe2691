import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { vueDemos } from './vueDemos.ts'

test('a demo that is rewritten is another module than the one that is written', async () => {
  const root = await realpath(await mkdtemp(path.join(tmpdir(), 'rewritten-demos-')))
  await mkdir(`${root}/menu/demos`, { recursive: true })
  await writeFile(`${root}/menu/demos/space.vue`, '<template>\n  <Space />\n</template>\n')
  await writeFile(`${root}/menu/demos/plain.vue`, '<template>\n  <p />\n</template>\n')
  const open = async (rewrite?: (source: string) => string) => {
    const server = await createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [vueDemos({ root, ...(rewrite && { rewrite }) })],
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, hmr: false, watch: null },
    })
    onTestFinished(() => server.close())
    return async (id: string) => JSON.stringify(await server.environments.client.pluginContainer.load(id))
  }
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const current = await open()
  expect(await current('\0virtual:vue-demos/menu')).toContain('/space@zh-CN.vue')
  expect(await current(`${root}/menu/demos/space@zh-CN.vue`)).toContain('<Space />')
  const older = await open((source) => source.replace('<Space />', '<div />'))
  const page = await older('\0virtual:vue-demos/menu')
  expect(page).toContain('/space.rewritten@zh-CN.vue')
  expect(page).toContain('/plain@en-US.vue')
  expect(await older(`${root}/menu/demos/space.rewritten@zh-CN.vue`)).toContain('<div />')
  expect(await older(`${root}/menu/demos/plain@zh-CN.vue`)).toBe(await current(`${root}/menu/demos/plain@zh-CN.vue`))
})
