import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import sharp, { type Sharp } from 'sharp'
import { expect, onTestFinished, test } from 'vitest'

import { compileCollection, createAsset, createCollection, DocsError } from '../src/compile/index.ts'
import { pageSource } from './buildSite.ts'

/** A picture that does not compress away. */
function noise(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3)
  for (let index = 0, seed = 1; index < pixels.length; index += 1) {
    seed = (seed * 48_271) % 0x7fffffff
    pixels[index] = seed
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

interface OpenSite {
  publicFolder: string
  write: (file: string, content: string | Uint8Array) => Promise<void>
  compile: () => Promise<{
    html: string
    assets: readonly { path: string }[]
    version: string
    asset: (path: string) => Promise<Uint8Array>
  }>
}

async function openSite(body: string): Promise<OpenSite> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-pictures-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [root, publicFolder] = [join(folder, 'content'), join(folder, 'public')]
  const write = async (file: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(publicFolder, file)), { recursive: true })
    await writeFile(join(publicFolder, file), content)
  }
  await mkdir(join(root, 'guide/start'), { recursive: true })
  await writeFile(join(root, 'guide/start/en-US.md'), pageSource('Start', body))
  const compile = async () => {
    const collection = await createCollection({ root, locales: ['en-US'], products: ['guide'], publicFolder, lastUpdated: new Map() })
    const articles = await compileCollection({ ...collection, problems: [] }, { cache: join(folder, 'cache'), workers: 0 })
    const { html, assets } = await articles.read('guide/start', 'en-US')
    const asset = async (path: string) => {
      const found = assets.find((one) => one.path === path)
      if (!found) throw new Error(`The page does not need ${path}.`)
      return createAsset(found, publicFolder)
    }
    return { html: html.slice(html.indexOf('<div class="doc-body">')), assets, version: articles.refs[0]?.version ?? '', asset }
  }
  return { publicFolder, write, compile }
}

const problemsOf = async (work: Promise<unknown>) =>
  work.then(
    () => [],
    (error: unknown) => (error instanceof DocsError ? error.problems.map(({ message }) => message) : [String(error)]),
  )

test('a picture has its size, and copies in modern formats, none wider than itself', async () => {
  const { write, compile } = await openSite('![A chart](/img/chart.png "Sales by month")')
  await write('img/chart.png', await noise(1200, 100).png().toBuffer())
  const { html, assets, asset } = await compile()
  const [, hash = ''] = /picture-(\w+)-/.exec(html) ?? []
  const candidates = (format: string) => [480, 960, 1200].map((width) => `/assets/picture-${hash}-${width}.${format} ${width}w`).join(', ')
  expect(html).toContain(`<source type="image/avif" srcSet="${candidates('avif')}"`)
  expect(html).toContain(`<source type="image/webp" srcSet="${candidates('webp')}"`)
  expect(html).toContain('<img src="/img/chart.png" alt="A chart" width="1200" height="100" loading="lazy" decoding="async"/></picture>')
  expect(html).toContain('<figcaption>Sales by month</figcaption>')
  expect(html).toContain('data-act="zoom" data-close="Close" aria-label="Magnify the picture: A chart"')
  expect(assets).toHaveLength(6)
  for (const format of ['avif', 'webp']) {
    const made = await sharp(await asset(`/assets/picture-${hash}-480.${format}`)).metadata()
    expect([made.format, made.width, made.height]).toEqual([format === 'avif' ? 'heif' : 'webp', 480, 40])
  }
})

test('another file at the same address is another picture, with the next build', async () => {
  const { write, compile } = await openSite('![A chart](/chart.png)')
  await write('chart.png', await noise(500, 100).png().toBuffer())
  const first = await compile()
  expect(await compile()).toMatchObject({ version: first.version, html: first.html })
  await write('chart.png', await noise(500, 200).png().toBuffer())
  const second = await compile()
  expect(second.html).toContain('width="500" height="200"')
  expect(second.assets.map(({ path }) => path)).not.toContain(first.assets[0]?.path)
  expect(second.version).not.toBe(first.version)
})

test('a photograph that the camera turned is as wide as it is shown, also as a copy', async () => {
  const { write, compile } = await openSite('![A photograph](/photo.jpg)')
  await write('photo.jpg', await noise(300, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer())
  const { html, assets, asset } = await compile()
  expect(html).toContain('width="100" height="300"')
  const { width, height } = await sharp(await asset(assets[0]?.path ?? '')).metadata()
  expect([width, height]).toEqual([100, 300])
})

test('a drawing, an animation and a small file stay as they are; a picture in a line or a link is not magnified', async () => {
  const { write, compile } = await openSite(
    '![A](/a.svg)\n\nText ![B](/b.png) text.\n\n[![C](/c.png)](https://example.com)\n\n![D][d]\n\n[d]: /c.png?v=1',
  )
  await write('a.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 400"/>')
  await write(
    'b.png',
    await sharp({ create: { width: 500, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  )
  await write('c.png', await noise(700, 100).png().toBuffer())
  const { html, assets } = await compile()
  expect(html).toContain('<figure class="doc-picture"><img src="/a.svg" alt="A" width="800" height="400"')
  expect(html).toMatch(/<p>Text\s+<img src="\/b\.png" alt="B" width="500" height="20" loading="lazy" decoding="async"\/>\s+text\.<\/p>/)
  expect(html).toMatch(/<p><a href="https:\/\/example\.com"[^>]*><picture>(?:(?!doc-zoom).)*<\/a><\/p>/s)
  expect(html.match(/data-act="zoom"/g)).toHaveLength(2)
  expect(new Set(assets.map(({ path }) => path)).size).toBe(4)
})

test('a picture that is missing, none or huge is reported; one of another site is not looked at', async () => {
  const { write, compile } = await openSite(
    '![A](/none.png)\n\n![B](/text.png)\n\n![C](/huge.png)\n\n![D](/long.png)\n\n![E](/huge.svg)\n\n![F](https://example.com/a.png)',
  )
  await write('text.png', 'no picture')
  await write('huge.png', await noise(1300, 1200).png().toBuffer())
  await write(
    'long.png',
    await sharp({ create: { width: 10, height: 12_000, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  )
  await write('huge.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><desc>${'a'.repeat(1_100_000)}</desc></svg>`)
  expect(await problemsOf(compile())).toEqual([
    'There is no picture /none.png.',
    'The file /text.png is not a picture.',
    'The picture /huge.png is huge: 4.5 MB.',
    'The picture /long.png is huge: 10 × 12000 pixels.',
    'The picture /huge.svg is huge: 1.0 MB.',
  ])
})
