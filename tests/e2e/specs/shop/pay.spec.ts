import { expect, test } from '../../fixtures.ts'
import { openOrder, orderBeingPaid, ordersOf, paidSign, payCode } from '../../pages/shop.ts'
import { signInWithCookies } from '../../pages/signIn.ts'
import { repeats } from '../../full.ts'

test.use({ dependsOn: 'served' })

const minute = 60_000

if (repeats('states of a page of the store')) {
  test('[SALE-04] an order that expires while its page is open is shown as expired, with a link back to the prices', async ({
    page,
    control,
    account,
  }) => {
    await openOrder(page, control, account)
    await control.advance(121 * minute)
    await expect(page.getByText('订单已过期').last()).toBeVisible()
    await expect(payCode(page)).toHaveCount(0)
    await page.getByRole('link', { name: '重新选购' }).click()
    await expect(page).toHaveURL('/price')
  })
}

if (repeats('states of a page of the store')) {
  test('[SALE-04] an expired code is refreshed, and the new one can be paid', async ({ page, control, account }) => {
    const orderNo = await openOrder(page, control, account)
    await control.advance(11 * minute)
    await expect(page.getByText('订单仍为你保留，金额不变。')).toBeVisible()
    await page.getByRole('button', { name: '刷新二维码' }).click()
    await expect(page.getByRole('timer')).toContainText(/(10:00|0?9:\d\d)/)
    await control.payer(orderNo, 'paid')
    await expect(paidSign(page)).toBeVisible()
  })
}

if (repeats('states of a page of the store')) {
  test('[SALE-04] an order can be cancelled, after a confirmation', async ({ page, control, account }) => {
    const orderNo = await openOrder(page, control, account)
    await page.getByRole('button', { name: '取消订单' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '保留订单' }).click()
    await expect(payCode(page)).toBeVisible()
    await page.getByRole('button', { name: '取消订单' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '取消订单' }).click()
    await expect(page.getByText('订单已取消').last()).toBeVisible()
    expect(await ordersOf(control, account)).toEqual([{ order_no: orderNo, status: 'cancelled' }])
  })
}

test('[SALE-04] another user’s order is not shown', async ({ page, context, world, control, account }) => {
  const orderNo = await openOrder(page, control, account)
  await context.clearCookies()
  await page.reload()
  await expect(page.getByText('登录后继续付款')).toBeVisible()
  await signInWithCookies(context, world.site, await control.user())
  await page.reload()
  await expect(page.getByRole('heading', { name: '没有找到这个订单' })).toBeVisible()
  await expect(page.getByText(orderNo)).toHaveCount(0)
})

if (repeats('states of a page of the store')) {
  test('[SALE-05] [ROUTE-02] the orders page leads back to a payment, and shows what was paid', async ({
    page,
    control,
    account,
    open,
  }) => {
    await openOrder(page, control, account)
    await open('/user/orders')
    await page.getByRole('link', { name: '继续付款' }).click()
    const orderNo = await orderBeingPaid(page)
    await control.payer(orderNo, 'paid')
    await expect(paidSign(page)).toBeVisible()
    await open('/user/orders')
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('已完成')
    await page.getByRole('link', { name: '查看授权' }).click()
    await expect(page).toHaveURL('/user/purchases')
  })
}

test('[SALE-04] Alipay: paid at the cashier in a new tab, and both tabs show it', async ({ page, context, control, account }) => {
  const orderNo = await openOrder(page, control, account)
  await page.getByRole('button', { name: '支付宝' }).click()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: '前往支付宝' }).click()
  const cashier = await opened
  await cashier.getByRole('button', { name: '确认付款' }).click()
  await cashier.getByRole('link', { name: '返回商家页面' }).click()
  await expect(cashier).toHaveURL(`/pay/${orderNo}`)
  await expect(paidSign(cashier)).toBeVisible()
  await page.bringToFront()
  await expect(paidSign(page)).toBeVisible()
  expect(await ordersOf(control, account)).toEqual([{ order_no: orderNo, status: 'finished' }])
})

if (repeats('states of a page of the store')) {
  test('[SALE-04] a payer who returns from Alipay without having paid sees the order as unpaid', async ({
    page,
    control,
    account,
    world,
  }) => {
    const orderNo = await openOrder(page, control, account)
    await page.getByRole('button', { name: '支付宝' }).click()
    await expect(page.getByRole('link', { name: '前往支付宝' })).toBeVisible()
    // The parameters of a return address prove nothing.
    await page.goto(`${world.site}/pay/${orderNo}?trade_status=TRADE_SUCCESS&out_trade_no=${orderNo}&sign=forged`)
    await expect(page.getByRole('button', { name: '支付宝' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('link', { name: '前往支付宝' })).toBeVisible()
    await control.payer(orderNo, 'paid')
    await expect(paidSign(page)).toBeVisible()
  })
}
