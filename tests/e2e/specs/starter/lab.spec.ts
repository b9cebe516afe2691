import { expect, appRendered, tabsOf, test } from '../../pages/starter.ts'
import { repeats } from '../../full.ts'

if (repeats('the layout in the starter')) {
  test('[LAY-01] a menu of 1,000 pages opens, is searched, and marks the current page', async ({ page, enter }) => {
    await enter({ path: '/lab' })
    await page.getByRole('radio', { name: '1,000 项' }).check()
    const sider = page.getByRole('navigation', { name: '章节' })
    await sider.locator('summary', { hasText: '第 20 组' }).click()
    await expect(sider.getByRole('link', { name: /^菜单 / })).toHaveCount(50)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: '搜索' }).fill('菜单 777')
    await page.getByRole('option', { name: /菜单 777/ }).click()
    await expect(page).toHaveURL(/\/lab\/page\/777$/)
    const current = sider.getByRole('link', { name: '菜单 777' })
    await expect(current).toHaveAttribute('aria-current', 'page')
    await expect(current).toBeInViewport()
  })

  test('[LAY-22] menus of a server replace the app’s, in the current language', async ({ page, enter }) => {
    await enter({ path: '/lab' })
    const head = page.getByRole('navigation', { name: /主导航|Main/ })
    await page.getByRole('radio', { name: '服务器返回的' }).check()
    await expect(head.getByRole('link')).toHaveText([/工作台/, /设备服务器/, /试验台/, /管理/])
    await page.getByRole('button', { name: '切换语言：English' }).click()
    await expect(head.getByRole('link')).toHaveText([/Overview/, /EquipmentServer/, /Lab/, /Admin/])
    await page.getByRole('button', { name: 'Switch language: 简体中文' }).click()
    await page.getByRole('radio', { name: '应用自己的' }).check()
    await expect(head.getByRole('link', { name: '报表' })).toBeVisible()
  })

  test.describe('a server that fails', () => {
    test.use({ tolerated: /menu\.zh-CN\.json/ })

    test('[LAY-22] leaves the app’s menus and an entry in the log', async ({ page, enter }) => {
      await enter({ path: '/lab' })
      await page.route('**/menu.zh-CN.json', (route) => route.fulfill({ status: 503 }))
      await page.getByRole('radio', { name: '服务器返回的' }).check()
      await page.getByRole('link', { name: '0 条日志，1 个异常' }).click()
      await expect(page.getByText('The menus of the server could not be shown', { exact: true })).toBeVisible()
      await expect(page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '报表' })).toBeVisible()
    })
  })

  test.describe('errors thrown by the lab', () => {
    test.use({ tolerated: /试验台里抛出的错误/ })

    test('[API-05] lines and errors are counted in the header and shown in the log', async ({ page, enter }) => {
      await enter({ path: '/lab' })
      await page.getByRole('button', { name: '写一条日志' }).click()
      await page.getByRole('button', { name: '抛一个错误' }).click()
      await page.getByRole('link', { name: '1 条日志，1 个异常' }).click()
      await expect(page.getByText('在试验台写了一条日志', { exact: true })).toBeVisible()
      await expect(page.getByText(/试验台里抛出的错误/).first()).toBeVisible()
    })
  })

  test('[LAY-08] the watermark is shown, changed and hidden', async ({ page, enter }) => {
    await enter({ path: '/lab' })
    const mark = page.locator('[data-watermark]')
    await page.getByRole('switch', { name: '显示水印' }).check()
    await expect(mark).toBeVisible()
    const before = await mark.getAttribute('style')
    await page.getByRole('textbox', { name: '水印文字' }).fill('内部')
    await expect(mark).not.toHaveAttribute('style', before ?? '')
    await page.getByRole('switch', { name: '显示水印' }).uncheck()
    await expect(mark).toHaveCount(0)
  })

  test('[LAY-17] the direction changes immediately, and persists after a reload', async ({ page, enter }) => {
    await enter({ path: '/lab' })
    await page.getByRole('radio', { name: '从右到左' }).check()
    const isRight = () =>
      page.getByRole('navigation', { name: '章节' }).evaluate((sider) => sider.getBoundingClientRect().right === innerWidth)
    await expect.poll(isRight).toBe(true)
    await page.reload()
    await expect.poll(isRight).toBe(true)
  })

  test('[ROUTE-07] [ROUTE-09] refresh and redirect navigate; a slow page shows a progress bar; titles and tabs are updated', async ({
    page,
    enter,
  }) => {
    await enter({ path: '/lab' })
    await expect(page).toHaveTitle('(5条消息) 试用布局 - 设备台')
    await page.getByRole('link', { name: '刷新当前页' }).click()
    await expect(page).toHaveURL(/\/lab$/)
    await page.getByRole('link', { name: '跳转到全部设备' }).click()
    await expect(page).toHaveURL(/\/assets\?status=repair$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('全部设备')
    await page.goBack()
    await page.getByRole('link', { name: '打开慢页面' }).click()
    await expect(page.locator('[role="progressbar"][data-state="loading"]')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('慢页面')
    await expect(page).toHaveTitle('(5条消息) 慢页面 - 设备台')
    await expect(tabsOf(page).links).toHaveText(['今日', '试用布局', '全部设备', '慢页面'])
    await page.goto('/assets/A-9999')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有这个页面')
  })
}

test.describe('[ROUTE-08] the document configures where the address is kept', () => {
  for (const [mode, address] of [
    ['history', /\/assets\/kind\/laptop$/],
    ['hash', /\/#\/assets\/kind\/laptop$/],
    ['abstract', /\/$/],
  ] as const) {
    if (mode !== 'hash' && !repeats('the layout in the starter')) continue
    test(`[ROUTE-08] ${mode}`, async ({ page, enter }) => {
      await page.route(
        (url) => url.pathname === '/',
        async (route) => {
          const response = await route.fetch()
          const body = (await response.text()).replace('data-routing="history"', `data-routing="${mode}"`)
          await route.fulfill({ response, body })
        },
      )
      await enter()
      await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '设备', exact: true }).click()
      const sider = page.getByRole('navigation', { name: '章节' })
      await sider.locator('summary', { hasText: '按类别' }).click()
      await sider.locator('summary', { hasText: '计算机' }).click()
      await sider.getByRole('link', { name: '笔记本' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('笔记本')
      await expect(page).toHaveURL(address)
      await tabsOf(page).tab('全部设备').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('全部设备')
      if (mode === 'abstract') return
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('笔记本')
      if (mode === 'history') return
      await page.reload()
      await appRendered(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('笔记本')
    })
  }
})

test('the first example of the README runs unchanged', async ({ page, starter }) => {
  await page.route(
    (url) => url.pathname === '/',
    async (route) => route.fulfill({ response: await route.fetch({ url: `${starter.origin}/first/index.html` }) }),
  )
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guide' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction')
  await expect(page.getByRole('navigation', { name: 'Section' }).getByRole('link', { name: 'Introduction' })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('changes in another window are applied: a saved model, another role', async ({ page, enter, context }) => {
  await enter({ path: '/assets/A-0004', role: 'keeper' })
  const other = await context.newPage()
  await other.goto('/assets/A-0004')
  await other.getByLabel('型号').fill('Slate 99')
  await other.getByRole('button', { name: '保存' }).click()
  await expect(page.getByLabel('型号')).toHaveValue('Slate 99')
  await other.getByRole('button', { name: /^账户：/ }).click()
  await other.getByRole('menuitemradio', { name: '访客' }).click()
  await expect(page.getByText('访客只能查看')).toBeVisible()
})
