import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { violations } from '@view-site/vitest-config/axe'
import { createFakeClock } from '../../test/fakeClock.ts'
import { openShop, type PayerEvent } from '../../test/openShop.ts'
import { renderPage, type RenderPageOptions } from '../../test/renderPage.tsx'
import { PayPage } from './PayPage.tsx'

const minute = 60_000

async function setUp() {
  const clock = createFakeClock()
  const shop = await openShop({ clock })
  const { order_no: orderNo } = await shop.order()
  const setTitle = vi.fn<(title: string) => void>()
  const onPaid = vi.fn<() => void>()
  const open = (options: RenderPageOptions = {}) =>
    renderPage(<PayPage orderNo={orderNo} setTitle={setTitle} onPaid={onPaid} />, { clock, shop, landmark: 'div', ...options })
  const code = page.getByRole('img', { name: '微信支付二维码，金额 ¥5,940.00' })
  const payer = (event: PayerEvent) => shop.payer(orderNo, event)
  const status = async () => (await shop.call('pro/order/info', { order_no: orderNo })).status
  return { clock, code, onPaid, open, orderNo, payer, setTitle, shop, status }
}

const spoken = () => [...document.querySelectorAll('[aria-live=polite]')].map((region) => region.textContent).filter(Boolean)

test('[SALE-04] from the code over the phone to the licence, shown, spoken and in the title', async () => {
  const { clock, code, onPaid, open, payer, setTitle, shop } = await setUp()
  await open()
  await expect.element(code).toBeVisible()
  expect(spoken()).toEqual(['微信扫一扫，支付'])
  expect(setTitle).toHaveBeenLastCalledWith('付款 ¥5,940')

  await payer('scanned')
  await clock.advance(2_000)
  await expect.poll(spoken).toEqual(['已扫码，请在手机上确认'])
  expect(setTitle).toHaveBeenLastCalledWith('请在手机上确认')

  await payer('paid')
  await clock.advance(2_000)
  await expect.element(page.getByRole('link', { name: '查看授权' })).toHaveAttribute('href', '/user/purchases')
  expect(spoken()).toEqual(['支付成功'])
  expect(setTitle).toHaveBeenLastCalledWith('支付成功')
  expect(onPaid).toHaveBeenCalled()
  expect(await shop.purchases()).toHaveLength(1)
})

test('[SALE-04] a coupon is applied and removed by keyboard: the bill and the code follow, and a refusal says why', async () => {
  const { code, open, shop, orderNo } = await setUp()
  await open()
  await expect.element(code).toBeVisible()
  page.getByRole('button', { name: '使用优惠码' }).element().focus()
  await userEvent.keyboard('{Enter}')
  const field = page.getByRole('textbox', { name: '优惠码' })
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('EXAMPLEOLD{Enter}')
  await expect.element(field).toHaveAccessibleDescription('优惠码已过期。')
  await expect.element(field).toHaveFocus()
  expect(await violations()).toEqual([])
  await userEvent.clear(field)
  await userEvent.keyboard('example10{Enter}')
  await expect.element(page.getByRole('img', { name: '微信支付二维码，金额 ¥5,346.00' })).toBeVisible()
  await expect.element(page.getByText('优惠 EXAMPLE10', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '使用优惠码' })).toHaveFocus()

  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: '不用 EXAMPLE10' }).click()
  await expect.element(code).toBeVisible()
  expect((await shop.call('pro/order/info', { order_no: orderNo })).amount_payable).toBe(594_000)
})

test('[SALE-04] a double click on Apply sends one request, and a coupon for the whole amount completes the purchase', async () => {
  const { code, open, shop } = await setUp()
  await open({ locale: 'en-US' })
  await expect.element(code.or(page.getByRole('img', { name: /¥5,940/ }))).toBeVisible()
  await page.getByRole('button', { name: 'Use a coupon' }).click()
  await page.getByRole('textbox', { name: 'Coupon code' }).fill('EXAMPLEFREE')
  await page.getByRole('button', { name: 'Apply' }).dblClick()
  await expect.element(page.getByRole('link', { name: 'See my license' })).toBeVisible()
  expect(shop.count('pro/order/coupon')).toBe(1)
  expect(await shop.purchases()).toHaveLength(1)
})

test('[SALE-04] StrictMode or not, one poller asks every two seconds', async () => {
  const { clock, code, open, shop } = await setUp()
  await open()
  await expect.element(code).toBeVisible()
  for (let asked = 1; asked <= 3; asked++) {
    // The next poll is scheduled when the last one is answered.
    await expect.poll(() => clock.due()).toContain(clock.now() + 2_000)
    await clock.advance(2_000)
    await expect.poll(() => shop.count('pro/order/pay/wechat/check')).toBe(asked)
  }
})

test('[SALE-04] the clock counts down and is spoken at five minutes and at one', async () => {
  const { clock, code, open } = await setUp()
  await open()
  await expect.element(code).toBeVisible()
  await expect.element(page.getByRole('timer')).toMatchTextContent(/10:00/)
  await clock.advance(4 * minute)
  await expect.element(page.getByRole('timer')).toMatchTextContent(/06:00/)
  await clock.advance(59_000)
  await expect.element(page.getByRole('timer')).toMatchTextContent(/05:01/)
  await clock.advance(1_000)
  await expect.poll(spoken).toContain('二维码还有 5 分钟过期')
  await clock.advance(4 * minute)
  await expect.poll(spoken).toContain('二维码还有 1 分钟过期')
})

test('[SALE-04] an expired code is replaced on request, and the focus stays in the panel', async () => {
  const { clock, code, open } = await setUp()
  await open()
  await expect.element(code).toBeVisible()
  const drawn = code.element().innerHTML
  await clock.advance(10 * minute)
  const refresh = page.getByRole('button', { name: '刷新二维码' })
  await expect.element(refresh).toBeVisible()
  refresh.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('timer')).toMatchTextContent(/10:00/)
  expect(page.getByRole('region', { name: '付款' }).element().contains(document.activeElement)).toBe(true)
  expect(code.element().innerHTML).not.toBe(drawn)
})

test('[SALE-04] an order that expires while the page is open says so and links to the next step', async () => {
  const { clock, code, open } = await setUp()
  await open()
  await expect.element(code).toBeVisible()
  await clock.advance(121 * minute)
  await expect.element(page.getByRole('heading', { name: '订单已关闭' })).toBeVisible()
  expect(spoken()).toEqual(['订单已过期'])
  await expect.element(page.getByRole('link', { name: '重新选购' })).toHaveAttribute('href', '/price')
})

test('[SALE-04] cancelling asks first, by keyboard, and keeps the order on Escape', async () => {
  const { code, open, status } = await setUp()
  await open()
  await expect.element(code).toBeVisible()
  const cancel = page.getByRole('button', { name: '取消订单' })
  cancel.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => page.getByRole('alertdialog').query()).toBeNull()
  expect(await status()).toBe('paying')

  await cancel.click()
  await page.getByRole('alertdialog').getByRole('button', { name: '取消订单' }).click()
  await expect.poll(spoken).toContain('订单已取消')
  expect(await status()).toBe('cancelled')
})

test('[SALE-04] a reload resumes with the same code and no second payment', async () => {
  const { code, open, shop } = await setUp()
  const first = await open()
  await expect.element(code).toBeVisible()
  const drawn = code.element().innerHTML
  first.unmount()
  await open({ storage: first.storage })
  await expect.element(code).toBeVisible()
  expect(code.element().innerHTML).toBe(drawn)
  expect(await shop.orders()).toHaveLength(1)
})

test('[SALE-04] a lost connection is reported while the page keeps polling', async () => {
  const { clock, code, open, payer, shop } = await setUp()
  await open()
  await expect.element(code).toBeVisible()
  await shop.control.fault({ path: 'pro/order/pay/wechat/check', drop: true })
  await clock.advance(2_000)
  await expect.poll(spoken).toEqual([expect.stringContaining('网络不太顺')])
  await shop.control.clearFaults()
  await payer('paid')
  await clock.advance(5_000)
  await expect.element(page.getByRole('link', { name: '查看授权' })).toBeVisible()
})

test('[SALE-04] an order paid elsewhere is reported as such', async () => {
  const { open, orderNo, shop } = await setUp()
  const release = shop.hold('pro/order/pay/wechat')
  await open()
  await expect.poll(() => shop.count('pro/order/pay/wechat')).toBe(1)
  await shop.pay(orderNo)
  release()
  await expect.poll(spoken).toEqual(['这个订单已经付过款了，购买已生效'])
})

test('[SALE-04] [SALE-05] who has not verified the mail address pays, and learns that the keys are shown afterwards', async () => {
  const { open, orderNo, shop } = await setUp()
  await shop.pay(orderNo)
  await open({ session: { user: { mail_masked: 'lin***@example.com', is_activity: 0 } } })
  await expect.element(page.getByText('验证邮箱后，才会显示授权密钥。')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '验证邮箱' })).toHaveAttribute('href', '/check-mail')
  await expect.element(page.getByRole('link', { name: '查看授权' })).toBeVisible()
})

test('[SALE-04] a refusal of the channel is reported, with a retry', async () => {
  const { code, open, shop } = await setUp()
  await shop.control.gateway('error')
  await open()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/支付渠道暂时不可用/)
  await shop.control.gateway('ok')
  await page.getByRole('button', { name: '重试' }).click()
  await expect.element(code).toBeVisible()
})

test('[SALE-04] a visitor is asked to sign in, and an unknown order is not found', async () => {
  const { open, shop, clock } = await setUp()
  const signIn = vi.fn<() => Promise<boolean>>(async () => true)
  const visitor = await open({ session: { status: 'visitor', signIn } })
  await page.getByRole('button', { name: '登录' }).click()
  expect(signIn).toHaveBeenCalledOnce()
  expect(shop.count('pro/order/info')).toBe(0)
  visitor.unmount()
  await renderPage(<PayPage orderNo="nobody" />, { clock, shop })
  await expect.element(page.getByRole('heading', { name: '没有找到这个订单' })).toBeVisible()
})

test.each([
  ['zh-CN', 'light', 1440, undefined],
  ['en-US', 'dark', 1440, 'closed'],
  ['zh-CN', 'dark', 390, 'scanned'],
  ['en-US', 'light', 390, 'paid'],
  ['en-US', 'light', 834, 'pay_error'],
] as const)('the page is accessible and fits: %s, %s, %i px, %s', async (locale, theme, width, event) => {
  const { clock, open, payer, shop } = await setUp()
  await open({ locale, theme, size: [width, 800] })
  const method = width === 390 ? 'alipay' : 'wechat'
  await expect.poll(() => shop.count(`pro/order/pay/${method}`)).toBeGreaterThan(0)
  await expect.element(page.getByRole('timer')).toBeVisible()
  if (event) await payer(event)
  await clock.advance(2_000)
  await expect.poll(() => shop.count(`pro/order/pay/${method}/check`)).toBeGreaterThan(0)
  await expect.poll(() => violations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

test('[SALE-04] Alipay: chosen by keyboard, opened in a new tab, paid there, reported here', async () => {
  const { clock, code, onPaid, open, payer, shop } = await setUp()
  await open()
  await expect.element(code).toBeVisible()
  const alipay = page.getByRole('button', { name: '支付宝' })
  alipay.element().focus()
  await userEvent.keyboard('{Enter}')
  const cashier = page.getByRole('link', { name: '前往支付宝' })
  await expect.element(cashier).toHaveAttribute('href', expect.stringMatching(/\/pay\//))
  expect(shop.sent('pro/order/pay/alipay').at(-1)).toMatchObject({ device: 'pc' })
  await expect.element(cashier).toHaveAttribute('target', '_blank')
  await expect.element(cashier).toHaveAttribute('rel', 'noopener noreferrer')
  await expect.element(alipay).toHaveAttribute('aria-pressed', 'true')
  await expect.element(code).not.toBeInTheDocument()
  expect(spoken()).toEqual(['在支付宝页面完成付款'])
  expect(await violations()).toEqual([])

  await payer('paid')
  await clock.advance(2_000)
  await expect.element(page.getByRole('link', { name: '查看授权' })).toBeVisible()
  await expect.element(alipay).not.toBeInTheDocument()
  expect(onPaid).toHaveBeenCalled()
})

test('[SALE-04] on a phone, which cannot scan its own screen, Alipay comes first and opens in this tab; the code comes second', async () => {
  const { code, open, shop } = await setUp()
  await open({ size: [390, 844] })
  await expect.element(page.getByRole('group', { name: '支付方式' }).getByRole('button').first()).toHaveTextContent('支付宝')
  const cashier = page.getByRole('link', { name: '前往支付宝' })
  await expect.element(cashier).not.toHaveAttribute('target')
  expect(shop.sent('pro/order/pay/alipay').at(-1)).toMatchObject({ device: 'wap' })
  await page.getByRole('button', { name: '微信支付' }).click()
  await expect.element(code).toBeVisible()
})

test('[SALE-04] an Alipay payment that cannot be opened says so, and WeChat can still be chosen', async () => {
  const { code, open, shop } = await setUp()
  await open()
  await expect.element(code).toBeVisible()
  await shop.control.gateway('refuse', 1)
  await page.getByRole('button', { name: '支付宝' }).click()
  await expect.element(page.getByText('没能发起支付宝付款').last()).toBeVisible()
  await page.getByRole('button', { name: '微信支付' }).click()
  await expect.element(code).toBeVisible()
})
