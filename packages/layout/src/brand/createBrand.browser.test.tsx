import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { violations } from '@view-site/vitest-config/axe'
import { renderLayout } from '../../test/renderLayout.tsx'
import { brandScript, brandStyleId, createBrand, type CreateBrandOptions } from '../brand.ts'

const html = document.documentElement
const token = (name: string) => getComputedStyle(html).getPropertyValue(name).trim()
const accent = () => page.getByLabelText('主题色')
const key = 'view-site.layout.brand'

async function open(options: CreateBrandOptions = {}, stored: Record<string, string> = {}) {
  const rendered = await renderLayout({ path: '/price', settings: { theme: 'light' } })
  Object.entries(stored).forEach(([name, value]) => rendered.storage.setItem(name, value))
  const brand = createBrand(rendered.layout, options)
  const stop = brand.start()
  onTestFinished(stop)
  return { ...rendered, brand, stop }
}

test('[LAY-07] radius and density are chosen by keyboard in the settings drawer, apply at once, and are stored', async () => {
  const { layout, storage } = await open()
  layout.settingsDrawer.set(true)
  const slider = page.getByRole('slider', { name: '圆角' })
  await expect.element(slider).toBeVisible()
  slider.element().focus()
  await userEvent.keyboard('{End}')
  expect(token('--radius-2')).toBe('16px')
  page.getByRole('radio', { name: '标准' }).element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(token('--size-control')).toBe('28px')
  expect(JSON.parse(storage.entries.get(key) ?? '')).toMatchObject({ radius: 16, density: 'compact' })
  expect(await violations({ isFloating: true })).toEqual([])
  await page.getByRole('button', { name: '恢复默认' }).click()
  expect([token('--radius-2'), token('--size-control'), storage.entries.get(key)]).toEqual(['6px', '32px', undefined])
})

test('[LAY-07] an accent with too little contrast is adjusted, and the drawer says so', async () => {
  const { layout, brand } = await open()
  layout.settingsDrawer.set(true)
  await expect.element(accent()).toBeVisible()
  await accent().fill('#ffd400')
  expect(layout.store.get(brand.choice)).toEqual({ accent: '#ffd400' })
  const [first] = layout.store.get(brand.adjusted)
  expect(token('--color-brand')).toBe(first?.to)
  await expect.element(page.getByText(/浅色主题改用 #/)).toBeVisible()
})

test('[LAY-07] the drawer offers only what the app allows, and nothing else is taken from the storage', async () => {
  const stored = { [key]: JSON.stringify({ accent: '#7c3aed', radius: 0, density: 'huge', css: ':root{--radius-2:3px}' }) }
  const { layout, brand } = await open({ theme: { radius: 4 }, allow: ['accent'] }, stored)
  expect(layout.store.get(brand.choice)).toEqual({ accent: '#7c3aed' })
  expect(token('--radius-2')).toBe('4px')
  layout.settingsDrawer.set(true)
  await expect.element(accent()).toHaveValue('#7c3aed')
  expect(page.getByRole('slider', { name: '圆角' }).elements()).toEqual([])
  expect(page.getByRole('radio', { name: '紧凑' }).elements()).toEqual([])
})

test('[LAY-07] without a choice for users the drawer has no such group', async () => {
  const { layout } = await renderLayout({ path: '/price' })
  layout.settingsDrawer.set(true)
  await expect.element(page.getByRole('radio', { name: '主色' })).toBeVisible()
  expect(accent().elements()).toEqual([])
})

test('[LAY-07] the next visit shows the chosen theme before any code of the app, instead of that of the app', async () => {
  const { brand, storage, stop } = await open({ theme: { density: 'compact' } })
  brand.set({ density: 'normal', accent: '#0f766e' })
  const stored = storage.entries.get(key) ?? ''
  stop()
  expect(token('--color-brand')).not.toBe('#0f766e')
  const own = document.head.appendChild(document.createElement('style'))
  own.id = brandStyleId
  own.textContent = ':root:root{--size-control:28px}'
  localStorage.setItem(key, stored)
  onTestFinished(() => {
    own.remove()
    localStorage.removeItem(key)
  })
  const script = document.head.appendChild(document.createElement('script'))
  script.textContent = brandScript()
  script.remove()
  expect([token('--color-brand'), token('--size-control')]).toEqual(['#0f766e', '32px'])
  const next = await open({ theme: { density: 'compact' } })
  expect([token('--color-brand'), token('--size-control')]).not.toContain('#0f766e')
  next.brand.set({ accent: '#0f766e' })
  expect(token('--color-brand')).toBe('#0f766e')
})

test.each(['', '{', 'null', '7', '{"css":7}', '{"accent":"red","radius":99}'])(
  'a damaged choice is as good as none: %s',
  async (stored) => {
    const { layout, brand } = await open({}, { [key]: stored })
    expect(layout.store.get(brand.choice)).toEqual({})
    localStorage.setItem(key, stored)
    onTestFinished(() => localStorage.removeItem(key))
    const script = document.createElement('script')
    script.textContent = brandScript({ storageKey: 'view-site.layout' })
    document.head.appendChild(script).remove()
    expect(token('--radius-2')).toBe('6px')
  },
)

test('another window follows', async () => {
  const { brand, layout, storage } = await open()
  storage.writeElsewhere(key, '{"radius":2}')
  expect(layout.store.get(brand.choice)).toEqual({ radius: 2 })
  expect(token('--radius-2')).toBe('2px')
})
