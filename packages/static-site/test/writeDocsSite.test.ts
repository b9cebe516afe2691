import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileCollection, createCollection } from '@view-site/docs/compile'
import { createLogger } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { clientAssets, writeDocsSite } from '../src/build.ts'
import { openSiteFiles } from '../src/files/index.ts'

test('the first build of a site reports that it can be served before it writes its articles, and a later one does not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'docs-site-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const collection = await createCollection({
    root: join(import.meta.dirname, 'fixtures/content'),
    licences: { products: { pro: 'Pro' }, href: '/price' },
  })
  const articles = await compileCollection(collection, { cache: false })
  const outDir = join(folder, 'client')
  const servable: string[][] = []
  onMessage((message) => {
    if ('isServable' in message) servable.push(pagesOf(readdirSync(outDir, { recursive: true, encoding: 'utf8' })))
  })
  const build = async (version: string) => {
    await writeDocsSite({
      build: {
        assets: clientAssets({ 'app.ts': { file: 'app.js', isEntry: true } }, '/', 'app.ts'),
        files: [],
        logger: createLogger('silent'),
        outDir,
      },
      pages: { collection, articles },
      files: await openSiteFiles({ outDir, record: join(folder, 'files.json'), compress: false }),
      origin: 'https://docs.example',
      localePaths: collection.site,
      server: {
        renderPage: async (path, locale) => ({
          head: { locale, path, title: 'T', description: 'D', indexed: true, formats: [] },
          body: '',
          routeIds: ['/'],
        }),
        setMenus: () => {},
      },
      document: { siteName: 'Docs', scripts: { beforePaint: '', boot: '' }, hasImage: false, icon: '/a.svg', renderUntil: 'end' },
      sourceOf: () => undefined,
      messagesOf: (locale) => `${locale}.ts`,
      article: { routeId: '/article', modules: [], reader: 'reader.ts' },
      demosOf: () => undefined,
      sections: {},
      version,
      paths: { indexed: ['/', '/view-ui-plus/guide/start'], others: ['/404'] },
      isListed: () => true,
      outputs: [],
    })
    return pagesOf(await readdir(outDir, { recursive: true }))
  }
  const first = ['404.html', 'en-US.html', 'en-US/404.html', 'index.html']
  const all = await build('one')
  expect(all).toEqual(expect.arrayContaining([...first, 'en-US/view-ui-plus/guide/start.html', 'view-ui-plus/guide/start.html']))
  expect(servable).toEqual([first])
  expect(await build('two')).toEqual(all)
  expect(servable).toHaveLength(1)
})

function pagesOf(names: readonly string[]): string[] {
  return names.filter((name) => name.endsWith('.html')).sort()
}

/** Listens to what a build reports to its parent process, during this test. */
function onMessage(listener: (message: object) => void): void {
  const send = process.send?.bind(process)
  process.send = (message: object) => {
    listener(message)
    return true
  }
  onTestFinished(() => {
    if (send) process.send = send
    else delete process.send
  })
}
