import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { cardSize, createCardPress, type Card, type CardColors, type CardPressOptions } from '../src/index.ts'

const colors: CardColors = {
  mat: '#f5f7fa',
  sheet: '#ffffff',
  line: '#cdd4de',
  tick: '#b4bdca',
  text: '#151d2b',
  muted: '#4a5668',
  subtle: '#626e81',
  brand: '#2d8cf0',
}
const button: Card = {
  brand: 'View UI Plus',
  section: '组件库 · 基础',
  title: 'Button',
  subtitle: '按钮',
  description: '触发一次即时操作：提交、确认、取消，或前往别处。',
  address: 'www.view-ui.example/view-ui-plus/component/base/button',
}

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'link-card-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

/** Pictures of the cards, and how many had to be drawn. */
async function print(cards: readonly Card[], options: Partial<CardPressOptions>) {
  const press = createCardPress({ colors, ...options })
  const pictures = await Promise.all(cards.map((card) => press.print(card)))
  return { pictures, drawn: await press.close() }
}

test('a card is a PNG of the size that link previews want, and another text is another picture', async () => {
  const { pictures, drawn } = await print([button, { ...button, title: 'Buttom' }, { ...button }], { cache: await folder() })
  const [zh = Buffer.alloc(0), other, same] = pictures
  expect(drawn).toBe(2)
  expect(zh.toString('latin1', 1, 4)).toBe('PNG')
  expect([zh.readUInt32BE(16), zh.readUInt32BE(20)]).toEqual([cardSize.width, cardSize.height])
  expect(zh.length).toBeLessThan(100_000)
  expect(same?.equals(zh)).toBe(true)
  expect(other?.equals(zh)).toBe(false)
})

test('what was drawn before is not drawn again, until a text or a colour changes', async () => {
  const cache = await folder()
  const first = await print([button], { cache })
  expect(first.drawn).toBe(1)
  expect(await print([button], { cache })).toEqual({ ...first, drawn: 0 })
  expect((await print([{ ...button, description: '别的。' }], { cache })).drawn).toBe(1)
  expect((await print([button], { cache, colors: { ...colors, brand: '#000000' } })).drawn).toBe(1)
  expect(await readdir(cache)).toHaveLength(3)
})

test('the version changes with what shows', () => {
  const press = createCardPress({ colors })
  expect(press.version({ ...button })).toBe(press.version(button))
  expect(press.version({ ...button, address: '' })).not.toBe(press.version(button))
  expect(createCardPress({ colors: { ...colors, mat: '#000000' } }).version(button)).not.toBe(press.version(button))
})

test('two threads draw the same pictures as one', async () => {
  const cards = Array.from({ length: 30 }, (_, index) => ({ ...button, title: `Table ${index} 表格` }))
  const [one, two] = [await print(cards, { cache: await folder(), workers: 1 }), await print(cards, { cache: await folder(), workers: 2 })]
  expect(one.drawn).toBe(30)
  expect(two).toEqual(one)
})

test('a title of any length, of characters the font lacks, and an empty section are drawn too', async () => {
  const odd = ['权限'.repeat(80), 'Internationalisation '.repeat(20), '😀 ', 'العربية']
  const { drawn } = await print(
    odd.map((title) => ({ ...button, title, section: '' })),
    { cache: await folder() },
  )
  expect(drawn).toBe(odd.length)
})

test('a colour that is none fails the print and does not wait for ever', async () => {
  await expect(print([button], { cache: await folder(), colors: { ...colors, mat: '"<' } })).rejects.toThrow(/SVG|XML|unexpected|char/i)
})
