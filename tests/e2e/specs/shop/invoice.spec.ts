import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { injectedAxe } from '../../measures/injectedAxe.ts'
import { boughtOrder } from '../../pages/shop.ts'
import { repeats } from '../../full.ts'

test.use({ dependsOn: 'served' })

async function fillCompany(page: Page) {
  await page.getByLabel('公司名称').fill('示例科技有限公司')
  await page.getByLabel('纳税人识别号').fill('91350100M000100Y43')
  await page.getByLabel('接收邮箱').fill('lin@example.com')
}

if (repeats('states of a page of the store')) {
  test('[SALE-05] [ROUTE-02] an invoice from the order to the file, after a rejection', async ({ page, open, control, account }) => {
    const orderNo = await boughtOrder(control, account)
    await open('/user/orders')
    await page.getByRole('link', { name: '申请发票' }).click()
    await expect(page).toHaveURL(`/user/invoice?order=${orderNo}`)
    await expect(page.getByRole('checkbox', { checked: true })).toHaveValue(orderNo)
    await fillCompany(page)
    await page.getByRole('button', { name: '提交申请' }).click()
    const card = page.getByRole('region', { name: /示例科技有限公司/ })
    await expect(card).toContainText('已申请')

    await control.accounting(orderNo, 'rejected', '税号与抬头不符')
    await page.reload()
    await expect(card).toContainText('没有通过：税号与抬头不符')
    await card.getByRole('button', { name: '修改后重新申请' }).click()
    await page.getByLabel('公司名称').fill('改正后的公司')
    await page.getByRole('button', { name: '提交申请' }).click()
    const corrected = page.getByRole('region', { name: /改正后的公司/ })
    await expect(corrected).toContainText('已申请')

    await control.accounting(orderNo, 'issued')
    await open('/user/orders')
    await page.getByRole('link', { name: '查看发票' }).click()
    await expect(corrected).toContainText('已开具')
    const saved = page.waitForEvent('download')
    await corrected.getByRole('button', { name: '下载 XML' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toMatch(/^\d{20}\.xml$/)
    expect(await readFile(await file.path(), 'utf8')).toContain('<BuyerName>改正后的公司</BuyerName>')
    expect(await injectedAxe(page, { within: 'main' })).toEqual([])
  })
}

if (repeats('states of a page of the store')) {
  test('[SALE-05] two orders on one invoice; the refund of one voids it', async ({ page, open, control, account }) => {
    const first = await boughtOrder(control, account)
    await boughtOrder(control, account)
    await open('/user/invoice')
    await page.getByRole('button', { name: '申请发票' }).click()
    await expect(page.getByRole('checkbox')).toHaveCount(2)
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await expect(page.getByText('¥3,960.00')).toBeVisible()
    await fillCompany(page)
    await page.getByRole('button', { name: '提交申请' }).click()
    const card = page.getByRole('region', { name: /示例科技有限公司/ })
    await expect(card).toContainText('¥3,960.00')
    await control.payer(first, 'refund')
    await page.reload()
    await expect(card).toContainText(`没有通过：订单 ${first} 已退款`)
  })
}

test('[SALE-05] [ROUTE-02] a visitor is sent to sign in first', async ({ page, open }) => {
  await open('/user/invoice')
  await expect(page).toHaveURL(/\/403\?from=/)
})
