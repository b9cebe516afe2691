import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { violations } from '@view-site/vitest-config/axe'
import { memoryStorage } from '@view-site/vitest-config/storage'
import { renderLayout } from '../../test/renderLayout.tsx'
import { zhCN } from './locales/zh-CN.ts'
import { SearchDialog, type SearchDialogProps } from './SearchDialog.tsx'
import { SearchPicker, type PickerDialogProps } from './SearchPicker.tsx'
import type { SearchSource, SourceAnswer } from './sources/SearchSource.ts'

type Setup = NonNullable<Parameters<typeof renderLayout>[0]> & {
  dialog?: Partial<SearchDialogProps>
  /** The dialog is loaded once this resolves. @default at once */
  loaded?: () => Promise<void>
  onFail?: (retry: () => void) => void
}

const docs: SearchSource = {
  id: 'docs',
  label: '文档',
  search: (query) => ({
    hits: [
      { href: '/view-ui-plus/component/form/table', title: [{ text: 'Table' }], context: [{ text: query, hit: true }] },
      { href: '/price', title: [{ text: '价格' }], tag: '指南', context: [{ text: '一次付款' }] },
      { href: '/price#team', title: [{ text: '团队版' }], isPart: true },
    ],
    total: 9,
  }),
}

async function renderPicker({ dialog = {}, loaded = async () => undefined, onFail = () => undefined, ...setup }: Setup = {}) {
  const storage = memoryStorage()
  const load = async () => {
    await loaded()
    return (props: PickerDialogProps) => <SearchDialog texts={zhCN} storage={storage} storageKey="searches" {...dialog} {...props} />
  }
  const rendered = await renderLayout({ ...setup, slots: { Search: () => <SearchPicker load={load} onFail={onFail} /> } })
  return { ...rendered, searches: storage }
}

const hits = (...hrefs: string[]): SourceAnswer => ({ hits: hrefs.map((href) => ({ href, title: [{ text: href }] })) })
const field = page.getByRole('combobox')
const options = () => page.getByRole('option').elements()
const active = () => document.querySelector('[role="option"][aria-selected="true"]')?.textContent
const open = async () => {
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).toHaveFocus()
}

test('[LAY-09] the search is 140 px wide; Ctrl+K and ⌘K open it with the focus in its field, Escape gives the focus back', async () => {
  await renderPicker()
  const button = page.getByRole('button', { name: '搜索' })
  expect(button.element().getBoundingClientRect().width).toBe(140)
  await open()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).not.toBeInTheDocument()
  await userEvent.keyboard('{Meta>}k{/Meta}')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await button.click()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
})

test('[LAY-09] a second press while the dialog loads keeps what is typed after the first', async () => {
  const loads = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const waiting = loads.map(({ promise }) => promise)
  await renderPicker({ loaded: () => waiting.shift() ?? Promise.resolve() })
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard('{Control>}k{/Control}')
  loads[0]?.resolve()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('table')
  loads[1]?.resolve()
  await loads[1]?.promise
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await expect.element(field).toHaveValue('table')
  expect(waiting).toEqual([])
})

test('[LAY-09] a dialog that cannot be loaded is reported, and the retry opens it', async () => {
  let isUp = false
  const retries: (() => void)[] = []
  await renderPicker({
    loaded: async () => {
      if (!isUp) throw new Error('offline')
    },
    onFail: (retry) => retries.push(retry),
  })
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.poll(() => retries).toHaveLength(1)
  isUp = true
  retries[0]?.()
  await expect.element(field).toHaveFocus()
})

test('[LAY-09] Ctrl+K opens the search next to a closed dialog of the page, and not over an open one', async () => {
  await renderPicker()
  const dialog = document.body.appendChild(Object.assign(document.createElement('div'), { role: 'dialog', textContent: 'Edit' }))
  onTestFinished(() => dialog.remove())
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).not.toBeInTheDocument()
  dialog.style.display = 'none'
  await open()
})

test('[LAY-09] pages of the menus are found by either of their names', async () => {
  await renderPicker()
  await open()
  await userEvent.keyboard('按钮')
  await expect.poll(() => options().map((option) => option.textContent)).toEqual(['Button 按钮基础'])
  await expect.poll(() => document.querySelector('[role="option"] mark')?.textContent).toBe('按钮')
  await userEvent.clear(field)
  await userEvent.keyboard('tab')
  await expect.poll(() => options().map((option) => option.textContent)).toEqual(['Table 表格表单'])
})

test('[NAV-05] hidden and forbidden pages are not found, nor those that the app leaves out', async () => {
  const { layout } = await renderPicker({ dialog: { includes: (path) => !path.startsWith('/store') } })
  await open()
  for (const query of ['更新日志', '实名认证', '商店']) {
    await userEvent.fill(field, query)
    await expect.element(page.getByText(`没有找到“${query}”`).first()).toBeInTheDocument()
  }
  layout.update({ can: () => true })
  await userEvent.fill(field, '实名')
  await expect.poll(() => options().length).toBe(1)
})

test('arrows, Home and End move over the rows and round them; Enter opens the active one', async () => {
  const { router, searches } = await renderPicker({ dialog: { sources: [docs] } })
  await open()
  await userEvent.keyboard('价')
  await expect.poll(() => options().length).toBe(3)
  expect(active()).toBe('价格')
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toBe('Table价')
  await expect.element(field).toHaveAttribute('aria-activedescendant', document.querySelector('[aria-selected="true"]')?.id)
  await userEvent.keyboard('{End}')
  expect(active()).toBe('团队版')
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toBe('价格')
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await expect.element(field).not.toBeInTheDocument()
  expect(router.visited).toEqual(['/price#team'])
  expect(searches.entries.get('searches')).toBe('["价"]')
})

test('Enter before the results are there waits for them, and opens the first', async () => {
  const answers = new Map<string, (answer: SourceAnswer) => void>()
  const held: SearchSource = { ...docs, search: (query) => new Promise((resolve) => answers.set(query, resolve)) }
  const { router } = await renderPicker({ dialog: { sources: [held] } })
  await open()
  await userEvent.keyboard('x')
  await expect.poll(() => answers.has('x')).toBe(true)
  answers.get('x')?.(hits('/x', '/y'))
  await expect.poll(active).toBe('/x')
  await userEvent.keyboard('y{Enter}')
  await expect.poll(() => answers.has('xy')).toBe(true)
  expect(router.visited).toEqual([])
  answers.get('xy')?.(hits('/y', '/x'))
  await expect.element(field).not.toBeInTheDocument()
  expect(router.visited).toEqual(['/y'])
})

test('the selected page stays selected when its place among the results changes', async () => {
  let answer: ((rest: SourceAnswer) => void) | undefined
  const held: SearchSource = {
    ...docs,
    search(_query, { onProgress }) {
      onProgress(hits('/x', '/y'))
      return new Promise((resolve) => (answer = resolve))
    },
  }
  const { router } = await renderPicker({ dialog: { sources: [held] } })
  await open()
  await userEvent.keyboard('x')
  await expect.poll(() => options().length).toBe(2)
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toBe('/y')
  answer?.(hits('/z', '/x', '/y'))
  await expect.poll(() => options().length).toBe(3)
  expect(active()).toBe('/y')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).not.toBeInTheDocument()
  expect(router.visited).toEqual(['/y'])
})

test('Ctrl+Enter is a click with Ctrl: the browser opens a new tab', async () => {
  await renderPicker()
  await open()
  await userEvent.keyboard('价格')
  await expect.poll(() => options().length).toBe(1)
  const clicked = vi.fn<(event: MouseEvent) => void>((event) => event.preventDefault())
  document.addEventListener('click', clicked, { capture: true })
  onTestFinished(() => document.removeEventListener('click', clicked, { capture: true }))
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect
    .poll(() => clicked.mock.calls.map(([event]) => [event.ctrlKey, event.target instanceof Element && event.target.getAttribute('href')]))
    .toEqual([[true, '/price']])
})

test('while an input method composes nothing is searched and Enter opens nothing', async () => {
  const search = vi.fn<SearchSource['search']>(() => ({ hits: [] }))
  const { router } = await renderPicker({ dialog: { sources: [{ ...docs, search }] } })
  await open()
  const input = field.element()
  const compose = (text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true, inputType: 'insertCompositionText', data: text }))
  }
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  compose('biao')
  compose('biao ge')
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, isComposing: true }))
  expect(search).not.toHaveBeenCalled()
  compose('表格')
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '表格' }))
  await expect.poll(() => search.mock.calls.map(([query]) => query)).toEqual(['表格'])
  expect(router.visited).toEqual([])
})

test('before anything is typed there are recent searches, which can be cleared, and popular pages', async () => {
  const { searches } = await renderPicker({ dialog: { popular: [{ href: '/price', title: '价格' }] } })
  searches.setItem('searches', '["表格"]')
  await open()
  expect(options().map((option) => option.textContent)).toEqual(['表格', '价格'])
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('表格')
  await expect.poll(() => options().map((option) => option.textContent)).toEqual(['Table 表格表单'])
  await userEvent.clear(field)
  await page.getByRole('button', { name: '清除记录' }).click()
  expect(options().map((option) => option.textContent)).toEqual(['价格'])
  expect(searches.entries.has('searches')).toBe(false)
})

test('a source that fails says so next to the results of the menus, and can be retried', async () => {
  let isUp = false
  const search: SearchSource['search'] = async (...args) => {
    if (!isUp) throw new Error('no line')
    return docs.search(...args)
  }
  await renderPicker({ dialog: { sources: [{ ...docs, search }] } })
  await open()
  await userEvent.keyboard('表格')
  await expect.element(page.getByRole('alert').getByText('搜索数据没能加载')).toBeVisible()
  expect(options()).toHaveLength(1)
  isUp = true
  await page.getByRole('button', { name: '重试' }).click()
  await expect.poll(() => options().length).toBe(3)
})

test('how much was found is announced, and axe finds nothing in either theme', async () => {
  await renderPicker({ dialog: { sources: [docs], popular: [{ href: '/price', title: '价格' }] } })
  await open()
  await userEvent.keyboard('表格')
  await expect.element(page.getByRole('status')).toHaveTextContent('找到 4 条结果')
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset['theme'] = theme
    expect(await violations()).toEqual([])
  }
})

test('on a phone it is the whole screen, with a button to leave it', async () => {
  await renderPicker({ width: 390, dialog: { sources: [docs] } })
  const button = page.getByRole('button', { name: '搜索' })
  expect(button.element().getBoundingClientRect().width).toBe(44)
  await button.click()
  await expect.element(field).toHaveFocus()
  const { left, top, width, height } = document.querySelector('dialog')?.getBoundingClientRect() ?? new DOMRect()
  expect([left, top, width, height]).toEqual([0, 0, 390, 900])
  await page.getByRole('button', { name: '取消' }).click()
  await expect.element(field).not.toBeInTheDocument()
})

test('the keys are the browser’s while another dialog is open', async () => {
  await renderPicker()
  const other = document.body.appendChild(document.createElement('div'))
  other.setAttribute('role', 'dialog')
  onTestFinished(() => other.remove())
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).not.toBeInTheDocument()
})
