import { Button } from '@view-site/ui'
import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { violations } from '@view-site/vitest-config/axe'
import { renderLayout } from '../../test/renderLayout.tsx'
import type { SettingsPatch } from '../index.ts'
import { ShortcutsDialog } from '../shortcuts.ts'

const groups = [{ title: '订单', shortcuts: [{ title: '保存', keys: ['Ctrl', 'S'] }] }]

function Work() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <h1>工作</h1>
      <Button onClick={() => setOpen(true)}>快捷键</Button>
      <ShortcutsDialog open={open} onOpenChange={setOpen} groups={groups} />
    </>
  )
}

async function open(settings: SettingsPatch = {}, width = 1440) {
  const rendered = await renderLayout({
    path: '/work',
    width,
    settings,
    routes: { '/work': { meta: { page: 'work' }, view: () => <Work /> } },
  })
  await expect.element(button).toBeVisible()
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: '键盘快捷键' })).toBeVisible()
  return rendered
}
const button = page.getByRole('button', { name: '快捷键' })
const rows = () => [...document.querySelectorAll('[role="dialog"] dl > div')].map((row) => row.textContent)

test('it lists the shortcuts of the app, then those of the layout; Escape closes it and returns the focus', async () => {
  await open({ tabs: true })
  expect(rows()).toEqual([
    '保存CtrlS',
    '搜索CtrlK',
    '跳到正文Tab↵',
    '关闭对话框或菜单Esc',
    '关闭焦点所在的标签Delete',
    '移动焦点所在的标签Shift← / →',
  ])
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('what the settings switch off is not listed', async () => {
  await open({ showSearch: false, tabs: true, tabsOrder: false })
  expect(rows()).toEqual(['保存CtrlS', '跳到正文Tab↵', '关闭对话框或菜单Esc', '关闭焦点所在的标签Delete'])
})

test.each([
  [320, 'ltr'],
  [390, 'rtl'],
  [1440, 'ltr'],
] as const)('at %d px, %s, it fits and axe finds nothing in either theme', async (width, dir) => {
  document.documentElement.dir = dir
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  const { layout } = await open({ tabs: true }, width)
  for (const theme of ['light', 'dark'] as const) {
    layout.settings.set({ theme })
    await expect.poll(() => document.documentElement.dataset.theme).toBe(theme)
    expect(await violations()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  }
})
