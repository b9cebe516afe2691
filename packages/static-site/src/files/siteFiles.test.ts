import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { openCompressedCache } from './compressedCache.ts'
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

const long = (word: string) => `${word} `.repeat(500)

test('compresses scripts and pages less with a lower quality, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const text = readFileSync(import.meta.filename, 'utf8')
  const sizes = async (quality: 10 | 11) => {
    const outDir = join(folder, String(quality))
    const files = await openSiteFiles({ outDir, record: join(folder, `${quality}.json`), quality })
    for (const name of ['/a.js', '/a.html', '/a.json']) await files.write(name, text)
    const compressed = ['a.js.br', 'a.html.br', 'a.json.br'].map((name) => readFileSync(join(outDir, name)))
    for (const content of compressed) expect(brotliDecompressSync(content).toString()).toBe(text)
    return compressed.map(({ length }) => length)
  }
  const [[script = 0, page = 0, json], [smallScript, smallPage, sameJson]] = [await sizes(10), await sizes(11)]
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
  const open = (compress: boolean) => openSiteFiles({ outDir, record: join(folder, 'files.json'), compress })
  return {
    outDir,
    open,
    names: () => readdirSync(outDir).sort(),
    read: (name: string) => readFileSync(join(outDir, name)),
    /** Builds a page, a large text and a bundled script; returns what had to be generated. */
    async build(word: string, compress: boolean): Promise<string[]> {
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
  expect(await later.build('one', true)).toEqual([])
  await atOnce.build('one', true)
  expect(later.names()).toEqual(whole)
  expect(later.names().map(later.read)).toEqual(atOnce.names().map(atOnce.read))
})

test('compressed copies are kept while their file is unchanged, and removed when it changes', async () => {
  const site = siteFolder()
  await site.build('one', true)
  expect(await site.build('one', false)).toEqual([])
  expect(site.names()).toEqual(whole)
  await site.build('two', false)
  expect(site.names()).toEqual(['all.txt', 'app.js', 'page.html'])
  await site.build('two', true)
  expect(site.names()).toEqual(whole)
  expect(brotliDecompressSync(site.read('page.html.br')).toString()).toBe(long('two'))
})

test('an interrupted build that only added compressed copies is completed by a later one', async () => {
  const site = siteFolder()
  await site.build('one', false)
  const broken = await site.open(true)
  await broken.write('/page.html', async () => long('one'), 'one')
  expect(await site.build('one', false)).toEqual([])
  await site.build('one', true)
  expect(site.names()).toEqual(whole)
})

test('after a build that was interrupted while it replaced files, everything is written again', async () => {
  const site = siteFolder()
  await site.build('one', true)
  const broken = await site.open(true)
  await broken.write('/page.html', async () => long('two'), 'two')
  expect(await site.build('one', true)).toEqual(['page', 'all'])
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
    const files = await site.open(true)
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
