import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalePaths } from '@view-site/i18n/locale'
import { expect, onTestFinished, test } from 'vitest'
import { clientAssets, createPageWriter } from '../../src/build.ts'
import { openSiteFiles } from '../../src/files/index.ts'
import { createSnapshots, type SnapshotOptions } from '../../src/snapshots/createSnapshots.ts'

const page = `export default { hello: (host) => { host.innerHTML = '<p>drawn</p>' } }`

/** A folder into which a site with three pages is built: two with a demo, one without. */
async function openSite() {
  const folder = await mkdtemp(join(tmpdir(), 'later-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const outDir = join(folder, 'client')
  await mkdir(outDir)
  await writeFile(join(folder, 'page.mjs'), page)
  return {
    read: async (name: string) => readFile(join(outDir, name), 'utf8'),
    /** Builds the site, and returns the paths of the pages that were rendered. */
    async build(isLater: SnapshotOptions['isLater']): Promise<string[]> {
      const rendered: string[] = []
      const files = await openSiteFiles({ outDir, record: join(folder, 'files.json'), compress: false })
      const mounter = join(import.meta.dirname, 'mounter.ts')
      const snapshots = createSnapshots(
        { mounter, stylesOf: () => [], ...(isLater === undefined ? {} : { isLater }) },
        { outDir: folder, base: '' },
      )
      const writer = createPageWriter({
        async render(path, locale) {
          rendered.push(path)
          const head = { locale, path, title: 'T', description: 'D', indexed: true, formats: [] }
          return { head, body: '<div data-snapshot-host="hello"></div>', routeIds: ['/'] }
        },
        document: {
          menus: {},
          origin: 'https://a.example',
          localePaths: createLocalePaths(['en-US']),
          siteName: 'A',
          scripts: { beforePaint: '', boot: '' },
          hasImage: false,
          icon: '/a.svg',
          renderUntil: 'end',
        },
        assets: clientAssets({ 'app.ts': { file: 'app.js', isEntry: true } }, '/', 'app.ts'),
        files,
        outDir,
        sourceOf: () => undefined,
        messagesOf: () => 'en-US.ts',
        article: { routeId: '/article', modules: [], reader: 'reader.ts' },
        sections: {},
        demosOf: () => '/page.mjs',
        snapshots,
        plainDemos: {
          '/demo': { id: 'demo', demos: [{ name: 'hello', id: 'd' }] },
          '/other': { id: 'other', demos: [{ name: 'hello', id: 'd' }] },
        },
        version: '1',
        refs: [],
      })
      for (const path of ['/demo', '/other', '/plain']) await writer.plain(path, 'en-US')
      await files.finish([])
      await snapshots.finish()
      return rendered
    },
  }
}

test('a build may leave the drawing to a later one, which writes only the pages with demos again', async () => {
  const site = await openSite()
  expect(await site.build(true)).toEqual(['/demo', '/other', '/plain'])
  expect(await site.read('demo.html')).not.toContain('drawn')
  expect(await site.build(true)).toEqual([])
  expect(await site.build(false)).toEqual(['/demo', '/other'])
  expect(await site.read('demo.html')).toContain('<p>drawn</p>')
})

test('a build may leave the drawing on some pages to a later one', async () => {
  const site = await openSite()
  expect(await site.build((id) => id === 'other')).toEqual(['/demo', '/other', '/plain'])
  expect(await site.read('demo.html')).toContain('<p>drawn</p>')
  expect(await site.read('other.html')).not.toContain('drawn')
  expect(await site.build(undefined)).toEqual(['/other'])
  expect(await site.read('other.html')).toContain('<p>drawn</p>')
})

test('such a build keeps the pages on which an earlier one drew', async () => {
  const site = await openSite()
  await site.build(false)
  expect(await site.build(true)).toEqual([])
  expect(await site.read('demo.html')).toContain('<p>drawn</p>')
  expect(await site.build(false)).toEqual([])
})
