import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { localesOf, repeats } from '../../full.ts'
import { localized } from '../../locales.ts'
import { signInWithCookies } from '../../pages/signIn.ts'

test.use({ dependsOn: 'served' })

const words = {
  'zh-CN': {
    signIn: '登录',
    register: '注册',
    submit: '注册',
    errors: { '/403': '抱歉，你无权访问该页面。', '/404': '抱歉，你访问的页面不存在。', '/500': '抱歉，服务器出错了。' },
    home: '返回首页',
  },
  'en-US': {
    signIn: 'Sign in',
    register: 'Register',
    submit: 'Create account',
    errors: {
      '/403': "Sorry, you don't have access to this page.",
      '/404': 'Sorry, the page you visited does not exist.',
      '/500': 'Sorry, the server is reporting an error.',
    },
    home: 'Back to home',
  },
} as const

for (const locale of localesOf('behaviour in the second language')) {
  const { signIn, register, submit, errors, home } = words[locale]

  test(`[LAY-10] [LAY-14] in ${locale} one dialog of 400 px signs in and registers; buttons switch between both`, async ({
    open,
    page,
  }) => {
    await open(localized('/', locale))
    await page.getByRole('banner').getByRole('button', { name: signIn, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toHaveAccessibleName(signIn)
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(400)
    await dialog.getByRole('button', { name: register, exact: true }).click()
    await expect(dialog).toHaveAccessibleName(register)
    await expect(dialog.getByRole('heading', { name: register })).toBeVisible()
    await expect(dialog.getByRole('button', { name: submit, exact: true })).toHaveAttribute('type', 'submit')
    await dialog.getByRole('button', { name: signIn, exact: true }).click()
    await expect(dialog).toHaveAccessibleName(signIn)
  })

  for (const [path, text] of Object.entries(errors)) {
    if (path !== '/500' && !repeats('loading of more pages of a kind')) continue
    test.describe(`${path} in ${locale}`, () => {
      test.use({ tolerated: /404 \(Not Found\)/ })

      test(`[LAY-13] ${localized(path, locale)} says what happened, and links to the home page`, async ({ open, page }) => {
        await open(localized(path, locale))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text)
        await page.locator('main').getByRole('link', { name: home }).click()
        await expect(page).toHaveURL(new RegExp(`${localized('/', locale)}$`))
      })
    })
  }
}

test('[LAY-11] a visitor has no user menu; a signed-in user has purchases, orders and sign-out', async ({
  open,
  page,
  context,
  control,
  world,
}) => {
  await open('/')
  await expect(page.getByRole('button', { name: /^账号/ })).toHaveCount(0)
  await signInWithCookies(context, world.site, await control.user({ name: '林' }))
  await open('/')
  expect(await userMenu(page)).toEqual(['我的购买', '商店购买', '我的订单', '发票', '版本下载', '账号设置', '退出登录'])
  await expect(page.getByRole('menu').getByText(/^林 · .+@/), 'it names whose account it is').toBeVisible()
})

test('[AUTH-05] with the confirmation switched off, one click signs out and opens the home page', async ({ open, page, account }) => {
  await keepSettings(page, { showLogoutConfirm: false })
  await open('/user/orders')
  await userMenu(page)
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page.getByText('已退出登录')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('banner').getByRole('button', { name: '登录', exact: true })).toBeVisible()
  expect(account).toBeTruthy()
})

test('[LAY-22] with the setting on, the menus of a signed-in user come from the server', async ({
  open,
  page,
  context,
  control,
  world,
}) => {
  await keepSettings(page, { dynamicMenu: true })
  await open('/price')
  const menu = page.getByRole('navigation', { name: '主导航' })
  await expect(menu.getByRole('link', { name: /论坛/ })).toBeVisible()
  await signInWithCookies(context, world.site, await control.user())
  await open('/price')
  await expect(menu.getByRole('link')).toHaveText([/^产品/, '资源', '商店', '价格'])
})

test('[ROUTE-09] an unread notice is in the title of every page until it is closed', async ({ open, page, context, world }) => {
  await signInWithCookies(context, world.site, { token: 'x'.repeat(32), uuid: 'nobody', mail: '', password: '' })
  await open('/price')
  await expect(page).toHaveTitle(/^\(1条消息\) .+ - View UI Plus$/)
  await page.getByRole('link', { name: 'View UI Plus' }).first().click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page).toHaveTitle(/^\(1条消息\) .+ - View UI Plus$/)
  await page.getByRole('region', { name: '消息' }).getByRole('button', { name: '关闭' }).click()
  await expect(page).toHaveTitle(/^[^(].* - View UI Plus$/)
})

test('[TAB-07] the list of orders is kept while its tab is open, and is created anew afterwards', async ({ open, page, account }) => {
  await keepSettings(page, { tabs: true })
  await open('/user/orders')
  const bar = page.getByRole('navigation', { name: '打开的页面' })
  const marked = page.locator('main h1[data-marked]')
  await expect(bar).toBeVisible()
  await page
    .locator('main h1')
    .first()
    .evaluate((heading) => heading.setAttribute('data-marked', ''))
  await page.getByRole('navigation', { name: '章节' }).getByRole('link', { name: '我的购买' }).click()
  await expect(page).toHaveURL(/purchases$/)
  await expect(marked).toBeHidden()
  await bar.getByRole('link', { name: '我的订单' }).click()
  await expect(marked).toBeVisible()
  await bar.getByRole('button', { name: '关闭“我的订单”' }).click()
  await page.getByRole('navigation', { name: '章节' }).getByRole('link', { name: '我的订单' }).click()
  await expect(page.locator('main h1')).toBeVisible()
  await expect(marked).toHaveCount(0)
  expect(account).toBeTruthy()
})

test('[STORE-02] a new version puts a red badge on the guide and the changelog until it is read', async ({ open, page }) => {
  const sider = page.getByRole('navigation', { name: '章节' })
  const guide = sider.locator('summary', { hasText: '指南' })
  const changelog = sider.getByRole('link', { name: '更新日志' })
  await open('/view-ui-plus/component/base/space')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('view-site:version'))).toMatch(/^\d+\.\d+/)
  await expect(guide).not.toContainText('New')
  await page.evaluate(() => localStorage.setItem('view-site:version', '0.0.1'))
  await open('/view-ui-plus/component/base/space')
  const badge = guide.getByText('New')
  await expect(badge).toBeVisible()
  const colour = await badge.evaluate((element) => getComputedStyle(element).color)
  const [red = 0, green = 0, blue = 0] = colour.match(/\d+/g)?.map(Number) ?? []
  expect(red, colour).toBeGreaterThan(Math.max(green, blue) + 50)
  await guide.click()
  await expect(changelog).toContainText('New')
  await changelog.click()
  await expect(page).toHaveURL(/changelog$/)
  await expect(badge).toHaveCount(0)
  await expect(changelog).toHaveCount(0)
  await open('/view-ui-plus/component/base/space')
  await expect(guide).not.toContainText('New')
})

test.describe('errors of the app', () => {
  test.use({ tolerated: /boom|ERR_FAILED|dynamically imported/ })

  test('[API-04] [API-05] unhandled errors are added to the log, which is for signed-in users, and shows no token', async ({
    open,
    page,
    account,
  }) => {
    await open('/system-log')
    await expect(page.getByText('没有日志或异常')).toBeVisible()
    await page.evaluate(
      () =>
        void setTimeout(() => {
          throw new Error('boom one')
        }),
    )
    await page.evaluate(() => void Promise.reject(new Error('boom two')))
    await expect(page.getByText(/boom two/).first()).toBeVisible()
    await page
      .getByText(/boom one/)
      .first()
      .click()
    const detail = page.getByRole('region', { name: '详情' })
    await expect(detail).toContainText('••••')
    expect(account.token.length).toBeGreaterThan(8)
    expect(await detail.textContent()).not.toContain(account.token)
  })

  test('[API-04] a chunk that does not load within 120 s is a load error, and a reload is offered', async ({ open, page }) => {
    await page.clock.install()
    await open('/')
    let holds = true
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      if (holds) await new Promise(() => undefined)
      else await route.continue()
    })
    await page.getByRole('contentinfo').getByRole('link', { name: '隐私政策' }).click()
    await page.clock.runFor(119_000)
    await expect(page.getByText('部分内容加载失败')).toHaveCount(0)
    await page.clock.runFor(2000)
    await expect(page.getByText('部分内容加载失败')).toBeVisible()
    holds = false
    await page.evaluate(() => Object.assign(globalThis, { before: true }))
    await page.getByRole('button', { name: '重新加载' }).click()
    await expect.poll(() => page.evaluate(() => 'before' in globalThis)).toBe(false)
  })
})

async function userMenu(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: /^账号/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  return page.getByRole('menuitem').allTextContents()
}

async function keepSettings(page: Page, settings: object): Promise<void> {
  await page.addInitScript((stored) => localStorage.setItem('view-site:settings', stored), JSON.stringify(settings))
}

test('[API-06] the owner’s texts replace the built-in ones, in each language; a reply that targets a prototype is rejected', async ({
  open,
  page,
  control,
}) => {
  const say = (data: unknown) =>
    control.fault({
      path: '/api/system/i18n/list',
      body: `{"code":200,"msg":"ok","data":${typeof data === 'string' ? data : JSON.stringify(data)}}`,
    })
  const heading = page.getByRole('heading', { level: 1 })
  await say({ 'zh-CN': { 'site.forbidden.text': '这里要登录。' }, 'en-US': { 'site.forbidden.text': 'Members only.' } })
  await open('/403')
  await expect(heading).toHaveText('这里要登录。')
  await open('/en-US/403')
  await expect(heading).toHaveText('Members only.')

  await say('{"zh-CN":{"site.forbidden.text":"x","__proto__":"y","site.__proto__.polluted":"z"}}')
  const refused = page.waitForResponse('**/api/system/i18n/list')
  await open('/403')
  await refused
  await expect(heading).toHaveText(words['zh-CN'].errors['/403'])
  expect(await page.evaluate(() => Reflect.get({}, 'polluted'))).toBe(undefined)
})
