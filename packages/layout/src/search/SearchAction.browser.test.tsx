import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { violations } from '@view-site/vitest-config/axe'
import { memoryStorage } from '@view-site/vitest-config/storage'
import { renderLayout } from '../../test/renderLayout.tsx'
import { zhCN } from './locales/zh-CN.ts'
import type { SearchAction } from './SearchAction.ts'
import { SearchDialog, type SearchDialogProps } from './SearchDialog.tsx'
import { SearchPicker, type PickerDialogProps } from './SearchPicker.tsx'

const done: string[] = []
const actions: SearchAction[] = [
  { id: 'new', title: '新建订单', keywords: 'create order', keys: 'Ctrl N', run: () => done.push('new') },
  { id: 'export', title: '导出按钮清单', run: () => done.push('export') },
]

async function open(dialog: Partial<SearchDialogProps> = { actions }, width = 1440) {
  done.length = 0
  const storage = memoryStorage()
  const load = async () => (props: PickerDialogProps) => <SearchDialog texts={zhCN} storage={storage} {...dialog} {...props} />
  const rendered = await renderLayout({ width, slots: { Search: () => <SearchPicker load={load} /> } })
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).toHaveFocus()
  return { ...rendered, searches: storage }
}
const field = page.getByRole('combobox')
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent)

test('before anything is typed the actions are listed, and Enter runs the active one once the dialog has closed', async () => {
  const { searches } = await open({
    actions: [{ id: 'ask', title: '询问', run: () => done.push(`dialog open: ${field.elements().length}`) }],
  })
  expect(options()).toEqual(['询问'])
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => done).toEqual(['dialog open: 0'])
  expect(searches.entries.size).toBe(0)
})

test('an action is found by its title and its other words, after the pages', async () => {
  await open()
  await userEvent.keyboard('按钮')
  await expect.poll(options).toEqual(['Button 按钮基础', '导出按钮清单'])
  await userEvent.fill(field, 'order create')
  await expect.poll(options).toEqual(['新建订单Ctrl N'])
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => done).toEqual(['new'])
})

test('a query that begins with > finds actions only, and says so when there is none', async () => {
  await open()
  await userEvent.keyboard('> 按钮')
  await expect.poll(options).toEqual(['导出按钮清单'])
  await userEvent.fill(field, '> 没有')
  await expect.element(page.getByText('没有找到“> 没有”').first()).toBeInTheDocument()
  await userEvent.fill(field, '>')
  await expect.poll(options).toEqual(['新建订单Ctrl N', '导出按钮清单'])
})

test('the layout offers its own actions by choice', async () => {
  const { layout } = await open({ layoutActions: true })
  await expect.poll(options).toEqual(['重新加载当前页', '主题: 浅色', '主题: 深色', '主题: 随系统', '界面设置'])
  await userEvent.keyboard('>深色{Enter}')
  await expect.poll(() => layout.settings.get().theme).toBe('dark')
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard('>设置{Enter}')
  await expect.element(page.getByRole('dialog', { name: '界面设置' })).toBeVisible()
})

test.each([390, 1440])('axe finds nothing in the list of actions at %d px, in both themes', async (width) => {
  const { layout } = await open({ actions }, width)
  for (const theme of ['light', 'dark'] as const) {
    layout.settings.set({ theme })
    await expect.poll(() => document.documentElement.dataset.theme).toBe(theme)
    expect(await violations()).toEqual([])
  }
})
