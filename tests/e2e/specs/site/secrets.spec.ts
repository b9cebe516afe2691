import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../../fixtures.ts'
import { buyButton, linkToLicences, orderBeingPaid, paidSign } from '../../pages/shop.ts'
import { signInWithCookies } from '../../pages/signIn.ts'

test.use({ dependsOn: 'served' })

/** Records where a page could leak a token: URLs, headers, request bodies other than those of calls, the console, the history. */
function watch(page: Page) {
  const sent: string[] = []
  page.on('request', (request) => {
    sent.push(`${request.method()} ${request.url()}`, JSON.stringify({ ...request.headers(), cookie: '' }))
    // Calls carry the token in the body.
    if (!/^\/(?:v1|api)\//.test(new URL(request.url()).pathname)) sent.push(request.postData() ?? '')
  })
  page.on('console', (message) => sent.push(message.text()))
  page.on('framenavigated', (frame) => sent.push(frame.url()))
  return sent
}

/** What the browser still stores after the visit, besides the cookies. */
async function keptBy(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const entries = (await indexedDB.databases()).map(({ name }) => name)
    return JSON.stringify([
      location.href,
      document.referrer,
      history.state,
      document.documentElement.outerHTML,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      performance.getEntriesByType('resource').map(({ name }) => name),
      entries,
    ])
  })
}

test('[AUTH-06] [API-01] [API-05] from the sign-in to a paid order, no token is sent in an address, a header, the log, the history or to another host', async ({
  page,
  context,
  control,
  world,
}) => {
  const account = await control.user()
  await signInWithCookies(context, world.site, account)
  const sent = watch(page)
  await page.goto('/price?product=admin_plus')
  await hydrated(page)
  await buyButton(page).click()
  const orderNo = await orderBeingPaid(page)
  await control.payer(orderNo, 'paid')
  await expect(paidSign(page)).toBeVisible()
  await (await linkToLicences(page)).click()
  await expect(page).toHaveURL('/user/purchases')
  for (const [name, path] of [
    ['我的订单', '/user/orders'],
    ['发票', '/user/invoice'],
  ] as const) {
    await page.getByRole('navigation', { name: '章节' }).getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible()
  }
  for (const path of ['/store', '/view-ui-plus/component/form/radio', '/system-log']) {
    await page.goto(path)
    await hydrated(page)
  }
  const everything = [...sent, await keptBy(page)].join('\n')
  expect(everything).toContain(orderNo)
  expect(everything).not.toContain(account.token)
})

test('[AUTH-06] [ROUTE-10] a ticket on a route that needs a sign-in opens that route', async ({ page, control }) => {
  const account = await control.user()
  await page.goto(`/en-US/user/orders?token=${await control.ticket(account)}`)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await expect(page).toHaveURL('/en-US/user/orders')
})

test('[AUTH-06] [ROUTE-03] an invalid ticket on a route that needs a sign-in leads to 403', async ({ page }) => {
  await page.goto('/user/orders?token=nobody-has-this-one')
  await expect(page).toHaveURL(/\/403\?from=/)
  await expect(page.getByText('登录信息错误')).toBeVisible()
})

test('[AUTH-06] a ticket in the URL signs in, and is removed from it before any other request', async ({ page, control, world }) => {
  const account = await control.user()
  const ticket = await control.ticket(account)
  const sent = watch(page)
  const first = `/price?product=admin_plus&token=${ticket}#faq`
  await page.goto(first)
  await hydrated(page)
  await expect(page.getByRole('button', { name: /^账号/ })).toBeVisible()
  await expect(page).toHaveURL('/price?product=admin_plus#faq')
  // Only the opened URL ever contained the ticket: no Referer, no other request, no history entry.
  const opened = new Set([`GET ${world.site}${first.split('#')[0]}`, `${world.site}${first}`])
  expect(sent.filter((text) => text.includes(ticket) && !opened.has(text))).toEqual([])
  expect(await keptBy(page)).not.toContain(ticket)
  await page.getByRole('link', { name: '商店' }).first().click()
  await expect(page).toHaveURL('/store')
  await page.goBack()
  await expect(page).toHaveURL('/price?product=admin_plus#faq')
})
