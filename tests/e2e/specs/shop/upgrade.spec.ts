import { expect, test } from '../../fixtures.ts'
import { boughtOrder, paidSign } from '../../pages/shop.ts'
import { repeats } from '../../full.ts'

test.use({ dependsOn: 'served' })

test('[SALE-05] an upgrade: the difference is paid, the licences stay, the old purchase is marked as upgraded', async ({
  page,
  open,
  control,
  account,
}) => {
  await boughtOrder(control, account)
  await open('/user/purchases')
  await page.getByRole('button', { name: '新建授权' }).click()
  await page.getByLabel('公司名称').fill('示例公司')
  await page.getByRole('button', { name: '创建授权' }).click()
  await expect(page.getByRole('list', { name: 'Admin Plus 标准版的授权' })).toContainText('示例公司')

  await page.getByRole('button', { name: '升级或续期' }).click()
  await page.getByRole('radio', { name: /升级到团队版，补 ¥2,000\.00/ }).check()
  await page.getByRole('button', { name: '去付款' }).click()
  await expect(page).toHaveURL(/\/pay\/\d+$/)
  await page.getByRole('img', { name: /微信支付二维码，金额 ¥2,000\.00/ }).waitFor()
  const orderNo = new URL(page.url()).pathname.split('/').pop() ?? ''
  await control.payer(orderNo, 'paid')
  await expect(paidSign(page)).toBeVisible()
  await page.getByRole('link', { name: '查看授权' }).click()
  await expect(page.getByRole('region', { name: 'Admin Plus 团队版 支持中' })).toContainText('已用 1 / 5')
  await expect(page.getByRole('list', { name: 'Admin Plus 团队版的授权' })).toContainText('示例公司')
  await expect(page.getByRole('region', { name: 'Admin Plus 标准版 已升级' })).toBeVisible()
  await open('/user/orders')
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('升级')
})

if (repeats('states of a page of the store')) {
  test('[SALE-05] a renewal adds to what is left', async ({ page, open, control, account }) => {
    await boughtOrder(control, account)
    await open('/user/purchases')
    const terms = page.getByRole('region', { name: /Admin Plus 标准版/ }).getByRole('definition')
    const before = await terms.nth(2).textContent()
    await page.getByRole('button', { name: '升级或续期' }).click()
    await page.getByRole('radio', { name: /续期/ }).check()
    await page.getByRole('button', { name: '去付款' }).click()
    await page.getByRole('img', { name: /微信支付二维码，金额 ¥792\.00/ }).waitFor()
    const orderNo = new URL(page.url()).pathname.split('/').pop() ?? ''
    await control.payer(orderNo, 'paid')
    await expect(paidSign(page)).toBeVisible()
    await page.getByRole('link', { name: '查看授权' }).click()
    await expect(terms.nth(2)).not.toHaveText(before ?? '')
  })
}
