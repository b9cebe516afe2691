import { createImageRenderer } from '@view-site/open-graph-image'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { compileCollection, createCollection } from '@view-site/docs/compile'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  apiFiles,
  articleFiles,
  feeds,
  llms,
  openGraphImages,
  sitemap,
  writeOutputs,
  type ApiLibrary,
  type OpenGraphImagesOptions,
} from '../src/build.ts'
import { openSiteFiles } from '../src/files/index.ts'
import { apiChangesDocument, apiDocument } from '../src/outputs/api/index.ts'

const origin = 'https://docs.example'
const brand = 'View UI Plus'
const colors = {
  mat: '#eeeeee',
  sheet: '#ffffff',
  line: '#cccccc',
  tick: '#999999',
  text: '#111111',
  muted: '#444444',
  subtle: '#777777',
  brand: '#2d8cf0',
}
const xml = new XMLParser({ ignoreAttributes: false, isArray: (name) => ['entry', 'link', 'url'].includes(name) })
const library: ApiLibrary = {
  name: 'acme-ui',
  version: '1.2.3',
  kindOf: (name) => (name === 'Button' ? 'component' : undefined),
  history: {
    package: 'acme-ui',
    releases: ['1.0.0', '1.1.0', '1.2.3'],
    members: {
      Button: { '1.0.0': {} },
      'Button.props.size': { '1.0.0': { type: 'string' }, '1.2.3': { type: 'Size' } },
      'Button.events.click': { '1.1.0': {} },
    },
  },
  headings: {
    traps: { 'zh-CN': '容易踩的坑', 'en-US': 'Traps' },
    accessibility: { 'zh-CN': '键盘与无障碍', 'en-US': 'Keyboard and accessibility' },
  },
}
let folder = ''

/** Compiles a small collection. */
async function compilePages() {
  const collection = await createCollection({
    root: join(import.meta.dirname, 'fixtures/content'),
    licences: { products: { pro: 'Pro' }, href: '/price' },
    lastUpdated: new Map([['view-ui-plus/guide/start/zh-CN.md', '2026-05-07']]),
  })
  return { collection, articles: await compileCollection(collection, { cache: false }) }
}

/** Writes every output except the pages, for the small collection. */
async function build(out: string): Promise<void> {
  const { collection, articles } = await compilePages()
  const files = await openSiteFiles({ outDir: join(out, 'site'), record: join(out, 'files.json') })
  const about = { 'zh-CN': '组件库', 'en-US': 'A component library.' }
  const outputs = [
    articleFiles({
      files,
      origin,
      localePaths: collection.site,
      articles,
      pathOf: (id) => `/${id}`,
      demosOf: (id) => (id.endsWith('/start') ? '/assets/start-1.js' : undefined),
    }),
    llms({ files, origin, collection, articles, title: brand, about, hasChapters: isProduct }),
    apiFiles({ files, origin, collection, libraries: { 'view-ui-plus': library } }),
    feeds({ files, origin, localePaths: collection.site, author: brand, titleOf: (title) => `${title} - ${brand}` }),
    sitemap({ files, origin, collection, paths: ['/', '/price'], isListed: isProduct }),
    openGraphImages({
      files,
      origin,
      collection,
      brand,
      renderer: createImageRenderer({ colors }),
      pages: ['/', '/price'].map((path) => ({ path, title: { 'zh-CN': `页面 ${path}`, 'en-US': `Page ${path}` }, description: about })),
    }),
  ]
  await writeOutputs({ collection, articles, outputs })
  await files.finish([])
}

function isProduct(product: string): boolean {
  return product === 'view-ui-plus'
}

function read(path: string): Promise<string> {
  return readFile(join(folder, 'site', path), 'utf8')
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outputs-'))
  await build(folder)
})

afterAll(() => rm(folder, { recursive: true }))

test('[PLUS-06] llms.txt links to the Markdown of all public pages, by chapter', async () => {
  expect(await read('llms.txt')).toMatch(/^# View UI Plus\n\n> .+\n\n/)
  expect((await read('llms.txt')).split('\n').filter((line) => /^(##|-) /.test(line))).toEqual([
    '## View UI Plus / 指南',
    `- [开始 Start \\[1\\]](${origin}/view-ui-plus/guide/start.md): 第一步。`,
    `- [更新日志](${origin}/view-ui-plus/guide/changelog.md): 每个版本改了什么。`,
  ])
  expect((await read('en-US/llms.txt')).split('\n').filter((line) => /^(##|-) /.test(line))).toEqual([
    '## View UI Plus / Guide',
    `- [Start](${origin}/en-US/view-ui-plus/guide/start.md): The first step.`,
    `- [Changelog](${origin}/en-US/view-ui-plus/guide/changelog.md): What each version changed.`,
  ])
})

test('[PLUS-06] llms-full.txt contains those pages in full, in menu order, with absolute links', async () => {
  const text = await read('en-US/llms-full.txt')
  expect(text.match(/^# .+$/gm)).toEqual(['# View UI Plus', '# Start', '# Changelog'])
  expect(text).toContain(`See the [changelog](${origin}/en-US/view-ui-plus/guide/changelog).`)
  expect(await read('en-US/view-ui-plus/guide/start.md')).toContain(`(${origin}/en-US/view-ui-plus/guide/changelog)`)
  for (const locale of ['', 'en-US/']) expect(await read(`${locale}llms-full.txt`)).not.toMatch(/secret|hush/)
  expect(brotliDecompressSync(await readFile(join(folder, 'site/en-US/llms-full.txt.br'))).toString()).toBe(text)
  expect(gunzipSync(await readFile(join(folder, 'site/en-US/llms-full.txt.gz'))).toString()).toBe(text)
})

test('[PLUS-06] each product has its own llms.txt and llms-full.txt, to which the whole llms.txt links', async () => {
  const own = await read('en-US/view-ui-plus/llms.txt')
  expect(own).toContain(`All pages in one file: ${origin}/en-US/view-ui-plus/llms-full.txt`)
  expect(own.match(/^- \[[^\]]+/gm)).toEqual(['- [Start', '- [Changelog'])
  expect(await read('llms.txt')).toContain(`只含 View UI Plus 的页面：${origin}/view-ui-plus/llms.txt`)
  expect(own).toContain(`Every page is also a Markdown file, at its address followed by .md: ${origin}/en-US/view-ui-plus/`)
  expect((await read('view-ui-plus/llms-full.txt')).match(/^# .+$/gm)).toEqual(['# View UI Plus', '# 开始 Start [1]', '# 更新日志'])
})

test('[PLUS-06] a page with `feed: true` has an Atom feed with its releases, and no other page has one', async () => {
  for (const locale of ['', '/en-US']) {
    const text = await read(`${locale}/view-ui-plus/guide/changelog.xml`)
    expect(XMLValidator.validate(text)).toBe(true)
    const { feed } = xml.parse(text)
    const page = `${origin}${locale}/view-ui-plus/guide/changelog`
    expect(feed['@_xmlns']).toBe('http://www.w3.org/2005/Atom')
    expect(feed).toMatchObject({ id: page, updated: '2026-05-06T00:00:00Z', author: { name: 'View UI Plus' } })
    expect(feed.link.map((link: Record<string, string>) => [link['@_rel'], link['@_href']])).toEqual([
      ['self', `${page}.xml`],
      ['alternate', page],
    ])
    expect(feed.entry.map(({ title, updated }: Record<string, string>) => [title, updated])).toEqual([
      ['2.0.0 · 2026-05-06', '2026-05-06T00:00:00Z'],
      ['1.9.0 · 2026-04-01', '2026-04-01T00:00:00Z'],
    ])
    const [newest, oldest] = feed.entry
    expect(newest.id).toMatch(/#h[a-z0-9]{9}$/)
    expect(newest.link[0]['@_href']).toBe(newest.id)
    const content = newest.content['#text']
    expect(content).toContain(`href="${origin}${locale}/view-ui-plus/guide/start"`)
    expect(content).toContain('<code>&lt;Space&gt;</code> &amp; ')
    expect(oldest.content['#text']).toContain(`href="${newest.id}"`)
    for (const { content: body } of feed.entry) {
      expect(body['#text']).not.toMatch(/doc-hash|<button|<h2|<footer|(href|src)="[/#]/)
    }
  }
  expect((await readdir(join(folder, 'site/view-ui-plus/guide'))).filter((name) => name.endsWith('.xml'))).toEqual(['changelog.xml'])
})

test('api.json has the API of a page and of the whole library, in each language, valid by its published schema', async () => {
  const page = apiDocument.parse(JSON.parse(await read('en-US/view-ui-plus/guide/start/api.json')))
  expect(page).toMatchObject({ library: { name: 'acme-ui', version: '1.2.3' }, locale: 'en-US' })
  expect(page.pages).toMatchObject([
    {
      id: 'view-ui-plus/guide/start',
      url: `${origin}/en-US/view-ui-plus/guide/start`,
      markdown: `${origin}/en-US/view-ui-plus/guide/start.md`,
      exports: [
        {
          name: 'Button',
          kind: 'component',
          props: { size: { type: 'Size', default: "'default'", description: 'Size of the button' } },
          events: { click: { params: '(event: MouseEvent)', description: 'Fires on a click' } },
        },
        { name: 'Size', kind: 'type', since: '1.2.0', props: { width: { type: 'number', required: true } } },
        { name: 'Directives', kind: 'directive', directives: { 'v-width': { value: 'number' } } },
      ],
      demos: [
        {
          name: 'plain',
          title: 'Look',
          url: expect.stringMatching(/\/start#h\w+$/),
          source: expect.stringContaining('<button type="button">'),
        },
      ],
      trapsUrl: expect.stringMatching(/\/start#h\w+$/),
      traps: [
        `**The first trap.** See the [changelog](${origin}/en-US/view-ui-plus/guide/changelog).`,
        '**The second trap.** Nothing to see.',
      ],
      trapUrls: [expect.stringMatching(/\/start#first-trap$/), expect.stringMatching(/\/start#h\w+$/)],
    },
  ])
  const all = apiDocument.parse(JSON.parse(await read('view-ui-plus/api.json')))
  expect(all.pages).toMatchObject([{ id: 'view-ui-plus/guide/start', demos: [{ name: 'plain', title: '看看' }] }])
  expect(all.pages[0]?.demos[0]).not.toHaveProperty('source')
  const schema = JSON.parse(await read('schemas/api.json'))
  expect(all.$schema).toBe(schema.$id)
  expect(new Ajv2020({ formats: { uri: true } }).validate(schema, page)).toBe(true)
})

test('api-changes.json has what each release changed, valid by its published schema', async () => {
  const changes = apiChangesDocument.parse(JSON.parse(await read('view-ui-plus/api-changes.json')))
  expect(changes).toMatchObject({ library: { name: 'acme-ui' }, first: '1.0.0' })
  expect(changes.releases).toEqual([
    {
      version: '1.2.3',
      changes: [
        {
          export: 'Button',
          member: { part: 'props', name: 'size' },
          kind: 'changed',
          before: { type: 'string' },
          after: { type: 'Size' },
        },
      ],
    },
    {
      version: '1.1.0',
      changes: [{ export: 'Button', member: { part: 'events', name: 'click' }, kind: 'added', before: null, after: {} }],
    },
  ])
  const schema = JSON.parse(await read('schemas/api-changes.json'))
  expect(changes.$schema).toBe(schema.$id)
  expect(new Ajv2020({ formats: { uri: true } }).validate(schema, changes)).toBe(true)
})

test('web-types.json and components.d.ts.txt describe the components and directives for editors', async () => {
  const { name, version, contributions } = JSON.parse(await read('en-US/view-ui-plus/web-types.json'))
  expect([name, version]).toEqual(['acme-ui', '1.2.3'])
  expect(contributions.html['vue-components']).toEqual([
    {
      name: 'Button',
      source: { symbol: 'Button' },
      description: 'The first step.',
      'doc-url': `${origin}/en-US/view-ui-plus/guide/start`,
      props: [{ name: 'size', type: 'Size', default: "'default'", description: 'Size of the button' }],
      js: { events: [{ name: 'click', description: '`(event: MouseEvent)` Fires on a click' }] },
      slots: [{ name: 'default', description: 'Its text' }],
    },
  ])
  expect(contributions.html['vue-directives']).toMatchObject([{ name: 'width', description: 'Width in px' }])
  expect(await read('en-US/view-ui-plus/components.d.ts.txt')).toContain('Size of the button')
})

test('[PLUS-01] the sitemap has the date of the last change of each page, and no hidden pages', async () => {
  const text = await read('sitemap.xml')
  expect(XMLValidator.validate(text)).toBe(true)
  const urls: { loc: string; lastmod?: string }[] = xml.parse(text).urlset.url
  const days = new Map(urls.map(({ loc, lastmod }) => [loc, lastmod]))
  expect(days.get(`${origin}/view-ui-plus/guide/start`)).toBe('2026-05-07')
  expect(days.get(`${origin}/en-US/view-ui-plus/guide/start`)).toBeUndefined()
  expect([...days.keys()].filter((url) => url.includes('/en-US/view-ui-plus'))).toEqual(
    ['start', 'changelog', 'paid'].map((name) => `${origin}/en-US/view-ui-plus/guide/${name}`),
  )
})

test('[PLUS-01] every page has an Open Graph image in each locale, including home and price', async () => {
  const pages = ['index', 'price', 'view-ui-plus/guide/start', 'view-ui-plus/guide/changelog', 'view-ui-plus/guide/paid']
  const pictures = await Promise.all(
    pages.flatMap((page) => ['cards', 'cards/en-US'].map((place) => readFile(join(folder, `site/${place}/${page}.png`)))),
  )
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(pictures.length)
  for (const picture of pictures) expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
})

test('[PLUS-01] images of other pages than the chosen ones are left to a later build, which draws them; unchanged ones stay', async () => {
  const at = join(folder, 'chosen')
  const write = async (draw: OpenGraphImagesOptions['draw']) => {
    const files = await openSiteFiles({ outDir: at, record: join(folder, 'chosen.json') })
    const { collection, articles } = await compilePages()
    const pages = ['/', '/price'].map((path) => ({ path, title: { 'zh-CN': path, 'en-US': path }, description: {} }))
    const renderer = createImageRenderer({ colors })
    const images = openGraphImages({ files, origin, collection, brand, renderer, pages, ...(draw === undefined ? {} : { draw }) })
    await writeOutputs({ collection, articles, outputs: [images] })
    await files.finish([])
    return (await readdir(at, { recursive: true })).filter((name) => name.endsWith('.png')).sort()
  }
  const all = ['index', 'price', ...['changelog', 'hidden', 'paid', 'start'].map((name) => `view-ui-plus/guide/${name}`)]
  expect(await write((path) => path === '/price' || path.endsWith('/start'))).toEqual(imagesOf(['price', 'view-ui-plus/guide/start']))
  expect(await write(false)).toEqual(imagesOf(['price', 'view-ui-plus/guide/start']))
  expect(await write(undefined)).toEqual(imagesOf(all))
})

/** Images of pages in both locales, from the site's folder. */
function imagesOf(names: readonly string[]): string[] {
  return ['cards', 'cards/en-US'].flatMap((place) => names.map((name) => `${place}/${name}.png`)).sort()
}

test('unchanged files are not written again, unless the generator has changed', async () => {
  const at = join(folder, 'again')
  const record = join(folder, 'again.json')
  const write = async (generatorVersion: string) => {
    const files = await openSiteFiles({ outDir: at, record, generatorVersion })
    let made = 0
    await files.write('/page.html', async () => String((made += 1)), 'first version')
    const stream = await files.stream('/all.txt', 'first version')
    await stream?.append('text')
    await stream?.end()
    await files.finish([])
    return { made, isStreamed: stream !== undefined }
  }
  expect(await write('one')).toEqual({ made: 1, isStreamed: true })
  expect(await write('one')).toEqual({ made: 0, isStreamed: false })
  expect(await write('two')).toEqual({ made: 1, isStreamed: true })
  expect(await readFile(join(at, 'all.txt'), 'utf8')).toBe('text')
})

test('index.json of a page with demos names the module that contains them', async () => {
  expect(JSON.parse(await read('view-ui-plus/guide/start/index.json'))).toMatchObject({ demos: '/assets/start-1.js' })
  expect(JSON.parse(await read('view-ui-plus/guide/changelog/index.json'))).not.toHaveProperty('demos')
})
