import { repeats } from '../../full.ts'
import { choose, press, reach } from '../../pages/keys.ts'
import { expect, moveTo, tabsOf, test } from '../../pages/starter.ts'

if (repeats('the layout in the starter')) {
  for (const width of [390, 834, 1440]) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 } })

      test(`[TAB-01] [TAB-02] [TAB-03] [TAB-04] at ${width} px tabs open, move, are pinned and close`, async ({ page, enter }) => {
        await enter({ path: '/lab/page/1' })
        const { links, act, close, tab } = tabsOf(page)
        for (const number of [2, 3, 4]) {
          // oxlint-disable-next-line no-await-in-loop -- one page after the other
          await moveTo(page, `/lab/page/${number}`)
        }
        await expect(links).toHaveText(['今日', '页面 1', '页面 2', '页面 3', '页面 4'])
        await act('向左移动')
        await expect(links).toHaveText(['今日', '页面 1', '页面 2', '页面 4', '页面 3'])
        await act('固定')
        await expect(links).toHaveText([/今日/, /页面 4/, /页面 1/, /页面 2/, /页面 3/])
        await tab('页面 2').click()
        await close('页面 2').click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('页面 3')
        await act('关闭左侧')
        await expect(links).toHaveText([/今日/, /页面 4/, /页面 3/])
        await act('全部关闭')
        await expect(links).toHaveText([/今日/, /页面 4/])
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('今日')
      })

      test(`[TAB-05] [TAB-06] [TAB-07] at ${width} px a kept page keeps its input and scroll position until its tab closes`, async ({
        page,
        enter,
      }) => {
        await enter({ path: '/lab/page/1' })
        const { close, tab, links } = tabsOf(page)
        const list = page.getByRole('list', { name: '长列表' })
        const note = page.getByRole('textbox', { name: '随便写点什么' })
        await note.fill('等我回来')
        await page.getByRole('button', { name: '数到 0' }).click()
        await list.evaluate((element) => element.scrollTo(0, 400))
        await tab('今日').click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('今日')
        await tab('页面 1').click()
        await expect(note).toHaveValue('等我回来')
        await expect(page.getByRole('button', { name: '数到 1' })).toBeVisible()
        expect(await list.evaluate((element) => element.scrollTop)).toBe(400)
        // A click on the current tab reloads the page; its kept state stays.
        await tab('页面 1').click()
        await expect(note).toHaveValue('等我回来')

        await page.reload()
        await expect(links).toHaveText(['今日', '页面 1'])
        await expect(note).toHaveValue('')
        await note.fill('没有了')
        await close('页面 1').click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('今日')
        await moveTo(page, '/lab/page/1')
        await expect(note).toHaveValue('')
      })

      test(`[LAY-16] at ${width} px the menu is in the sider or the drawer, and opens a page`, async ({ page, enter }) => {
        await enter({ path: '/assets' })
        const sider = page.getByRole('navigation', { name: '章节' })
        if (width < 992) {
          await expect(sider).toBeHidden()
          await page.getByRole('button', { name: '打开菜单' }).click()
        } else await expect(page.getByRole('button', { name: '打开菜单' })).toBeHidden()
        const menu = width < 992 ? page.getByRole('dialog', { name: '设备台' }) : sider
        await menu.locator('summary', { hasText: '按类别' }).click()
        await menu.locator('summary', { hasText: '计算机' }).click()
        await menu.getByRole('link', { name: '台式机' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('台式机')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      })
    })
  }

  test('[TAB-01] fifty tabs are opened at once, reached by the list of all tabs, and closed', async ({ page, enter }) => {
    await enter({ path: '/lab' })
    const { bar, links, act } = tabsOf(page)
    await page.getByRole('button', { name: '打开 50 个标签' }).click()
    await expect(links).toHaveCount(52)
    await expect(page).toHaveURL(/\/lab$/)
    await bar.getByRole('button', { name: '全部标签' }).click()
    await page.getByRole('menuitem', { name: '页面 50', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('页面 50')
    await expect(bar.getByRole('link', { name: '页面 50' })).toBeInViewport()
    await act('关闭其他')
    await expect(links).toHaveText(['今日', '页面 50'])
  })

  test('[TAB-04] a group of tabs is made, collapsed and moved by keyboard, and is the same after a reload', async ({ page, enter }) => {
    await enter({ path: '/lab/page/1' })
    const { bar, links, tab } = tabsOf(page)
    await moveTo(page, '/lab/page/2')
    await moveTo(page, '/lab/page/3')
    const group = bar.getByRole('group', { name: '分组“采购”' })
    const label = group.getByRole('button', { name: /^采购/ })
    const openMenu = async (name: string) => {
      await reach(page, tab(name), 'Shift+Tab')
      await page.keyboard.press('Shift+F10')
    }

    await openMenu('页面 3')
    await choose(page, page.getByRole('menuitem', { name: '新建分组', exact: true }))
    await expect(page.getByRole('textbox', { name: '名称' })).toBeFocused()
    await page.keyboard.type('采购')
    await page.keyboard.press('Enter')
    await expect(group.getByRole('link')).toHaveText(['页面 3'])
    await openMenu('页面 2')
    await choose(page, page.getByRole('menuitem', { name: '加入分组“采购”' }))
    await expect(group.getByRole('link')).toHaveText(['页面 3', '页面 2'])

    await reach(page, label, 'Shift+Tab')
    await page.keyboard.press('Shift+ArrowLeft')
    await expect(links).toHaveText(['今日', '页面 3', '页面 2', '页面 1'])
    await press(page, label)
    await expect(label).toHaveAttribute('aria-expanded', 'false')
    await expect(links).toHaveText(['今日', '页面 3', '页面 1'])

    await page.reload()
    await expect(label).toHaveAttribute('aria-expanded', 'false')
    await expect(label).toHaveAccessibleName('采购 2 个标签')
    await expect(links).toHaveText(['今日', '页面 3', '页面 1'])
    await press(page, label)
    await expect(links).toHaveText(['今日', '页面 3', '页面 2', '页面 1'])
  })
}
