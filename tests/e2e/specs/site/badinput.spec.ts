import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../../fixtures.ts'
import { repeats } from '../../full.ts'
import { shifts } from '../../measures/shifts.ts'
import { buyButton, openOrder, orderBeingPaid, ordersOf, payCode, recordRequestIds, shopTexts } from '../../pages/shop.ts'
import { fillSignIn, signInTexts } from '../../pages/signIn.ts'

test.use({ dependsOn: 'served' })

/** Maximum body size of the API in bytes. */
const longest = 64 * 1024

interface Refusal {
  name: string
  path?: string
  method?: string
  type?: string
  body?: string
  status: number
  reply: object
}

const json = 'application/json'
const catalogue = '/v1/pro/info/get'
const badParameters = { code: 40001, msg: '参数错误' }

const refusals: readonly Refusal[] = [
  { name: 'malformed JSON', body: '{"scope":', status: 400, reply: { ...badParameters, data: { fields: { body: /JSON/ } } } },
  { name: 'a list in place of an object', body: '[]', status: 400, reply: { ...badParameters, data: { fields: { body: /JSON object/ } } } },
  { name: 'no body', body: '', status: 400, reply: badParameters },
  {
    name: 'a value outside the contract',
    body: '{"scope":"everything"}',
    status: 400,
    reply: { ...badParameters, data: { fields: { scope: /./ } } },
  },
  { name: 'an unknown path', path: '/v1/pro/nothing', body: '{}', status: 404, reply: { code: 40401 } },
  {
    name: 'a body of more than 64 KB',
    body: bodyOf(longest + 1),
    status: 413,
    reply: { ...badParameters, data: { fields: { body: /65536/ } } },
  },
  {
    name: 'plain text',
    type: 'text/plain',
    body: '{"scope":"catalogue"}',
    status: 415,
    reply: { ...badParameters, data: { fields: { 'content-type': /json/ } } },
  },
  { name: 'a form', type: 'application/x-www-form-urlencoded', body: 'scope=catalogue', status: 415, reply: badParameters },
  { name: 'a GET', method: 'GET', status: 405, reply: badParameters },
  {
    name: 'a call that needs a sign-in, by a visitor',
    path: '/v1/pro/order/list',
    body: '{"page":1}',
    status: 200,
    reply: { code: 40101, msg: '请先登录' },
  },
]

test('[API-01] [API-02] a malformed call is rejected with its status and an envelope', async ({ world }) => {
  for (const { name, path = catalogue, method = 'POST', type = json, body = null, status, reply } of refusals) {
    await test.step(name, async () => {
      const response = await fetch(world.site + path, { method, ...(method === 'POST' && { headers: { 'content-type': type }, body }) })
      expect(response.status).toBe(status)
      expect(response.headers.get('content-type')).toMatch(/^application\/json/)
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(await response.json()).toEqual(expected(reply))
      if (status === 405) expect(response.headers.get('allow')).toBe('POST')
    })
  }
})

test('[API-01] [API-02] a body of exactly 64 KB and unknown keys are accepted', async ({ world }) => {
  for (const body of [bodyOf(longest), '{"scope":"catalogue","extra":1,"__proto__":{"polluted":1}}']) {
    const response = await fetch(world.site + catalogue, { method: 'POST', headers: { 'content-type': json }, body })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ code: 200, msg: 'ok', data: expect.objectContaining({ editions: expect.any(Array) }) })
  }
})

test('[API-03] an unknown path of the API does not return a page', async ({ world }) => {
  for (const path of ['/v1', '/v1/', '/api/nothing', '/v1/../v1/nothing', '/v1/pro/info/get/']) {
    const response = await fetch(world.site + path, { method: 'POST', headers: { 'content-type': json }, body: '{}' })
    expect(response.status, path).toBe(404)
    expect(await response.json(), path).toEqual(expect.objectContaining({ code: 40401 }))
  }
})

test.describe('the API is down', () => {
  test.use({ tolerated: /502 \(Bad Gateway\)/, dependsOn: 'all' })
  // In one worker, which starts the site without an API once.
  test.describe.configure({ mode: 'default' })

  test('[API-03] the site works, and calls fail with 502', async ({ lonelySite }) => {
    const reply = await fetch(lonelySite + catalogue, { method: 'POST', headers: { 'content-type': json }, body: '{}' })
    expect(reply.status).toBe(502)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(await reply.text()).toBe('The API does not answer.')
    expect((await fetch(`${lonelySite}/price`)).status).toBe(200)
  })

  test('[SALE-01] [AUTH-01] prices are shown as unchecked, and a visitor who signs in to buy sees an error and keeps the input', async ({
    page,
    lonelySite,
  }) => {
    await page.goto(`${lonelySite}/price`)
    await hydrated(page)
    await expect(unchecked(page)).toBeVisible()
    await expect(page.getByText('¥1,980').first()).toBeVisible()
    expect(await shifts(page), 'the notice moves nothing').toEqual([])
    const second = page.waitForResponse('**/v1/pro/info/get')
    await page.getByRole('button', { name: '重试' }).click()
    expect((await second).status()).toBe(502)
    await expect(page.getByRole('button', { name: '重试' })).toBeEnabled()
    await expect(unchecked(page)).toBeVisible()

    const typed = { mail: 'visitor@example.com', password: 'quiet river stones' }
    await buyButton(page).click()
    await fillSignIn(page, typed)
    const dialog = page.getByRole('dialog', { name: signInTexts['zh-CN'].title })
    await expect(dialog.getByRole('alert')).toHaveText('网关错误')
    await expect(dialog.getByLabel('邮箱')).toHaveValue(typed.mail)
    await expect(dialog.getByLabel('密码', { exact: true })).toHaveValue(typed.password)
    await dialog.getByRole('button', { name: '关闭' }).click()
    await expect(buyButton(page), 'the page is ready for another try').toBeEnabled()
  })

  test('[SALE-01] a buyer sees an error, loses nothing, and can order with one click once it is up again', async ({
    open,
    page,
    control,
    account,
  }) => {
    const ids = recordRequestIds(page)
    await open('/price')
    await expect(page.getByRole('button', { name: /^账号/ })).toBeVisible()
    await control.fault({ path: '*', status: 502 })
    await buyButton(page).click()
    const refusal = page.getByRole('alert').filter({ hasText: '没有下单成功' })
    await expect(refusal).toContainText('服务暂时没有正常回应，请稍后再试。')
    await control.clearFaults()
    await refusal.getByRole('button', { name: '再试一次' }).click()
    const orderNo = await orderBeingPaid(page)
    expect(new Set(ids).size, 'different request ids').toBe(1)
    expect(await ordersOf(control, account)).toEqual([{ order_no: orderNo, status: 'paying' }])
  })

  if (repeats('interruptions of a purchase')) {
    test('[SALE-04] [AUTH-06] a payer who returns meanwhile stays signed in and can try again', async ({ page, control, account }) => {
      await openOrder(page, control, account)
      await control.fault({ path: '*', status: 502 })
      await page.reload()
      await expect(page.getByText('没能读取订单')).toBeVisible()
      await expect(page.getByText('暂时无法更新账号信息')).toBeVisible()
      await control.clearFaults()
      await page.getByRole('button', { name: '重试' }).click()
      await expect(payCode(page)).toBeVisible()
    })
  }
})

test.describe('the API drops the connection', () => {
  test.use({ tolerated: /502 \(Bad Gateway\)|net::ERR_EMPTY_RESPONSE/ })

  test('[SALE-01] a call whose connection is dropped once is sent again silently', async ({ open, page, control, account }) => {
    const ids = recordRequestIds(page)
    await open('/price')
    await control.fault({ path: 'pro/order/create', drop: true, times: 1 })
    await buyButton(page).click()
    await orderBeingPaid(page)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size, 'different request ids').toBe(1)
    expect(await ordersOf(control, account)).toHaveLength(1)
  })
})

test.describe('the API sends malformed replies', () => {
  if (repeats('interruptions of a purchase')) {
    test('[API-02] instead of the prices: they are shown as unchecked after each retry, until they load', async ({
      open,
      page,
      control,
    }) => {
      const retry = async () => {
        const answer = page.waitForResponse(/pro\/info\/get/)
        await page.getByRole('button', { name: '重试' }).click()
        await answer
      }
      await control.fault({ path: 'pro/info/get', body: '<!doctype html><title>maintenance</title>' })
      await open('/price')
      await expect(unchecked(page)).toBeVisible()
      for (const body of ['', '{"code":200,"data":{},"msg":"ok"}', '{"code":"200","data":[],"msg":null}']) {
        await control.clearFaults()
        await control.fault({ path: 'pro/info/get', body })
        await retry()
        await expect(page.getByRole('button', { name: '重试' }), body).toBeEnabled()
        await expect(unchecked(page), body).toBeVisible()
      }
      await control.clearFaults()
      await retry()
      await expect(unchecked(page)).toHaveCount(0)
    })
  }

  if (repeats('interruptions of a purchase')) {
    test('[API-02] [SALE-01] instead of an order: the buyer sees an error and keeps the id of the order', async ({
      open,
      page,
      control,
      account,
    }) => {
      const ids = recordRequestIds(page)
      await open('/price')
      await control.fault({ path: 'pro/order/create', body: '{"code":200,"data":{"order_no":7}}', times: 1 })
      await buyButton(page).click()
      await expect(page.getByRole('alert').filter({ hasText: '收到的数据不完整' })).toBeVisible()
      await page.getByRole('button', { name: shopTexts['zh-CN'].retry }).click()
      await orderBeingPaid(page)
      expect(ids).toHaveLength(2)
      expect(new Set(ids).size, 'different request ids').toBe(1)
      expect(await ordersOf(control, account)).toHaveLength(1)
    })
  }

  test('[API-02] [AUTH-06] everywhere: users stay signed in, and the purchases offer a retry', async ({ open, page, control, account }) => {
    expect(account.mail).not.toBe('')
    await open('/user/purchases')
    await expect(page.getByText('还没有购买记录')).toBeVisible()
    await control.fault({ path: '*', body: 'OK' })
    await page.reload()
    await expect(page.getByText('没能读取购买记录')).toBeVisible()
    await expect(page.getByText('收到的数据不完整，请稍后再试。')).toBeVisible()
    await control.clearFaults()
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.getByText('还没有购买记录')).toBeVisible()
    await expect(page.getByRole('button', { name: /^账号/ })).toBeVisible()
  })
})

test.describe('the API takes 6 s', () => {
  test('[API-01] for the prices: the request times out after 5 s, and a retry works', async ({ open, page, control }) => {
    await control.fault({ path: 'pro/info/get', latency_ms: 6000, times: 1 })
    await open('/price')
    await expect(page.getByText('¥1,980').first(), 'the page does not wait').toBeVisible()
    await expect(unchecked(page)).toBeVisible()
    await page.getByRole('button', { name: '重试' }).click()
    await expect(unchecked(page)).toHaveCount(0)
  })

  if (repeats('interruptions of a purchase')) {
    test('[API-01] [AUTH-01] for a sign-in: the dialog shows an error and works again', async ({ open, page, control }) => {
      const account = await control.user()
      await control.fault({ path: 'user/signin', latency_ms: 6000, times: 1 })
      await open('/price')
      await buyButton(page).click()
      await fillSignIn(page, account)
      const dialog = page.getByRole('dialog', { name: signInTexts['zh-CN'].title })
      await expect(dialog.getByRole('alert')).toHaveText('请求超时')
      await dialog.getByRole('button', { name: '登录', exact: true }).click()
      await orderBeingPaid(page)
    })
  }
})

/** The message that the prices could not be checked. */
function unchecked(page: Page) {
  return page.getByText('没能取到最新价格')
}

/** A valid body of `size` bytes. */
function bodyOf(size: number): string {
  const fits = JSON.stringify({ scope: 'catalogue', pad: '' })
  return JSON.stringify({ scope: 'catalogue', pad: 'x'.repeat(size - fits.length) })
}

/** Matches an object that may have additional keys; regular expressions match strings. */
function expected(value: object): unknown {
  const entries = Object.entries(value).map(([key, part]: [string, unknown]) => [
    key,
    part instanceof RegExp ? expect.stringMatching(part) : typeof part === 'object' && part !== null ? expected(part) : part,
  ])
  return expect.objectContaining(Object.fromEntries(entries))
}
