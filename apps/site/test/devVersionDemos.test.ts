import { join, resolve } from 'node:path'
import { olderReleases } from '@view-site/content/older-releases'
import { createCollection } from '@view-site/docs/compile'
import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { createDemoAdapter } from '../build/versions/createDemoAdapter.ts'
import { devVersionDemos } from '../build/versions/devVersionDemos.ts'
import { devDemosBase } from '../src/docs/devDemosBase.ts'

const content = resolve(import.meta.dirname, '../../../content')
const page = 'component/base/button'

/** Starts a development server that knows one page of each older version. */
async function startServer(): Promise<string> {
  const collection = await createCollection({
    root: content,
    products: [],
    checkAddresses: false,
    lastUpdated: new Map(),
    adaptDemo: createDemoAdapter(content),
  })
  const pages = olderReleases.map(({ section, id }) => ({
    id: `${section}/${id}/${page}`,
    path: `/${section}/${id}/${page}`,
    product: `${section}@${id}`,
    folder: join(content, section, page),
    frontMatter: {},
    version: { id, section, current: `${section}/${page}`, text: 'adapted' as const },
  }))
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    root: resolve(import.meta.dirname, '..'),
    server: { host: '127.0.0.1', port: 0 },
    optimizeDeps: { noDiscovery: true },
    plugins: [devVersionDemos(async () => ({ ...collection, pages }))],
  })
  onTestFinished(() => server.close())
  await server.listen()
  return server.resolvedUrls?.local[0] ?? ''
}

test('in development, demos of an older version run with the library of that version', async () => {
  const [{ section, id, release } = raise()] = olderReleases
  const base = devDemosBase(`${section}/${id}`)
  const origin = await startServer()
  const read = async (path: string) => (await fetch(new URL(path, origin))).text()
  const module = await read(`${base}@id/virtual:vue-demos/${section}/${id}/${page}`)
  const [, demo = ''] = /import\("([^"]+type(?:\.rewritten)?@zh-CN\.vue[^"]*)"\)/.exec(module) ?? []
  expect(demo).toContain(base)
  const code = await read(demo)
  expect(code).toContain(`/view-ui-plus@${release}/node_modules/view-ui-plus/src/components/button/`)
  expect(await read(`${base}@id/virtual:view-ui.css`)).toContain(`view-ui-plus@${release}`)
})

function raise(): never {
  throw new Error('No older version is documented.')
}
