import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { imageSize, createImageRenderer, type ImageContent, type ImageColors, type ImageRendererOptions } from '../src/index.ts'

const colors: ImageColors = {
  mat: '#f5f7fa',
  sheet: '#ffffff',
  line: '#cdd4de',
  tick: '#b4bdca',
  text: '#151d2b',
  muted: '#4a5668',
  subtle: '#626e81',
  brand: '#2d8cf0',
}
const button: ImageContent = {
  brand: 'View UI Plus',
  section: '组件库 · 基础',
  title: 'Button',
  subtitle: '按钮',
  description: '触发一次即时操作：提交、确认、取消，或前往别处。',
  address: 'www.view-ui.example/view-ui-plus/component/base/button',
}

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'open-graph-image-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

/** Renders the images, and counts how many had to be drawn. */
async function render(images: readonly ImageContent[], options: Partial<ImageRendererOptions>) {
  const renderer = createImageRenderer({ colors, workers: 1, ...options })
  const pictures = await Promise.all(images.map((content) => renderer.render(content)))
  return { pictures, drawn: await renderer.close() }
}

test('an image is a PNG with the size of link previews, and a different text gives a different image', async () => {
  const { pictures, drawn } = await render([button, { ...button, title: 'Buttom' }, { ...button }], { cache: await folder() })
  const [zh = Buffer.alloc(0), other, same] = pictures
  expect(drawn).toBe(2)
  expect(zh.toString('latin1', 1, 4)).toBe('PNG')
  expect([zh.readUInt32BE(16), zh.readUInt32BE(20)]).toEqual([imageSize.width, imageSize.height])
  expect(zh.length).toBeLessThan(100_000)
  expect(same?.equals(zh)).toBe(true)
  expect(other?.equals(zh)).toBe(false)
})

test('a cached image is drawn again only if a text or a colour has changed', async () => {
  const cache = await folder()
  const first = await render([button], { cache })
  expect(first.drawn).toBe(1)
  expect(await render([button], { cache })).toEqual({ ...first, drawn: 0 })
  expect((await render([{ ...button, description: '别的。' }], { cache })).drawn).toBe(1)
  expect((await render([button], { cache, colors: { ...colors, brand: '#000000' } })).drawn).toBe(1)
  expect(await readdir(cache)).toHaveLength(3)
})

test('the version changes with the content and the colours', () => {
  const renderer = createImageRenderer({ colors })
  expect(renderer.version({ ...button })).toBe(renderer.version(button))
  expect(renderer.version({ ...button, address: '' })).not.toBe(renderer.version(button))
  expect(createImageRenderer({ colors: { ...colors, mat: '#000000' } }).version(button)).not.toBe(renderer.version(button))
})

test('two threads draw the same pictures as one', async () => {
  const images = Array.from({ length: 8 }, (_, index) => ({ ...button, title: `Table ${index} 表格` }))
  const [one, two] = [await render(images, { cache: await folder() }), await render(images, { cache: await folder(), workers: 2 })]
  expect(one.drawn).toBe(8)
  expect(two).toEqual(one)
})

test('draws very long titles, characters missing from the font, and an empty section', async () => {
  const odd = ['权限'.repeat(80), 'Internationalisation '.repeat(20), '😀 ', 'العربية']
  const { drawn } = await render(
    odd.map((title) => ({ ...button, title, section: '' })),
    { cache: await folder() },
  )
  expect(drawn).toBe(odd.length)
})

test('an invalid colour rejects the rendering instead of hanging', async () => {
  await expect(render([button], { cache: await folder(), colors: { ...colors, mat: '"<' } })).rejects.toThrow(/SVG|XML|unexpected|char/i)
})
