import type { Page, TestInfo } from '@playwright/test'
import { repeats } from '../../full.ts'
import { choose, press, reach } from '../../pages/keys.ts'
import { expect, tabsOf, test } from '../../pages/starter.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('[PLUS-05] the whole app by keyboard alone', async ({ page, enter }, info) => {
  const isFilmed = repeats('pictures of journeys')
  const film = isFilmed ? filmOf(page, info) : async () => undefined
  const { links, tab } = tabsOf(page)
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })

  await test.step('sign in', async () => {
    await enter({ role: null })
    await reach(page, page.getByRole('radio', { name: '设备管理员' }))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: '系统管理员' })).toBeChecked()
    await film('sign-in')
    await page.keyboard.press('Enter')
    await expect(heading('今日')).toBeVisible()
  })

  await test.step('skip to the content', async () => {
    await reach(page, page.getByRole('link', { name: '跳到正文' }))
    await film('skip-link')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('open the menus', async () => {
    await press(page, page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '设备', exact: true }))
    await expect(heading('全部设备')).toBeVisible()
    const sider = page.getByRole('navigation', { name: '章节' })
    await press(page, sider.locator('summary', { hasText: '按类别' }))
    await press(page, sider.locator('summary', { hasText: '计算机' }))
    await expect(sider.getByRole('link', { name: '笔记本' })).toBeVisible()
    await film('groups')
    await press(page, sider.getByRole('link', { name: '笔记本' }))
    await expect(heading('笔记本')).toBeVisible()
    await expect(links).toHaveText(['今日', '全部设备', '笔记本'])
  })

  await test.step('open a dropdown of the head menu, and leave it', async () => {
    const lab = page.getByRole('navigation', { name: '主导航' }).locator('summary', { hasText: '试验台' })
    await press(page, lab)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: '试用布局' })).toBeFocused()
    await film('head-menu')
    await page.keyboard.press('Escape')
    await expect(lab).toBeFocused()
    await expect(page.getByRole('link', { name: '试用布局' })).toBeHidden()
  })

  await test.step('search', async () => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: '搜索' })).toBeFocused()
    await page.keyboard.type('A-0004')
    await expect(page.getByRole('option', { name: /A-0004/ })).toHaveAttribute('aria-selected', 'true')
    await film('search')
    await page.keyboard.press('Enter')
    await expect(heading(/A-0004/)).toBeVisible()
    await expect(links).toHaveText(['今日', '全部设备', '笔记本', '平板 A-0004'])
  })

  await test.step('edit, and be asked before the tab closes', async () => {
    await reach(page, page.getByLabel('备注'))
    await page.keyboard.type('少一支笔')
    await reach(page, tab(/A-0004/), 'Shift+Tab')
    await page.keyboard.press('Delete')
    const question = page.getByRole('alertdialog', { name: '放弃未保存的修改？' })
    await expect(question.getByRole('button', { name: '继续编辑' })).toBeFocused()
    await film('unsaved')
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
    await expect(page.getByLabel('备注')).toHaveValue('少一支笔')
    await press(page, page.getByRole('button', { name: '保存' }))
    await expect(page.getByText('已保存 A-0004')).toBeVisible()
    await film('saved')
  })

  await test.step('switch, move, pin and close tabs', async () => {
    await press(page, tab('笔记本'), 'Shift+Tab')
    await expect(heading('笔记本')).toBeVisible()
    await page.keyboard.press('Shift+ArrowRight')
    await expect(links).toHaveText(['今日', '全部设备', '平板 A-0004', '笔记本'])
    await expect(tab('笔记本')).toBeFocused()
    await film('moved')
    await page.keyboard.press('Delete')
    await expect(links).toHaveText(['今日', '全部设备', '平板 A-0004'])
    await press(page, page.getByRole('button', { name: '标签操作' }))
    await choose(page, page.getByRole('menuitem', { name: '固定', exact: true }))
    await expect(links).toHaveText([/今日/, /平板 A-0004/, /全部设备/])
    await film('pinned')
  })

  await test.step('change the settings', async () => {
    const button = page.getByRole('button', { name: '界面设置', exact: true })
    await press(page, button, 'Shift+Tab')
    await expect(page.getByRole('dialog', { name: '界面设置' })).toBeVisible()
    await reach(page, page.getByRole('radio', { name: '浅色', exact: true }).nth(1))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('html')).toHaveAttribute('data-header', 'primary')
    await film('settings')
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  })

  await test.step('collapse the sider, and open a flyout', async () => {
    await press(page, page.getByRole('button', { name: '侧边菜单' }), 'Shift+Tab')
    await expect(page.getByRole('button', { name: '侧边菜单' })).toHaveAttribute('aria-expanded', 'false')
    const group = page.getByRole('navigation', { name: '章节' }).locator('summary', { hasText: '按类别' })
    await press(page, group)
    await expect(page.getByRole('navigation', { name: '章节' }).getByText('外设')).toBeVisible()
    await film('rail')
    await page.keyboard.press('Escape')
    await expect(group).toBeFocused()
  })

  await test.step('read the notices', async () => {
    const bell = page.getByRole('button', { name: '通知，5 条未读' })
    await press(page, bell, 'Shift+Tab')
    await expect(page.getByRole('link', { name: '全部申请' })).toBeVisible()
    await film('notices')
    await page.keyboard.press('Escape')
    await expect(bell).toBeFocused()
  })

  await test.step('switch the user', async () => {
    const account = page.getByRole('button', { name: /^账户：/ })
    await press(page, account)
    await choose(page, page.getByRole('menuitemradio', { name: '访客' }))
    await expect(page.getByRole('button', { name: '账户：访客' })).toBeVisible()
    await expect(page.getByRole('link', { name: '管理', exact: true })).toHaveCount(0)
    await film('viewer')
  })

  await test.step('sign out', async () => {
    await page.keyboard.press('Escape')
    await press(page, page.getByRole('button', { name: '账户：访客' }))
    await choose(page, page.getByRole('menuitem', { name: '退出登录' }))
    const question = page.getByRole('alertdialog', { name: '退出登录？' })
    await reach(page, question.getByRole('button', { name: '退出' }))
    await film('sign-out')
    await page.keyboard.press('Enter')
    await expect(heading('进入设备台')).toBeVisible()
    await film('signed-out')
  })

  expect(info.attachments.map(({ name }) => name)).toHaveLength(isFilmed ? 15 : 0)
})

/** Takes numbered screenshots and attaches them to the test results. */
function filmOf(page: Page, info: TestInfo) {
  let number = 0
  return async (name: string) => {
    number += 1
    const file = `${String(number).padStart(2, '0')}-${name}.png`
    const path = info.outputPath(file)
    await page.screenshot({ path, animations: 'disabled' })
    await info.attach(file, { path, contentType: 'image/png' })
  }
}
