import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { violations } from '@view-site/vitest-config/axe'
import { memoryStorage } from '@view-site/vitest-config/storage'
import { layoutOptions } from '../../test/layoutOptions.tsx'
import { attachControls } from '../controls/attachControls.ts'
import { AppLayout, createLayout } from '../index.ts'
import { openPicker } from './dialog/openPicker.ts'
import { pickerFrame } from './dialog/pickerFrame.ts'
import { zhCN } from './locales/zh-CN.ts'
import { SearchDialog } from './SearchDialog.tsx'
import { SearchPicker, type PickerDialogProps } from './SearchPicker.tsx'
import { menuSource } from './sources/menuSource.ts'
import { prerenderedPages } from './sources/prerenderedPages.ts'
import type { SearchSource } from './sources/SearchSource.ts'

const path = '/view-ui-plus/component/base/button'
const field = page.getByRole('combobox')
const button = page.getByRole('button', { name: '搜索' })
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent)

const orders: SearchSource = { id: 'orders', label: '订单', search: (query) => ({ hits: [{ href: '/price', title: [{ text: query }] }] }) }

interface Setup {
  /** The code of the picker is there once this resolves. @default at once */
  loaded?: () => Promise<unknown>
  onFail?: (retry: () => void) => void
  /** Whether the page has the frame of the search. @default false */
  frame?: boolean
}

/** A page as the server renders it, whose search works without React, and the application that can take it over. */
async function openPage({ loaded = async () => undefined, onFail = () => undefined, frame = false }: Setup = {}) {
  await page.viewport(1440, 900)
  const storage = memoryStorage()
  const load = async () => (props: PickerDialogProps) => <SearchDialog texts={zhCN} storage={storage} sources={[orders]} {...props} />
  const { router, ...rest } = layoutOptions({ path })
  const slots = { Search: () => <SearchPicker load={load} /> }
  const app = () => <AppLayout layout={createLayout({ ...rest, router })} slots={slots} />
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = renderToString(app())
  if (frame) document.body.insertAdjacentHTML('afterbegin', pickerFrame(zhCN))
  const sources = [menuSource({ label: zhCN.pages, pages: () => prerenderedPages(host, (pathname) => pathname) })]
  const controls = attachControls(host, {
    storage,
    storageKey: 'view-site.layout',
    search: {
      async load() {
        await loaded()
        return () => openPicker({ texts: zhCN, sources, storage, addressOf: (one) => `/en-US${one}` })
      },
      onFail,
    },
  })
  onTestFinished(() => {
    controls.stop()
    host.remove()
    for (const dialog of document.querySelectorAll('dialog')) {
      dialog.close()
      dialog.remove()
    }
  })
  return {
    storage,
    router,
    controls,
    takeOver: () => {
      controls.stop()
      const root = hydrateRoot(host, app())
      onTestFinished(() => root.unmount())
    },
  }
}

test('[LAY-09] a prerendered page opens the search without React, over the menus in the page, and Escape gives the focus back', async () => {
  const { storage } = await openPage()
  await button.click()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('按钮')
  await expect.poll(options).toEqual(['Button 按钮基础'])
  await expect.element(page.getByRole('option')).toHaveAttribute('href', `/en-US${path}`)
  expect(await violations()).toEqual([])
  const followed: (string | null)[] = []
  const stay = (event: MouseEvent) => {
    event.preventDefault()
    followed.push(event.target instanceof Element ? event.target.getAttribute('href') : null)
  }
  document.addEventListener('click', stay)
  onTestFinished(() => document.removeEventListener('click', stay))
  await userEvent.keyboard('{Enter}')
  await expect.element(field).not.toBeInTheDocument()
  expect(followed).toEqual([`/en-US${path}`])
  expect(storage.entries.get('view-site.searches')).toBe('["按钮"]')
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.poll(options).toEqual(['按钮'])
  await userEvent.keyboard('{Escape}')
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test.each(['ltr', 'rtl'])('on a page that runs %s the rows of the search are inside its dialog', async (dir) => {
  document.documentElement.dir = dir
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await openPage()
  await button.click()
  await userEvent.keyboard('表')
  await expect.poll(() => options().length).toBeGreaterThan(0)
  const dialog = document.querySelector('dialog')?.getBoundingClientRect()
  const row = page.getByRole('option').first().element().getBoundingClientRect()
  expect(row.left).toBeGreaterThanOrEqual(dialog?.left ?? Infinity)
  expect(row.right).toBeLessThanOrEqual(dialog?.right ?? 0)
})

test('[LAY-09] what is typed before the code of the search is there is in its field', async () => {
  const code = Promise.withResolvers<void>()
  await openPage({ loaded: () => code.promise })
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('buttom{Backspace}n')
  code.resolve()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('button')
  await expect.poll(options).toEqual(['Button 按钮基础'])
  await userEvent.keyboard(' s')
  await expect.element(field).toHaveValue('button s')
  await expect.element(button).not.toHaveAttribute('aria-busy')
})

/** Records the paths of the links that are clicked during the test, instead of following them. */
function recordLinks(): string[] {
  const followed: string[] = []
  const stay = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link) followed.push(link.pathname)
    event.preventDefault()
  }
  document.addEventListener('click', stay)
  onTestFinished(() => document.removeEventListener('click', stay))
  return followed
}

test('[LAY-09] Enter before the code of the search is there opens the first result', async () => {
  const code = Promise.withResolvers<void>()
  await openPage({ loaded: () => code.promise })
  const followed = recordLinks()
  await button.click()
  await userEvent.keyboard('icon{Enter}')
  code.resolve()
  await expect.poll(() => followed).toEqual(['/en-US/view-ui-plus/component/base/icon'])
  await expect.element(field).not.toBeInTheDocument()
})

test('[LAY-09] the application takes an open search over: it stays open with what is typed, and searches what the application does', async () => {
  const { router, takeOver } = await openPage()
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard('按钮')
  await expect.poll(options).toEqual(['Button 按钮基础'])
  const dialog = document.querySelector('dialog')
  const row = page.getByRole('option').element()
  takeOver()
  await expect.poll(options).toEqual(['Button 按钮基础', '按钮'])
  expect([document.querySelector('dialog'), page.getByRole('option').first().element()]).toEqual([dialog, row])
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('按钮')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => router.visited).toEqual(['/price'])
  await expect.element(field).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('')
})

test('[LAY-09] the application answers a press whose code had not loaded when it took over', async () => {
  const { takeOver } = await openPage({ loaded: () => Promise.withResolvers<void>().promise })
  await button.click()
  await userEvent.keyboard('price')
  takeOver()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('price')
  await expect.element(button).not.toHaveAttribute('aria-busy')
})

test('[PLUS-01] code that cannot be loaded leaves the page as it was, and a retry opens the search', async () => {
  const retries: (() => void)[] = []
  let isUp = false
  await openPage({
    loaded: () => (isUp ? Promise.resolve() : Promise.reject(new Error('no line'))),
    onFail: (retry) => retries.push(retry),
  })
  await button.click()
  await expect.poll(() => retries.length).toBe(1)
  await expect.element(button).not.toHaveAttribute('aria-busy')
  isUp = true
  retries[0]?.()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('')
})

test('[LAY-09] the frame of a page opens with the press, the picker continues in it, and it closes to what it was', async () => {
  const code = Promise.withResolvers<void>()
  await openPage({ frame: true, loaded: () => code.promise })
  const frame = document.querySelector('dialog')
  const before = frame?.outerHTML
  expect(await violations()).toEqual([])
  await button.click()
  await expect.element(field).toHaveFocus()
  expect(frame?.open).toBe(true)
  expect(await violations()).toEqual([])
  const input = field.element()
  await userEvent.keyboard('buttom{Backspace}n{ArrowLeft}')
  await userEvent.keyboard('{Control>}k{/Control}')
  code.resolve()
  await expect.poll(options).toEqual(['Button 按钮基础'])
  expect(document.activeElement).toBe(input)
  expect(input instanceof HTMLInputElement && input.selectionStart).toBe(5)
  expect(document.querySelectorAll('dialog')).toHaveLength(1)
  expect(await violations()).toEqual([])
  const cancel = document.querySelector<HTMLElement>('dialog button')
  cancel?.click()
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await expect.poll(() => document.querySelector('dialog')?.outerHTML).toBe(before)
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.poll(() => document.querySelector('dialog [role="listbox"]')).not.toBeNull()
  await expect.element(field).toHaveValue('')
})

test('[LAY-09] a press marks its button before the frame opens, which does not wait for a key or for the application', async () => {
  const { takeOver } = await openPage({ frame: true, loaded: () => Promise.withResolvers<void>().promise })
  const frame = document.querySelector('dialog')
  /** Reads the state before the browser paints again. */
  const press = () => {
    document.querySelector<HTMLElement>('[aria-keyshortcuts]')?.click()
    return { isBusy: button.element().ariaBusy, isOpen: frame?.open }
  }
  const close = async () => {
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => frame?.open).toBe(false)
  }
  expect(press()).toEqual({ isBusy: 'true', isOpen: false })
  await expect.poll(() => frame?.open).toBe(true)
  await close()
  expect(press()).toEqual({ isBusy: 'true', isOpen: false })
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'b', bubbles: true }))
  expect(frame?.open).toBe(true)
  await close()
  expect(press()).toEqual({ isBusy: 'true', isOpen: false })
  takeOver()
  expect(frame?.open).toBe(true)
  await userEvent.keyboard('price')
  await expect.poll(options).toEqual(['price'])
})

test('[LAY-09] Enter in the frame opens the first result once the code is there, unless more is typed after it', async () => {
  const followed = recordLinks()
  let code = Promise.withResolvers<void>()
  await openPage({ frame: true, loaded: () => code.promise })
  const type = async (text: string, entered: string) => {
    await button.click()
    await userEvent.keyboard(text)
    // As the script in the head of a page notes it.
    document.querySelector('input')?.setAttribute('data-entered', entered)
    code.resolve()
    code = Promise.withResolvers<void>()
  }
  await type('icon', 'ico')
  await expect.poll(options).toEqual(['Icon 图标基础'])
  expect(followed).toEqual([])
  // The first empties the field.
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(field).not.toBeInTheDocument()
  await type('icon', 'icon')
  await expect.poll(() => followed).toEqual(['/en-US/view-ui-plus/component/base/icon'])
  await expect.element(field).not.toBeInTheDocument()
})

test('[LAY-09] a frame that is closed before the code of the search is there stays closed', async () => {
  const code = Promise.withResolvers<void>()
  const failed: unknown[] = []
  await openPage({ frame: true, loaded: () => code.promise, onFail: () => failed.push('failed') })
  await button.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  code.resolve()
  await expect.element(button).not.toHaveAttribute('aria-busy')
  await expect.element(field).not.toBeInTheDocument()
  expect(failed).toEqual([])
})

test('[LAY-09] the application takes over a frame whose code had not loaded', async () => {
  const { router, takeOver } = await openPage({ frame: true, loaded: () => Promise.withResolvers<void>().promise })
  await button.click()
  await userEvent.keyboard('price')
  const dialog = document.querySelector('dialog')
  takeOver()
  await expect.poll(options).toEqual(['price'])
  expect(document.querySelector('dialog')).toBe(dialog)
  await expect.element(field).toHaveFocus()
  await expect.element(button).not.toHaveAttribute('aria-busy')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.visited).toEqual(['/price'])
  await expect.element(field).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.poll(() => document.querySelector('dialog [role="listbox"]')).not.toBeNull()
  await expect.element(field).toHaveFocus()
})

test('[PLUS-01] a frame whose code cannot be loaded closes, and a retry opens it again', async () => {
  const retries: (() => void)[] = []
  let isUp = false
  await openPage({
    frame: true,
    loaded: () => (isUp ? Promise.resolve() : Promise.reject(new Error('no line'))),
    onFail: (retry) => retries.push(retry),
  })
  await button.click()
  await expect.poll(() => retries.length).toBe(1)
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await expect.element(button).not.toHaveAttribute('aria-busy')
  isUp = true
  retries[0]?.()
  await expect.element(field).toHaveFocus()
  await expect.poll(() => document.querySelector('dialog [role="listbox"]')).not.toBeNull()
})
