import { createRoute, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderRoutes } from '../../../test/renderRoutes.tsx'
import { useUnsaved, type TabsOptions } from '../../index.ts'

function Form() {
  const { id } = useParams({ strict: false })
  const [text, setText] = useState('')
  useUnsaved(text !== '')
  return <input aria-label={`form ${id}`} value={text} onChange={({ target }) => setText(target.value)} style={{ marginBlockEnd: 3000 }} />
}

async function open(tabs: TabsOptions = {}) {
  const layout = await renderRoutes({
    start: '/form/1',
    tabs,
    routes: (root) => [createRoute({ getParentRoute: () => root, path: '/form/$id', component: Form, staticData: { cache: true } })],
  })
  await expect.element(field('1')).toBeVisible()
  const go = async (...ids: number[]) => {
    for (const id of ids) {
      layout.router.navigate(`/form/${id}`)
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      await expect.element(field(String(id))).toBeVisible()
    }
  }
  return { layout, go }
}

const field = (id: string) => page.getByRole('textbox', { name: `form ${id}`, exact: true })
const others = Array.from({ length: 13 }, (_, index) => index + 2)

test.each([
  ['without a limit', {}, 14],
  ['with a limit of 3', { maxAlive: 3 }, 3],
])('[TAB-07] what was typed is there after 13 other pages, and nothing was asked: %s', async (_, tabs, alive) => {
  const { layout, go } = await open(tabs)
  await field('1').fill('draft')
  await go(...others)
  expect(document.querySelectorAll('[data-kept]')).toHaveLength(alive)
  expect(layout.store.get(layout.question)).toBeNull()
  await go(1)
  await expect.element(field('1')).toHaveValue('draft')
})

test('[TAB-07] a page that was dropped for others is scrolled to where it was, as long as its tab is open', async () => {
  const { go } = await open({ maxAlive: 2 })
  await go(2)
  window.scrollTo(0, 700)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await go(3, 4)
  expect(document.querySelector('[data-kept="/form/2"]')).toBeNull()
  await go(2)
  await expect.poll(() => window.scrollY).toBe(700)
})

test('[TAB-07] switching the tabs off asks while a page is unsaved; no keeps them on, yes gives the page up', async () => {
  const { layout, go } = await open()
  await field('1').fill('draft')
  await go(2)
  layout.settings.set({ tabs: false })
  await page.getByRole('button', { name: '继续编辑' }).click()
  await expect.poll(() => layout.settings.get().tabs).toBe(true)
  await go(1)
  await expect.element(field('1')).toHaveValue('draft')
  layout.settings.set({ tabs: false })
  await page.getByRole('button', { name: '放弃修改' }).click()
  await expect.poll(() => document.querySelector('[data-kept]')).toBeNull()
  await expect.element(field('1')).toHaveValue('')
  expect(layout.settings.get().tabs).toBe(false)
})
