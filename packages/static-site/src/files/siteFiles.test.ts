import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { openCompressedCache } from './compressedCache.ts'
import type { Compression } from './compressed.ts'
import { openSiteFiles, type SiteFiles } from './siteFiles.ts'

test('compresses a thousand bundled files where only 256 may be open', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const outDir = join(folder, 'client')
  mkdirSync(outDir)
  const names = Array.from({ length: 1000 }, (_, index) => `/${index}.js`)
  for (const name of names) writeFileSync(join(outDir, name), '// '.padEnd(1000, name))
  writeFileSync(
    join(folder, 'run.mjs'),
    `import { openSiteFiles } from ${JSON.stringify(join(import.meta.dirname, 'siteFiles.ts'))}
    const files = await openSiteFiles(${JSON.stringify({ outDir, record: join(folder, 'files.json') })})
    await files.finish(${JSON.stringify(names)})`,
  )
  execFileSync('sh', ['-c', 'ulimit -n 256 && exec "$0" run.mjs', process.execPath], { cwd: folder })
  expect(globSync('*.br', { cwd: outDir })).toHaveLength(1000)
})

const long = (word: string) => Array.from({ length: 500 }, (_, index) => `${word} ${(index * index) % 97} `).join('')

test('compresses scripts and pages less in a good build, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const text = readFileSync(import.meta.filename, 'utf8')
  const sizes = async (compress: Compression) => {
    const outDir = join(folder, compress)
    const files = await openSiteFiles({ outDir, record: join(folder, `${compress}.json`), compress })
    for (const name of ['/a.js', '/a.html', '/a.json']) await files.write(name, text)
    const compressed = ['a.js.br', 'a.html.br', 'a.json.br'].map((name) => readFileSync(join(outDir, name)))
    for (const content of compressed) expect(brotliDecompressSync(content).toString()).toBe(text)
    return compressed.map(({ length }) => length)
  }
  const [[script = 0, page = 0, json], [smallScript, smallPage, sameJson]] = [await sizes('good'), await sizes('best')]
  expect(smallScript).toBeLessThan(script)
  expect(smallPage).toBeLessThan(page)
  expect(sameJson).toBe(json)
})

/** An output folder for several builds. */
function siteFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'site-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const outDir = join(folder, 'client')
  mkdirSync(outDir)
  const open = (compress: Compression | false) => openSiteFiles({ outDir, record: join(folder, 'files.json'), compress })
  return {
    outDir,
    open,
    names: () => readdirSync(outDir).sort(),
    read: (name: string) => readFileSync(join(outDir, name)),
    /** Builds a page, a large text and a bundled script; returns what had to be generated. */
    async build(word: string, compress: Compression | false): Promise<string[]> {
      const made: string[] = []
      const files = await open(compress)
      await files.write('/page.html', async () => (made.push('page'), long(word)), word)
      await writeStream(files, word, made)
      writeFileSync(join(outDir, 'app.js'), long(word))
      await files.finish(['/app.js'])
      return made
    },
  }
}

async function writeStream(files: SiteFiles, word: string, made: string[]): Promise<void> {
  const stream = await files.stream('/all.txt', word)
  if (!stream) return
  made.push('all')
  for (let piece = 0; piece < 60; piece++) await stream.append(long(word + piece))
  await stream.end()
}

const whole = ['all.txt', 'app.js', 'page.html'].flatMap((name) => [name, `${name}.br`, `${name}.gz`])

test('a later build adds compressed copies that were left out, without generating a file again', async () => {
  const [later, atOnce] = [siteFolder(), siteFolder()]
  expect(await later.build('one', false)).toEqual(['page', 'all'])
  expect(later.names()).toEqual(['all.txt', 'app.js', 'page.html'])
  expect(await later.build('one', 'best')).toEqual([])
  await atOnce.build('one', 'best')
  expect(later.names()).toEqual(whole)
  expect(later.names().map(later.read)).toEqual(atOnce.names().map(atOnce.read))
})

test('compressed copies are kept while their file is unchanged, and removed when it changes', async () => {
  const site = siteFolder()
  await site.build('one', 'best')
  expect(await site.build('one', false)).toEqual([])
  expect(site.names()).toEqual(whole)
  await site.build('two', false)
  expect(site.names()).toEqual(['all.txt', 'app.js', 'page.html'])
  await site.build('two', 'best')
  expect(site.names()).toEqual(whole)
  expect(brotliDecompressSync(site.read('page.html.br')).toString()).toBe(long('two'))
})

test('quick copies are larger, and replaced by the best ones of a later build, which a quick build keeps', async () => {
  const [site, atOnce] = [siteFolder(), siteFolder()]
  await atOnce.build('one', 'best')
  await site.build('one', 'quick')
  expect(site.names()).toEqual(whole)
  expect(gunzipSync(site.read('app.js.gz')).toString()).toBe(long('one'))
  expect(site.read('app.js.br').length).toBeGreaterThan(atOnce.read('app.js.br').length)
  expect(await site.build('one', 'best')).toEqual([])
  expect(site.names().map(site.read)).toEqual(atOnce.names().map(atOnce.read))
  expect(await site.build('one', 'quick')).toEqual([])
  expect(site.names().map(site.read)).toEqual(atOnce.names().map(atOnce.read))
})

test('an interrupted build that only added compressed copies is completed by a later one', async () => {
  const site = siteFolder()
  await site.build('one', false)
  const broken = await site.open('best')
  await broken.write('/page.html', async () => long('one'), 'one')
  expect(await site.build('one', false)).toEqual([])
  await site.build('one', 'best')
  expect(site.names()).toEqual(whole)
})

test('after a build that was interrupted while it replaced files, everything is written again', async () => {
  const site = siteFolder()
  await site.build('one', 'best')
  const broken = await site.open('best')
  await broken.write('/page.html', async () => long('two'), 'two')
  expect(await site.build('one', 'best')).toEqual(['page', 'all'])
  expect(site.read('page.html').toString()).toBe(long('one'))
})

test('an interrupted build that only completed drafts leaves those that it did not reach', async () => {
  const site = siteFolder()
  const build = async (version: string, isWhole = true) => {
    const made: string[] = []
    const files = await site.open(false)
    const page = async (name: string) => files.write(`/${name}.html`, async () => (made.push(name), version), version, 'draft')
    await page('a')
    if (!isWhole) return made
    await page('b')
    await files.finish([])
    return made
  }
  expect(await build('draft')).toEqual(['a', 'b'])
  expect(await build('done', false)).toEqual(['a'])
  expect(site.read('a.html').toString()).toBe('done')
  expect(await build('draft')).toEqual([])
  expect(await build('done')).toEqual(['a', 'b'])
})

test('keep() keeps a file of the same version; one of another version is removed', async () => {
  const site = siteFolder()
  const build = async (version: string, isWritten: boolean) => {
    const files = await site.open('best')
    if (isWritten) await files.write('/card.png', version, version)
    else files.keep('/card.png', version)
    await files.finish([])
  }
  await build('one', true)
  await build('one', false)
  expect(site.names()).toEqual(['card.png'])
  await build('two', false)
  expect(site.names()).toEqual([])
})

test('what was compressed once is not compressed again in another folder', async () => {
  const [first, second] = [siteFolder(), siteFolder()]
  const cache = mkdtempSync(join(tmpdir(), 'compressed-'))
  onTestFinished(() => rmSync(cache, { recursive: true }))
  const build = async ({ outDir }: { outDir: string }) => {
    const files = await openSiteFiles({ outDir, record: join(outDir, '../files.json'), cache: openCompressedCache(cache) })
    await files.write('/page.html', long('one'))
    await files.finish([])
  }
  await build(first)
  for (const name of readdirSync(cache)) writeFileSync(join(cache, name), 'kept')
  await build(second)
  expect(second.read('page.html.br').toString()).toBe('kept')
  expect(second.read('page.html.gz').toString()).toBe('kept')
  expect(brotliDecompressSync(first.read('page.html.br')).toString()).toBe(long('one'))
})
