import { readFile } from 'node:fs/promises'
import { expect, hydrated, test } from '../../fixtures.ts'
import { downloadRelease, releaseOf } from '../../pages/releases.ts'
import { buyButton, createLicence, linkToLicences, orderBeingPaid, paidSign, shopTexts } from '../../pages/shop.ts'
import { fillSignUp, mailedPath, submitSignUp } from '../../pages/signUp.ts'

test.use({ dependsOn: 'served' })

test('[AUTH-02] [AUTH-03] [SALE-01] [SALE-04] [SALE-05] a guest signs up during a purchase, pays, creates a licence, whose key is shown after the verification, downloads and gets an invoice', async ({
  open,
  page,
  context,
  control,
}) => {
  const guest = { mail: 'guest@example.com', phone: '13812340077', password: 'quiet river stones' }

  await test.step('signs up with the code of the SMS', async () => {
    await open('/price')
    await buyButton(page).click()
    await expect(page.getByRole('dialog')).toContainText(/Admin Plus .*1,980/)
    await fillSignUp(page, control, guest)
    await submitSignUp(page)
  })

  const verify = async () => {
    const mail = await context.newPage()
    await mail.goto(await mailedPath(control, guest.mail, '/verify/'))
    await hydrated(mail)
    await expect(mail.getByRole('heading', { name: '邮箱验证好了' })).toBeVisible()
    await expect(mail.getByRole('main').getByRole('link', { name: '查看授权' })).toHaveAttribute('href', '/user/purchases')
    await mail.close()
  }

  const orderNo = await test.step('pays', async () => {
    const number = await orderBeingPaid(page)
    await control.payer(number, 'paid')
    await expect(paidSign(page)).toBeVisible()
    await expect(page.getByText(shopTexts['zh-CN'].keysLater)).toBeVisible()
    return number
  })

  await test.step('creates a licence, and verifies the mail address to see its key', async () => {
    await (await linkToLicences(page)).click()
    await createLicence(page, '杭州示例有限公司', 'zh-CN', verify)
  })

  await test.step('downloads the newest release, and checks the file', async () => {
    await page.getByRole('link', { name: '下载' }).first().click()
    await expect(page).toHaveURL('/user/release/admin-plus')
    await downloadRelease(page, releaseOf(page, 'v3.2.0'), 'admin-plus-3.2.0.zip', control, guest)
  })

  await test.step('gets an invoice', async () => {
    await open(`/user/invoice?order=${orderNo}`)
    await page.getByLabel('公司名称').fill('杭州示例有限公司')
    await page.getByLabel('纳税人识别号').fill('91350100M000100Y43')
    await page.getByLabel('接收邮箱').fill(guest.mail)
    await page.getByRole('button', { name: '提交申请' }).click()
    const card = page.getByRole('region', { name: /杭州示例有限公司/ })
    await expect(card).toContainText('已申请')
    await control.accounting(orderNo, 'issued')
    await page.reload()
    await expect(card).toContainText('已开具')
    const file = page.waitForEvent('download')
    await card.getByRole('button', { name: '下载 XML' }).click()
    expect(await readFile(await (await file).path(), 'utf8')).toContain('<BuyerName>杭州示例有限公司</BuyerName>')
  })
})
