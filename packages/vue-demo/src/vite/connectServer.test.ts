import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { connectServer } from './connectServer.ts'
import { vueDemos } from './vueDemos.ts'

const demo = `<script setup lang="ts">
const action = '/api/files'
</script>

<template>
  <p>{{ action }}</p>
</template>
`

test('a server next to the demos is started by each of them, on a line that they have already', () => {
  const connected = connectServer(demo)
  expect(connected.split('\n')).toHaveLength(demo.split('\n').length)
  expect(connected.split('\n')[0]).toBe(
    `<script setup lang="ts">import { onScopeDispose as onLeaveDemo } from 'vue';import startDemoServer from './server.js';onLeaveDemo(startDemoServer());`,
  )
  expect(connectServer('<template><p /></template>\n')).toBe('<template><p /></template>\n')
})

test('only the pages that have a server bring it along', async () => {
  const root = await realpath(await mkdtemp(path.join(tmpdir(), 'upload-demos-')))
  for (const page of ['upload', 'input']) {
    await mkdir(`${root}/${page}/demos`, { recursive: true })
    await writeFile(`${root}/${page}/demos/basic.vue`, demo)
  }
  const source = 'export default () => () => {}\n'
  await writeFile(`${root}/upload/demos/server.js`, source)
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [vueDemos({ root })],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, watch: null },
  })
  onTestFinished(async () => {
    await server.close()
    await rm(root, { recursive: true, force: true })
  })
  const load = async (id: string) => JSON.stringify(await server.environments.client.pluginContainer.load(id))
  expect(await load('\0virtual:vue-demos/upload')).toContain(JSON.stringify(`export const server = ${JSON.stringify(source)}`).slice(1, -1))
  expect(await load('\0virtual:vue-demos/input')).not.toContain('export const server')
  expect(await load(`${root}/upload/demos/basic@zh-CN.vue`)).toContain("import startDemoServer from './server.js'")
  expect(await load(`${root}/input/demos/basic@zh-CN.vue`)).not.toContain('startDemoServer')
})
