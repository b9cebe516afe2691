import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { cardSize, createCardPress, type Card, type CardColors } from '../src/index.ts'

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

test('a card is a PNG of the size that link previews want, and another text is another picture', async () => {
  const dir = await folder()
  const press = createCardPress({ colors, cache: join(dir, 'cache') })
  press.order(button, join(dir, 'deep/zh.png'))
  press.order({ ...button, title: 'Buttom' }, join(dir, 'other.png'))
  press.order({ ...button }, join(dir, 'same.png'))
  expect(await press.finish()).toBe(2)
  const [zh, other, same] = await Promise.all(['deep/zh.png', 'other.png', 'same.png'].map((name) => readFile(join(dir, name))))
  expect(zh?.toString('latin1', 1, 4)).toBe('PNG')
  expect([zh?.readUInt32BE(16), zh?.readUInt32BE(20)]).toEqual([cardSize.width, cardSize.height])
  expect(zh?.length).toBeLessThan(100_000)
  expect(same?.equals(zh ?? Buffer.alloc(0))).toBe(true)
  expect(other?.equals(zh ?? Buffer.alloc(0))).toBe(false)
})

test('what was drawn before is not drawn again, until a text or a colour changes', async () => {
  const dir = await folder()
  const print = async (card: Card, paint = colors) => {
    const press = createCardPress({ colors: paint, cache: join(dir, 'cache') })
    press.order(card, join(dir, 'card.png'))
    return press.finish()
  }
  expect(await print(button)).toBe(1)
  const first = await readFile(join(dir, 'card.png'))
  await rm(join(dir, 'card.png'))
  expect(await print(button)).toBe(0)
  expect((await readFile(join(dir, 'card.png'))).equals(first)).toBe(true)
  expect(await print({ ...button, description: '别的。' })).toBe(1)
  expect(await print(button, { ...colors, brand: '#000000' })).toBe(1)
})

test('threads draw the same pictures', async () => {
  const dir = await folder()
  const print = async (workers: number) => {
    const press = createCardPress({ colors, cache: join(dir, `cache${workers}`), workers })
    for (const title of ['One', '二', 'Three']) press.order({ ...button, title }, join(dir, `${workers}/${title}.png`))
    expect(await press.finish()).toBe(3)
    return Promise.all(['One', '二', 'Three'].map((title) => readFile(join(dir, `${workers}/${title}.png`))))
  }
  expect(await print(2)).toEqual(await print(0))
})

test('a title of any length, of characters the font lacks, and an empty section are drawn too', async () => {
  const dir = await folder()
  const press = createCardPress({ colors, cache: join(dir, 'cache') })
  const odd = ['权限'.repeat(80), 'Internationalisation '.repeat(20), '😀 ', 'العربية']
  for (const [index, title] of odd.entries()) press.order({ ...button, title, section: '' }, join(dir, `${index}.png`))
  expect(await press.finish()).toBe(odd.length)
})
