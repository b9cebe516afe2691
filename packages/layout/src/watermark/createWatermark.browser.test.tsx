import { expect, onTestFinished, test } from 'vitest'
import { createWatermark, type WatermarkOptions } from '../watermark.ts'

const layer = () => document.querySelector<HTMLElement>('[data-watermark]')

function make(options?: WatermarkOptions) {
  const watermark = createWatermark(options)
  onTestFinished(() => watermark.dispose())
  return watermark
}

async function tile() {
  const image = new Image()
  image.src = /url\("(data:[^"]+)"\)/.exec(layer()?.style.background ?? '')?.[1] ?? ''
  await image.decode()
  return image
}

test('[LAY-08] off by default: 400 px, alpha 0.1, rotation -0.4, 20 px, Admin Plus', () => {
  expect(make().get()).toEqual({
    show: false,
    text: 'Admin Plus',
    options: { size: 400, alpha: 0.1, rotate: -0.4, fontSize: 20, color: null },
  })
  expect(layer()).toBeNull()
})

test('[LAY-08] shown and changed from code: a tile of 400 × 400 over everything that takes no clicks', async () => {
  const watermark = make()
  watermark.set({ show: true })
  const first = await tile()
  expect([first.naturalWidth, first.naturalHeight]).toEqual([400, 400])
  expect(layer()?.getBoundingClientRect().width).toBe(document.documentElement.clientWidth)
  expect(getComputedStyle(layer() ?? document.body).pointerEvents).toBe('none')
  const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 400 })
  const context = canvas.getContext('2d')
  context?.drawImage(first, 0, 0)
  const alphas = [...(context?.getImageData(0, 0, 400, 400).data ?? [])].filter((_, index) => index % 4 === 3)
  expect(alphas.some((alpha) => alpha > 26)).toBe(false)
  expect(alphas.some((alpha) => alpha > 15)).toBe(true)
  const { background } = layer()?.style ?? {}
  watermark.set({ text: '内部资料', options: { alpha: 0.2 } })
  expect(layer()?.style.background).not.toBe(background)
  watermark.set({ show: false })
  expect(layer()).toBeNull()
})

test('[LAY-08] removed from the document, it is added again', async () => {
  make({ show: true })
  layer()?.remove()
  await expect.poll(layer).not.toBeNull()
})
