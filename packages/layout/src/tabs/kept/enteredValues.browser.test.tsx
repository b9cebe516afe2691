import { createRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderRoutes } from '../../../test/renderRoutes.tsx'
import { useUnsaved, type TabsOptions } from '../../index.ts'

/** A page with one field; with `guards` it declares what was typed as unsaved. */
function Form({ guards }: { guards: boolean }) {
  const [text, setText] = useState('')
  const [saved, setSaved] = useState('')
  const [isBroken, setBroken] = useState(false)
  useUnsaved(guards && text !== saved)
  if (isBroken) throw new Error('boom')
  return (
    <>
      <input aria-label="text" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={() => setSaved(text)}>
        Save
      </button>
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
    </>
  )
}

const guarded = () => <Form guards />
const unguarded = () => <Form guards={false} />

async function open(tabs: TabsOptions = {}) {
  const layout = await renderRoutes({
    start: '/guarded',
    tabs,
    routes: (root) => [
      createRoute({ getParentRoute: () => root, path: '/guarded', component: guarded, staticData: { cache: true } }),
      createRoute({ getParentRoute: () => root, path: '/draft', component: unguarded, staticData: { cache: true } }),
      createRoute({ getParentRoute: () => root, path: '/secret', component: unguarded, staticData: { cache: true, auth: ['admin'] } }),
      createRoute({ getParentRoute: () => root, path: '/other', component: unguarded, staticData: { cache: true } }),
    ],
  })
  layout.update({ can: () => true, user: 'ada' })
  const go = async (path: string) => {
    layout.router.navigate(path)
    await expect.poll(() => layout.store.get(layout.route).path).toBe(path)
    await expect.element(page.getByRole('main')).toBeVisible()
  }
  return { layout, go }
}

const text = () => page.getByRole('textbox', { name: 'text' })
const press = (name: string) => page.getByRole('main').getByRole('button', { name }).click()
const marked = () => [...document.querySelectorAll('[data-tab]')].filter((tab) => tab.textContent.includes('未保存')).length

test('[TAB-07] saving clears the mark of a page that was hidden and shown again', async () => {
  const { go } = await open()
  await text().fill('draft')
  await expect.poll(marked).toBe(1)
  await go('/other')
  await go('/guarded')
  await go('/other')
  await go('/guarded')
  await press('Save')
  await expect.poll(marked).toBe(0)
})

test.each([
  ['/guarded', 1],
  ['/draft', 0],
])('[TAB-07] what was typed in a page that throws is there after its reload, and it stays unsaved: %s', async (path, marks) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { go, layout } = await open()
  await go(path)
  await text().fill('draft')
  await expect.poll(marked).toBe(marks)
  layout.reload()
  await expect.element(text()).toHaveValue('draft')
  await press('Break')
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.poll(marked).toBe(marks)
  await go('/other')
  await go(path)
  await press('重新加载')
  await expect.element(text()).toHaveValue('draft')
  await expect.poll(marked).toBe(marks)
  await press('Save')
  await expect.poll(marked).toBe(0)
})

test('[TAB-07] what was typed in a page that throws is there although the page was dropped', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { go } = await open({ maxAlive: 1 })
  await go('/draft')
  await text().fill('draft')
  await press('Break')
  await expect.element(page.getByRole('alert')).toBeVisible()
  await go('/other')
  await expect.poll(() => document.querySelector('[data-kept="/draft"]')).toBeNull()
  await go('/draft')
  await expect.element(text()).toHaveValue('draft')
})

test('[TAB-07] what was typed is there after a permission was taken and given back', async () => {
  const { layout, go } = await open()
  await go('/secret')
  await text().fill('draft')
  await go('/other')
  layout.update({ can: () => false })
  await expect.poll(() => document.querySelector('[data-tab="/secret"]')).toBeNull()
  layout.update({ can: () => true })
  await go('/secret')
  await expect.element(text()).toHaveValue('draft')
})

test('[TAB-07] another user never gets what one has typed, also where both have the same tabs', async () => {
  const { layout, go } = await open({ maxAlive: 1 })
  await go('/draft')
  await go('/other')
  layout.update({ user: 'ben' })
  await expect.poll(() => document.querySelector('[data-tab="/draft"]')).toBeNull()
  await go('/draft')
  await text().fill('secret')
  await go('/other')
  layout.update({ user: 'ada' })
  await expect.poll(() => document.querySelector('[data-tab="/draft"]')).not.toBeNull()
  await go('/draft')
  await expect.element(text()).toHaveValue('')
})
