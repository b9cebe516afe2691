import { repeats } from '../../full.ts'
import { localized } from '../../locales.ts'
import { expect, hydrated, test } from '../../fixtures.ts'
import { buyButton, createLicence, linkToLicences, orderBeingPaid, ordersOf, paidSign, reload, shopTexts } from '../../pages/shop.ts'
import { fillSignIn } from '../../pages/signIn.ts'
import { fillSignUp, mailedPath, submitSignUp } from '../../pages/signUp.ts'

test.use({ dependsOn: 'served' })

const newcomer = { mail: 'newcomer@example.com', password: 'quiet river stones', phone: '13812345678' }

// wholejourney.spec.ts covers this in Chinese.
if (repeats('behaviour in the second language')) {
  test('[AUTH-02] [AUTH-03] [SALE-01] [SALE-05] a sign-up during a purchase continues to the payment; keys are shown after the verification, in en-US', async ({
    open,
    page,
    context,
    control,
  }) => {
    const locale = 'en-US'
    await open(localized('/price', locale))
    await buyButton(page, locale).click()
    await expect(page.getByRole('dialog')).toContainText(/Admin Plus .*1,980/)
    await fillSignUp(page, control, newcomer, locale)
    await submitSignUp(page, locale)
    await control.payer(await orderBeingPaid(page, locale), 'paid')
    await expect(paidSign(page, locale)).toBeVisible()
    await expect(page.getByText(shopTexts[locale].keysLater)).toBeVisible()

    await (await linkToLicences(page, locale)).click()
    await createLicence(page, '杭州示例有限公司', locale, async () => {
      const mail = await context.newPage()
      await mail.goto(await mailedPath(control, newcomer.mail, '/verify/'))
      await expect(mail.getByRole('heading', { name: '邮箱验证好了' })).toBeVisible()
      await mail.close()
    })
  })
}

if (repeats('interruptions of a purchase')) {
  test('[SALE-01] a reload during the sign-up keeps the purchase, and so does a sign-in from the header', async ({
    open,
    page,
    control,
  }) => {
    const account = await control.user()
    await open('/price')
    await buyButton(page).click()
    await page.getByRole('dialog').getByRole('button', { name: '注册' }).click()
    await reload(page)
    const note = page.getByRole('region', { name: '没有完成的购买' })
    await expect(note).toContainText('Admin Plus 标准版，¥1,980')
    await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
    await fillSignIn(page, account)
    await note.getByRole('button', { name: '继续购买' }).click()
    await orderBeingPaid(page)
    expect(await ordersOf(control, account)).toHaveLength(1)
  })
}

if (repeats('interruptions of a purchase')) {
  test('[SALE-01] a sign-up in a second tab continues the purchase of the first', async ({ open, page, context, control }) => {
    await open('/price')
    await buyButton(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const second = await context.newPage()
    await second.goto('/price')
    await hydrated(second)
    await second.getByRole('banner').getByRole('button', { name: '登录' }).click()
    await fillSignUp(second, control, newcomer)
    await submitSignUp(second)
    await page.bringToFront()
    await orderBeingPaid(page)
  })
}

if (repeats('interruptions of a purchase')) {
  test('[SALE-01] the mailed link on another device leads to the payment of the order', async ({ open, page, browser, control, world }) => {
    await open('/price')
    await buyButton(page).click()
    await fillSignUp(page, control, newcomer)
    await submitSignUp(page)
    const orderNo = await orderBeingPaid(page)
    const path = await mailedPath(control, newcomer.mail, '/verify/')

    const phone = await (
      await browser.newContext({ baseURL: world.site, viewport: { width: 390, height: 844 }, locale: 'zh-CN' })
    ).newPage()
    await phone.goto(path)
    await expect(phone.getByRole('heading', { name: '邮箱验证好了' })).toBeVisible()
    await phone.getByRole('main').getByRole('button', { name: '登录' }).click()
    await fillSignIn(phone, newcomer)
    await phone.getByRole('link', { name: '继续付款 ¥1,980.00' }).click()
    await expect(phone).toHaveURL(`/pay/${orderNo}`)
    await phone.context().close()
  })
}
