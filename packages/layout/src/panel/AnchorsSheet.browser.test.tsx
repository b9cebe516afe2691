import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { memoryStorage } from '@view-site/vitest-config/storage'
import { layoutOptions } from '../../test/layoutOptions.tsx'
import { attachControls } from '../prepaint.ts'
import { AppLayout, createLayout, Panel, PanelAction, type Anchor } from '../index.ts'

const path = '/view-ui-plus/component/base/button'
const anchors: Anchor[] = [
  { id: 'demos', title: '示例' },
  { id: 'type', title: '按钮类型', level: 2 },
  { id: 'api', title: 'API', pinned: true },
]
const PanelSlot = () => <Panel actions={<PanelAction href="/price">购买</PanelAction>} anchors={anchors} />
const app = () => <AppLayout layout={createLayout(layoutOptions({ path }))} slots={{ Panel: PanelSlot }} />

/** Who answers: a prerendered page without React, or the layout that has hydrated it. */
const stages = ['without React', 'with React'] as const
const opener = () => page.getByRole('button', { name: '本页', exact: true })
const sheet = () => page.getByRole('navigation', { name: '本页', exact: true })
const entry = (name: string) => sheet().getByRole('link', { name, exact: true })
const topOf = (id: string) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN)

async function openPage(stage: (typeof stages)[number], width = 390) {
  await page.viewport(width, 800)
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = renderToString(app())
  const controls = attachControls(host, { storage: memoryStorage(), storageKey: 'view-site.layout' })
  onTestFinished(() => {
    controls.stop()
    host.remove()
    window.scrollTo(0, 0)
    history.replaceState(null, '', location.pathname + location.search)
  })
  if (stage === 'without React') return
  controls.stop()
  const root = hydrateRoot(host, app())
  onTestFinished(() => root.unmount())
  // Marked by the effects of the hydrated list.
  await expect.poll(() => host.querySelector('nav [aria-current="location"]')).not.toBeNull()
}

for (const stage of stages) {
  test(`[LAY-06] on a phone a button opens the contents of the page, which close when one is chosen, ${stage}`, async () => {
    await openPage(stage)
    await expect.element(sheet()).not.toBeInTheDocument()
    opener().element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(sheet()).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await expect.element(entry('示例')).toHaveFocus()
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(sheet()).not.toBeInTheDocument()
    await expect.poll(() => topOf('type')).toBe(72)
    expect(location.hash).toBe('#type')
  })

  test(`[LAY-06] Escape and a press elsewhere close the contents, ${stage}`, async () => {
    await openPage(stage)
    opener().element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(sheet()).toBeVisible()
    await userEvent.keyboard('{Tab}{Escape}')
    await expect.element(sheet()).not.toBeInTheDocument()
    await expect.element(opener()).toHaveFocus()
    await opener().click()
    await expect.element(sheet()).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect.element(sheet()).not.toBeInTheDocument()
  })
}

test.each([390, 834])('[LAY-06] at %i px the button and the link to the API stay at the bottom of the window', async (width) => {
  await openPage('without React', width)
  const api = page.getByRole('link', { name: 'API', exact: true })
  for (const control of [opener(), api]) {
    const { bottom, height } = control.element().getBoundingClientRect()
    expect(bottom).toBeLessThanOrEqual(800)
    expect(bottom).toBeGreaterThan(780)
    expect(height).toBe(44)
  }
  await api.click()
  await expect.poll(() => location.hash).toBe('#api')
})

test('[LAY-06] next to the article the contents are always there, without the bar', async () => {
  await openPage('with React', 1440)
  await expect.element(sheet()).toBeVisible()
  await expect.element(opener()).not.toBeInTheDocument()
  await entry('按钮类型').click()
  await expect.poll(() => topOf('type')).toBe(72)
  await expect.element(sheet()).toBeVisible()
})
