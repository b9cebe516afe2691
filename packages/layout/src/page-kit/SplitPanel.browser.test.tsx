import { Button } from '@view-site/ui'
import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { violations } from '@view-site/vitest-config/axe'
import { renderLayout } from '../../test/renderLayout.tsx'
import { SplitPanel, type SplitPanelProps } from '../page-kit.ts'

const sizes: number[] = []

function Orders({ side }: Pick<SplitPanelProps, 'side'>) {
  const [shown, show] = useState<string | null>(null)
  return (
    <SplitPanel
      title={`订单 ${shown}`}
      open={shown !== null}
      onOpenChange={() => show(null)}
      onSizeChange={(size) => sizes.push(size)}
      side={side}
      panel={<p style={{ height: 1200 }}>明细</p>}
    >
      <h1>订单</h1>
      {['A1', 'A2'].map((id) => (
        <Button key={id} onClick={() => show(id)}>
          {id}
        </Button>
      ))}
      <div style={{ height: 1500 }} />
    </SplitPanel>
  )
}

async function open({ width = 1440, side }: { width?: number; side?: 'end' | 'bottom' } = {}) {
  sizes.length = 0
  const routes = { '/work': { meta: { page: 'work' as const }, view: () => <Orders side={side} /> } }
  const rendered = await renderLayout({ path: '/work', width, routes })
  page.getByRole('button', { name: 'A1' }).element().focus()
  await userEvent.keyboard('{Enter}')
  const panel = page.getByRole('region', { name: '订单 A1' })
  await expect.element(panel).toBeVisible()
  await expect.element(page.getByRole('button', { name: '关闭面板' })).toBeVisible()
  return { ...rendered, panel }
}
const edge = () => page.getByRole('separator', { name: '面板大小' })
const box = () => page.getByRole('region', { name: /^订单/ }).element().getBoundingClientRect()

test('the page next to the panel can be used, and the panel shows what is chosen there', async () => {
  await open()
  await expect.element(page.getByRole('button', { name: 'A1' })).toHaveFocus()
  await page.getByRole('button', { name: 'A2' }).click()
  await expect.element(page.getByRole('region', { name: '订单 A2' })).toBeVisible()
})

test('Escape and the button close it, and the focus returns to where it came from', async () => {
  const { panel } = await open()
  const opener = page.getByRole('button', { name: 'A1' })
  page.getByRole('button', { name: '关闭面板' }).element().focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  page.getByRole('button', { name: '关闭面板' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test.each(['ltr', 'rtl'] as const)('arrow keys, Home, End and Enter move its edge: %s', async (dir) => {
  document.documentElement.dir = dir
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await open()
  edge().element().focus()
  expect(Math.round(box().width)).toBe(360)
  await userEvent.keyboard(dir === 'ltr' ? '{ArrowLeft}' : '{ArrowRight}')
  await expect.poll(() => Math.round(box().width)).toBe(376)
  await userEvent.keyboard(dir === 'ltr' ? '{ArrowRight}{ArrowRight}' : '{ArrowLeft}{ArrowLeft}')
  await expect.poll(() => Math.round(box().width)).toBe(344)
  await userEvent.keyboard('{Home}')
  await expect.poll(() => Math.round(box().width)).toBe(240)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => Math.round(box().width)).toBe(360)
  expect(sizes).toEqual([376, 360, 344, 240, 360])
})

const places = [
  ['at the end', 'end', 1440],
  ['at the foot by choice', 'bottom', 1440],
  ['at the foot of a tablet', 'end', 834],
  ['at the foot of a phone', 'end', 390],
] as const

test.each(places)('the panel is %s, within the window, and axe finds nothing in either theme', async (_, side, width) => {
  const { layout } = await open({ side, width })
  await expect.element(edge()).toHaveAttribute('aria-orientation', side === 'end' && width > 992 ? 'vertical' : 'horizontal')
  expect(box().bottom).toBeLessThanOrEqual(innerHeight)
  for (const theme of ['light', 'dark'] as const) {
    layout.settings.set({ theme })
    await expect.poll(() => document.documentElement.dataset.theme).toBe(theme)
    expect(await violations()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  }
})

test.each(places.slice(1))('a panel %s grows upwards', async (_, side, width) => {
  await open({ side, width })
  edge().element().focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(() => Math.round(box().height)).toBe(376)
})
