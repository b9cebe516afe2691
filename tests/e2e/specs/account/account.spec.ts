import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../../fixtures.ts'
import { localesOf, repeats } from '../../full.ts'
import { localized } from '../../locales.ts'
import { buyButton, orderBeingPaid } from '../../pages/shop.ts'
import { fillSignIn, signInWithCookies } from '../../pages/signIn.ts'
import { fillSignUp, mailedPath } from '../../pages/signUp.ts'

test.use({ dependsOn: 'served' })

const password = 'quiet river stones'
const words = {
  'zh-CN': {
    mail: '邮箱',
    send: '发送邮件',
    sent: '请查收邮件',
    field: '新密码',
    save: '保存新密码',
    done: '新密码已生效',
    signIn: '登录',
    account: '账号',
  },
  'en-US': {
    mail: 'Email',
    send: 'Send the link',
    sent: 'Check your email',
    field: 'New password',
    save: 'Save new password',
    done: 'Your new password is set',
    signIn: 'Sign in',
    account: 'Account',
  },
} as const

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

if (repeats('links of mails in more states')) {
  test('[AUTH-02] [AUTH-09] the mailed link verifies an account in another tab, and reports when it is used again', async ({
    page,
    control,
  }) => {
    const newcomer = { mail: 'fresh@example.com', phone: '13812340001', password }
    await open(page, '/price')
    await buyButton(page).click()
    await fillSignUp(page, control, newcomer)
    const dialog = page.getByRole('dialog', { name: '注册' })
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: '注册', exact: true }).click()
    await orderBeingPaid(page)

    await open(page, '/check-mail')
    await expect(page.getByText('fre***@example.com')).toBeVisible()

    // The mail is opened in another tab; this one notices when it becomes visible again.
    const mail = await page.context().newPage()
    await open(mail, await mailedPath(control, newcomer.mail, '/verify/'))
    await expect(mail.getByRole('heading', { name: '邮箱验证好了' })).toBeVisible()
    await page.bringToFront()
    await page.getByRole('link', { name: /^继续付款/ }).click()
    await orderBeingPaid(page)

    // The link has been used: the page reports that the address is verified already.
    await mail.reload()
    await expect(mail.getByRole('heading', { name: '这个邮箱已经验证过了' })).toBeVisible()
  })
}

for (const locale of localesOf('behaviour in the second language')) {
  const w = words[locale]

  test(`[AUTH-09] ${localized('/recover', locale)}: mail, new password, sign-in; the link works once and the old session is gone`, async ({
    page,
    control,
    account,
    context,
    world,
  }) => {
    await context.clearCookies()
    await open(page, localized('/', locale))
    await page.getByRole('banner').getByRole('button', { name: w.signIn }).click()
    await page.getByRole('dialog').getByRole('link').first().click()
    await expect(page).toHaveURL(localized('/recover', locale))
    await page.getByRole('main').getByLabel(w.mail).fill(account.mail)
    await page.getByRole('button', { name: w.send }).click()
    await expect(page.getByRole('heading', { name: w.sent })).toBeVisible()

    const path = await mailedPath(control, account.mail, '/reset/')
    const held = await page.context().browser()?.newContext({ baseURL: world.site, locale: 'zh-CN' })
    if (!held) throw new Error('The browser is closed.')
    await signInWithCookies(held, world.site, account)
    const elsewhere = await held.newPage()
    await open(elsewhere, '/user/purchases')

    await open(page, localized(path, locale))
    await page.getByLabel(w.field, { exact: true }).fill(password)
    await page.getByRole('button', { name: w.save }).click()
    await expect(page.getByRole('heading', { name: w.done })).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: w.signIn }).click()
    await fillSignIn(page, { mail: account.mail, password }, locale)
    await expect(page.getByRole('button', { name: new RegExp(`^${w.account}`) })).toBeVisible()

    await elsewhere.reload()
    await expect(elsewhere.getByText('登录信息错误')).toBeVisible()
    await held.close()

    await open(page, localized(path, locale))
    await page.getByLabel(w.field, { exact: true }).fill('another quiet river')
    await page.getByRole('button', { name: w.save }).click()
    await expect(page.getByRole('main').getByRole('link', { name: /重新发送邮件|Send a new link/ })).toHaveAttribute(
      'href',
      localized('/recover', locale),
    )
  })
}

if (repeats('links of mails in more states')) {
  test('[AUTH-09] an expired reset link leads to a new one', async ({ page, control, account }) => {
    await control.call('user/reset/sendmail', { mail: account.mail, vaptcha_token: 'ok' })
    const path = await mailedPath(control, account.mail, '/reset/')
    await control.advance(10 * 60_000)
    await open(page, path)
    await page.getByLabel('新密码', { exact: true }).fill(password)
    await page.getByRole('button', { name: '保存新密码' }).click()
    await expect(page.getByRole('heading', { name: '链接已过期' })).toBeVisible()
    await page.getByRole('link', { name: '重新发送邮件' }).click()
    await expect(page).toHaveURL('/recover')
  })
}

if (repeats('links of mails in more states')) {
  test('[AUTH-09] an expired verification link is sent again from its page', async ({ page, control, context, world }) => {
    const account = await control.user({ is_activity: 0 })
    await signInWithCookies(context, world.site, account)
    await control.call('user/resendmail', {}, account)
    const path = await mailedPath(control, account.mail, '/verify/')
    await control.advance(24 * 3_600_000)
    await open(page, path)
    await expect(page.getByRole('heading', { name: '链接已过期' })).toBeVisible()
    await page.getByRole('button', { name: '重新发送' }).click()
    await expect(page.getByText('邮件已发送，请注意查收')).toBeVisible()
    const fresh = await mailedPath(control, account.mail, '/verify/')
    expect(fresh).not.toBe(path)
    await open(page, fresh)
    await expect(page.getByRole('heading', { name: '邮箱验证好了' })).toBeVisible()
  })
}

test('[AUTH-09] [LAY-11] the account menu links an unverified account to the verification, and every account to its password', async ({
  page,
  control,
  context,
  world,
}) => {
  const account = await control.user({ is_activity: 0 })
  await signInWithCookies(context, world.site, account)
  await open(page, '/')
  await page.getByRole('button', { name: /^账号/ }).click()
  await expect(page.getByRole('menuitem').nth(3), 'it comes after the orders').toHaveText('验证邮箱')
  await page.getByRole('menuitem', { name: '验证邮箱' }).click()
  await expect(page).toHaveURL('/check-mail')
  await page.getByRole('button', { name: /^账号/ }).click()
  await page.getByRole('menuitem', { name: '账号设置' }).click()
  await page.getByRole('main').getByRole('link', { name: '修改密码' }).click()
  await expect(page).toHaveURL('/user/password')
  await page.getByLabel('当前密码').fill(account.password)
  await page.getByLabel('新密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '保存新密码' }).click()
  await expect(page.getByText('新密码已生效，其他设备已退出')).toBeVisible()
  await control.call('user/signin', { mail: account.mail, password })
})

if (repeats('loading of more pages of a kind')) {
  test('[ROUTE-03] a visitor who opens the password page signs in first and comes back', async ({ page, control }) => {
    const account = await control.user()
    await open(page, '/user/password')
    await expect(page).toHaveURL(/\/403/)
    await page.getByRole('main').getByRole('button', { name: '登录' }).click()
    await fillSignIn(page, account)
    await expect(page).toHaveURL('/user/password')
    await expect(page.getByLabel('当前密码')).toBeVisible()
  })
}

test.describe('when the API is down', () => {
  test.use({ tolerated: /Failed to load resource/ })

  if (repeats('links of mails in more states')) {
    test('[AUTH-09] the verification page reports it, and a retry works', async ({ page, control }) => {
      const account = await control.user({ is_activity: 0 })
      await control.call('user/resendmail', {}, account)
      const path = await mailedPath(control, account.mail, '/verify/')
      await control.fault({ path: 'user/verify', status: 503 })
      await open(page, path)
      await expect(page.getByRole('heading', { name: '没能完成验证' })).toBeVisible()
      await control.clearFaults()
      await page.getByRole('button', { name: '重试' }).click()
      await expect(page.getByRole('heading', { name: '邮箱验证好了' })).toBeVisible()
    })
  }
})
