import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { finishAnimations } from '@view-site/vitest-config/animations'
import { violations } from '@view-site/vitest-config/axe'
import { emulateForcedColors } from '@view-site/vitest-config/forced-colors'
import { memoryStorage } from '@view-site/vitest-config/storage'
import { layoutOptions } from '../../../test/layoutOptions.tsx'
import { renderLayout } from '../../../test/renderLayout.tsx'
import { attachControls } from '../../controls/attachControls.ts'
import { AppLayout, createLayout, type SettingsPatch } from '../../index.ts'
import { attachOverlaySider, offerSiderModes } from '../../sider-modes.ts'

const button = '/view-ui-plus/component/base/button'
const html = document.documentElement
const sider = () => page.getByRole('navigation', { name: '章节' })
const widthOf = (element: Element) => Math.round(element.getBoundingClientRect().width)
const group = (title: string) => {
  const found = [...sider().element().querySelectorAll('summary')].find((summary) => summary.textContent.includes(title))
  if (!found) throw new Error(`No group ${title}`)
  return found
}
const openTitles = () => [...sider().element().querySelectorAll('details[open] > summary > b')].map((title) => title.textContent)
const link = (name: string) => page.getByRole('link', { name })
const main = () => page.getByRole('main').element().getBoundingClientRect()
const collapse = () => page.getByRole('button', { name: '侧边菜单' })
const settled = () => finishAnimations()

async function open(settings: SettingsPatch, { path = button, width = 1440 } = {}) {
  const rendered = await renderLayout({ path, width, settings })
  onTestFinished(offerSiderModes(rendered.layout))
  return rendered
}

test('[LAY-01] a double sider: the groups with their titles, and next to them the pages of the open one', async () => {
  await open({ siderMode: 'double' })
  expect(widthOf(sider().element())).toBe(272)
  expect(openTitles()).toEqual(['基础'])
  const [first, second] = [group('基础').getBoundingClientRect(), link('Button 按钮').element().getBoundingClientRect()]
  expect(first.right).toBeLessThanOrEqual(72)
  expect(second.left).toBeGreaterThanOrEqual(72)
  expect(main().left).toBeGreaterThanOrEqual(272)
  expect(await violations()).toEqual([])
})

test('[LAY-01] a double sider by keyboard: Enter on a group shows its pages, Tab goes to them, also where several groups could be open', async () => {
  const { router } = await open({ siderMode: 'double', menuAccordion: false })
  group('表单').focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(openTitles).toEqual(['表单'])
  await userEvent.keyboard('{Tab}{Enter}')
  expect(router.visited).toEqual(['/view-ui-plus/component/form/input'])
  group('表单').focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(openTitles).toEqual([])
  expect(widthOf(sider().element())).toBe(72)
})

test('[LAY-01] a double sider of pages alone has one column', async () => {
  await open({ siderMode: 'double' }, { path: '/user/purchases' })
  expect(widthOf(sider().element())).toBe(72)
  await expect.element(link('我的订单')).toBeVisible()
})

test('[LAY-01] a double sider collapses to the rail, and its second column is resized', async () => {
  const { layout } = await open({ siderMode: 'double', siderResize: true })
  const edge = page.getByRole('separator', { name: '侧边栏宽度' })
  await expect.element(edge).toBeVisible()
  edge.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(widthOf(sider().element())).toBe(280)
  const pointer = (type: string, clientX: number) =>
    edge.element().dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, clientX, pointerId: 1 }))
  edge.element().setPointerCapture = () => undefined
  pointer('pointerdown', 280)
  pointer('pointermove', 372)
  pointer('pointerup', 372)
  expect([layout.settings.get().siderWidth, widthOf(sider().element())]).toEqual([300, 372])
  await collapse().click()
  expect(widthOf(sider().element())).toBe(48)
})

test('[LAY-01] right to left, the second column is left of the first', async () => {
  const { layout } = await open({ siderMode: 'double', direction: 'rtl' })
  expect(group('基础').getBoundingClientRect().left).toBeGreaterThanOrEqual(1440 - 72 - 20)
  expect(link('Button 按钮').element().getBoundingClientRect().right).toBeLessThanOrEqual(group('基础').getBoundingClientRect().left)
  layout.settings.set({ direction: 'auto' })
})

test.each(['double', 'overlay'] as const)('[LAY-05] at 320 px the %s sider is the drawer', async (siderMode) => {
  await open({ siderMode, menuCollapse: true }, { width: 320 })
  await page.getByRole('button', { name: '打开菜单' }).click()
  await expect.element(link('Button 按钮')).toBeVisible()
  expect(link('Button 按钮').element().getBoundingClientRect().left).toBeLessThan(40)
  expect(html.scrollWidth).toBeLessThanOrEqual(320)
})

test('[LAY-01] a sider over the page by keyboard: the focus opens it, Escape closes it, a chosen page too', async () => {
  const { router } = await open({ siderMode: 'overlay', menuCollapse: true })
  expect(widthOf(sider().element())).toBe(48)
  const left = main().left
  group('基础').focus()
  await userEvent.keyboard('{Shift}')
  settled()
  await expect.poll(() => widthOf(sider().element())).toBe(200)
  expect(main().left).toBe(left)
  await expect.element(link('Button 按钮')).toBeVisible()
  expect(await violations()).toEqual([])
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(link('Icon 图标')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  settled()
  await expect.poll(() => widthOf(sider().element())).toBe(48)
  expect(document.activeElement).toBe(group('基础'))
  await userEvent.keyboard('{Tab}')
  settled()
  await expect.poll(() => widthOf(sider().element())).toBe(200)
  await expect.element(link('Button 按钮')).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.poll(() => router.visited).toEqual(['/view-ui-plus/component/base/icon'])
  settled()
  await expect.poll(() => widthOf(sider().element())).toBe(48)
})

test('[LAY-01] a sider over the page opens on hover, and stays next to the page once it is expanded', async () => {
  const { layout, storage } = await open({ siderMode: 'overlay', menuCollapse: true })
  await page.elementLocator(group('指南')).hover()
  settled()
  await expect.poll(() => widthOf(sider().element())).toBe(200)
  await link('Button 按钮').click()
  settled()
  await expect.poll(() => widthOf(sider().element())).toBe(48)
  await expect.element(collapse()).toHaveAttribute('aria-expanded', 'false')
  await collapse().click()
  expect(html.dataset.siderMode).toBe('overlay-pinned')
  expect([widthOf(sider().element()), main().left >= 200]).toEqual([200, true])
  expect(storage.entries.get('view-site.layout')).toBe('{"menuCollapse":false}')
  layout.settings.reset()
  expect(html.dataset.siderMode).toBe('overlay')
})

test('[LAY-01] with a finger, the first press opens a sider over the page, the second follows a link, one outside closes it', async () => {
  const { router } = await open({ siderMode: 'overlay', menuCollapse: true }, { path: '/user/purchases' })
  const orders = link('我的订单').element()
  press(orders)
  settled()
  expect(widthOf(sider().element())).toBe(200)
  expect(router.visited).toEqual([])
  press(document.body)
  settled()
  expect(widthOf(sider().element())).toBe(48)
  press(orders)
  press(orders)
  await expect.poll(() => router.visited).toEqual(['/user/orders'])
})

test('[LAY-01] with forced colors, outlines mark the group of the page and the open one of a double sider, and its columns have edges', async () => {
  await emulateForcedColors()
  await open({ siderMode: 'double' })
  await page.elementLocator(group('表单')).click()
  await expect.poll(openTitles).toEqual(['表单'])
  expect(outlines()).toEqual({ 基础: '2px', 表单: '1px' })
  await page.elementLocator(group('基础')).click()
  await expect.poll(openTitles).toEqual(['基础'])
  expect(outlines()).toEqual({ 基础: '2px' })
  expect(outlineOf(link('Button 按钮').element())).toBe('2px')
  const list = group('基础').closest('ul')
  expect([edgeOf(list), edgeOf(sider().element())]).toEqual(['1px', '1px'])
})

test('[LAY-01] with forced colors, an outline marks the group of the page in a sider over the page, which has an edge once it is open', async () => {
  await emulateForcedColors()
  await open({ siderMode: 'overlay', menuCollapse: true })
  expect(widthOf(sider().element())).toBe(48)
  expect(outlines()).toEqual({ 基础: '2px' })
  group('表单').focus()
  await userEvent.keyboard('{Shift}')
  settled()
  await expect.poll(() => widthOf(sider().element())).toBe(200)
  expect(outlineOf(link('Button 按钮').element())).toBe('2px')
  expect(edgeOf(sider().element())).toBe('1px')
  await userEvent.keyboard('{Escape}')
  settled()
  await expect.poll(() => widthOf(sider().element())).toBe(48)
  // The group with the focus has the ring of the focus.
  expect(outlines()).toEqual({ 基础: '2px', 表单: '2px' })
})

test('[LAY-07] the settings drawer does not offer the modes where the app does not', async () => {
  const { layout } = await renderLayout({ path: button })
  layout.settingsDrawer.set(true)
  await expect.element(page.getByRole('radio', { name: '主色' })).toBeVisible()
  await expect.element(page.getByRole('radio', { name: '双栏' })).not.toBeInTheDocument()
})

test('[LAY-07] the modes are chosen by keyboard in the settings drawer; a sider over the page is collapsed', async () => {
  const { layout } = await open({})
  layout.settingsDrawer.set(true)
  await expect.element(page.getByRole('radio', { name: '单栏' })).toBeVisible()
  page.getByRole('radio', { name: '单栏' }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(html.dataset.siderMode).toBe('double')
  await userEvent.keyboard('{ArrowRight}')
  expect(html.dataset.siderMode).toBe('overlay')
  expect(layout.settings.get()).toMatchObject({ siderMode: 'overlay', menuCollapse: true })
})

test('[PLUS-04] a prerendered page has both modes without React', async () => {
  await page.viewport(1440, 900)
  const storage = memoryStorage()
  const host = document.body.appendChild(document.createElement('div'))
  const settings = { siderMode: 'overlay', menuCollapse: true } as const
  host.innerHTML = renderToString(<AppLayout layout={createLayout({ ...layoutOptions({ path: button, settings }), storage })} />)
  html.dataset.siderMode = 'overlay'
  const controls = attachControls(host, { storage, storageKey: 'view-site.layout' })
  const stop = attachOverlaySider()
  onTestFinished(() => {
    stop()
    controls.stop()
    host.remove()
    delete html.dataset.siderMode
  })
  expect(widthOf(sider().element())).toBe(48)
  await collapse().click()
  expect([html.dataset.siderMode, html.dataset.collapsed]).toEqual(['overlay-pinned', undefined])
  await collapse().click()
  expect(html.dataset.siderMode).toBe('overlay')
  html.dataset.siderMode = 'double'
  await page.elementLocator(group('表单')).click()
  expect(openTitles()).toEqual(['表单'])
  expect(link('Table 表格 New').element().getBoundingClientRect().left).toBeGreaterThanOrEqual(72)
})

/** Widths of the outlines that can be seen, by the titles of the groups. */
function outlines(): Record<string, string> {
  const seen = [...sider().element().querySelectorAll(':scope > ul > li > details > summary')].flatMap((summary) => {
    const width = outlineOf(summary)
    return width === null ? [] : [[summary.querySelector('b')?.textContent ?? '', width] as const]
  })
  return Object.fromEntries(seen)
}

function outlineOf(element: Element): string | null {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
  return outlineStyle === 'none' || isClear(outlineColor) ? null : outlineWidth
}

function edgeOf(element: Element | null): string | null {
  const { borderInlineEndStyle, borderInlineEndWidth, borderInlineEndColor } = getComputedStyle(element ?? document.body)
  return borderInlineEndStyle === 'none' || isClear(borderInlineEndColor) ? null : borderInlineEndWidth
}

function isClear(color: string): boolean {
  return color === 'rgba(0, 0, 0, 0)'
}

function press(target: Element): void {
  target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}
