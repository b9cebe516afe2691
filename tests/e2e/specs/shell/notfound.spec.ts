import type { Page } from '@playwright/test'
import { localesOf, repeats } from '../../full.ts'
import { localized, type Locale } from '../../locales.ts'
import { fillSignIn, signInTexts } from '../../pages/signIn.ts'
import { expect, test } from '../../fixtures.ts'

test.use({ dependsOn: 'served' })

const words = {
  'zh-CN': { left: /(\d+) 秒后前往组件库介绍/, stay: '留在本页', stopped: '已停止跳转', leave: '现在就去', home: '返回首页' },
  'en-US': { left: /(\d+) seconds?/, stay: 'Stay here', stopped: 'You stay on this page', leave: 'Go now', home: 'Back to home' },
} as const

// The browser logs the status of the document, which is expected.
test.use({ tolerated: /404 \(Not Found\)/ })

for (const locale of localesOf('behaviour in the second language')) {
  test(`[ROUTE-06] an unknown address in ${locale} counts down and leads to the introduction`, async ({ open, page }) => {
    await page.clock.install()
    await open(localized('/nothing-here', locale))
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000))
    const timer = page.getByRole('timer')
    const first = await secondsLeft(page, locale)
    expect(first).toBeLessThanOrEqual(10)
    for (let left = first - 1; left >= 1; left--) {
      await page.clock.runFor(1000)
      await expect(timer).toContainText(String(left))
    }
    await page.clock.runFor(1000)
    await page.clock.resume()
    await expect(page).toHaveURL(localized('/view-ui-plus/guide/introduce', locale))
    await page.goBack()
    await expect(page, 'the unknown address is not in the history').not.toHaveURL(/nothing-here/)
  })

  test(`[ROUTE-06] the count-down in ${locale} can be stopped, and leaving before the end stops it`, async ({ open, page }) => {
    await page.clock.install()
    await open(localized('/nothing-here', locale))
    await page.getByRole('button', { name: words[locale].stay }).click()
    await expect(page.getByRole('timer')).toContainText(words[locale].stopped)
    await page.clock.runFor(60_000)
    await expect(page).toHaveURL(localized('/nothing-here', locale))
    await page.getByRole('link', { name: words[locale].leave }).click()
    await expect(page).toHaveURL(localized('/view-ui-plus/guide/introduce', locale))

    await open(localized('/nothing-here', locale))
    await page.locator('main').getByRole('link', { name: words[locale].home }).click()
    await expect(page).toHaveURL(localized('/', locale))
    await page.clock.runFor(60_000)
    await expect(page).toHaveURL(localized('/', locale))
  })
}

test('[ROUTE-06] a misspelt address suggests the intended page', async ({ open, page }) => {
  await open('/en-US/view-ui-plus/component/base/buton')
  await page
    .locator('main')
    .getByRole('list')
    .getByRole('link', { name: /Button/ })
    .click()
  await expect(page).toHaveURL('/en-US/view-ui-plus/component/base/button')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button')
})

for (const locale of localesOf('behaviour in the second language')) {
  test(`[ROUTE-03] a visitor of ${localized('/user/purchases', locale)} lands on 403, signs in and comes back`, async ({
    open,
    page,
    control,
  }) => {
    const account = await control.user()
    await open(localized('/user/purchases', locale))
    await expect(page).toHaveURL(new RegExp(`${localized('/403', locale)}\\?from=`))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(locale === 'zh-CN' ? '你无权访问该页面' : "you don't have access")
    await page.locator('main').getByRole('button', { name: signInTexts[locale].title }).click()
    await fillSignIn(page, account, locale)
    await expect(page).toHaveURL(localized('/user/purchases', locale))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(locale === 'zh-CN' ? '我的购买' : 'My purchases')
    await page.reload()
    await expect(page).toHaveURL(localized('/user/purchases', locale))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(locale === 'zh-CN' ? '我的购买' : 'My purchases')
  })
}

test('[ROUTE-03] a client navigation to a sign-in route lands on 403, which the back button leaves; a sign-in from the header leads on', async ({
  open,
  page,
  control,
}) => {
  const account = await control.user()
  await open('/price')
  await toPurchases(page)
  await page.goBack()
  await expect(page).toHaveURL('/price')
  await toPurchases(page)
  await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click()
  await fillSignIn(page, account)
  await expect(page).toHaveURL('/user/purchases')
})

async function toPurchases(page: Page): Promise<void> {
  await page.evaluate(() => history.pushState({}, '', '/user/purchases'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  await expect(page).toHaveURL(/\/403\?from=/)
}

test('[ROUTE-03] a sign-in never redirects to another site', async ({ open, page, control }) => {
  const targets = ['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)']
  for (const from of targets.slice(0, repeats('redirects to every kind of other site') ? undefined : 1)) {
    const account = await control.user()
    await page.context().clearCookies()
    await open(`/403?from=${encodeURIComponent(from)}`)
    await page.locator('main').getByRole('button', { name: '登录' }).click()
    await fillSignIn(page, account)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page, from).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/$/)
  }
})

async function secondsLeft(page: Page, locale: Locale): Promise<number> {
  const text = await page.getByRole('timer').innerText()
  return Number(words[locale].left.exec(text)?.[1])
}
