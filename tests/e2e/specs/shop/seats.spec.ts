import type { Locator, Page } from '@playwright/test'
import type { Account, Control } from '@view-site/test-api/control'
import { z } from 'zod'
import { expect, hydrated, test } from '../../fixtures.ts'
import { localesOf, repeats } from '../../full.ts'
import { localized, type Locale } from '../../locales.ts'
import { expectToFit } from '../../pages/expectToFit.ts'
import { boughtOrder, paidSign, reload } from '../../pages/shop.ts'
import { fillSignIn } from '../../pages/signIn.ts'
import { mailedPath } from '../../pages/signUp.ts'
import { tabTo } from '../../pages/tabTo.ts'

test.use({ dependsOn: 'served' })

const words = {
  'zh-CN': {
    buy: '购买团队版',
    code: /微信支付二维码，金额 ¥3,980\.00/,
    team: '团队席位',
    used: (seats: number) => `已用 ${seats} / 10 个席位`,
    mail: '同事的邮箱',
    invited: (mail: string) => `邀请已发送到 ${mail}`,
    seats: 'Admin Plus 团队版的席位',
    waiting: '待接受',
    joined: '已加入',
    revoked: '已收回',
    revoke: (mail: string) => `收回 ${mail} 的席位`,
    confirm: '确认收回',
    signIn: '登录',
    invitation: '团队邀请',
    accept: '接受邀请',
    shared: '与我共享',
    releases: '版本下载',
  },
  'en-US': {
    buy: 'Buy Team',
    code: /WeChat Pay QR code for .*3,980\.00/,
    team: 'Team seats',
    used: (seats: number) => `${seats} of 10 seats used`,
    mail: 'Coworker email',
    invited: (mail: string) => `Invitation sent to ${mail}`,
    seats: 'Seats of Admin Plus Team',
    waiting: 'Invited',
    joined: 'Joined',
    revoked: 'Revoked',
    revoke: (mail: string) => `Revoke the seat of ${mail}`,
    confirm: 'Revoke the seat',
    signIn: 'Sign in',
    invitation: 'Team invitation',
    accept: 'Accept the invitation',
    shared: 'Shared with you',
    releases: 'Releases',
  },
} as const satisfies Record<Locale, object>

const newcomer = 'newcomer@example.com'

for (const locale of localesOf('behaviour in the second language')) {
  test(`[SALE-01] [SALE-05] [PLUS-05] by keyboard a buyer gives seats by mail; one is taken on a phone and revoked, in ${locale}`, async ({
    open,
    page,
    browser,
    control,
    account,
    world,
  }) => {
    const w = words[locale]
    const member = await control.user()
    const rowOf = (mail: string) => page.getByRole('list', { name: w.seats }).getByRole('listitem').filter({ hasText: mail })

    const invite = async (mail: string) => {
      await page.keyboard.type(mail)
      await page.keyboard.press('Enter')
      await expect(page.getByText(w.invited(mail))).toBeVisible()
      await expect(page.getByLabel(w.mail), 'the next address can be typed').toBeFocused()
      await expect(rowOf(mail)).toContainText(w.waiting)
    }

    await test.step('buys the team edition', async () => {
      await open(localized('/price', locale))
      await tabTo(page, w.buy)
      await page.keyboard.press('Enter')
      await page.getByRole('img', { name: w.code }).waitFor()
      await control.payer(new URL(page.url()).pathname.split('/').pop() ?? '', 'paid')
      await expect(paidSign(page, locale)).toBeVisible()
    })

    await test.step('invites a colleague with an account and one without', async () => {
      await open(localized('/user/account', locale))
      await expect(page.getByText(w.used(1))).toBeVisible()
      await tabTo(page, w.mail)
      await invite(member.mail)
      await invite(newcomer)
      await expect(page.getByText(w.used(3))).toBeVisible()
    })

    const phoneContext = await browser.newContext({
      baseURL: world.site,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale,
    })
    const phone = await phoneContext.newPage()
    const shared = phone.getByRole('region', { name: w.shared })

    await test.step('the colleague opens the mailed link on a phone, signs in and accepts', async () => {
      await phone.goto(localized(await mailedPath(control, member.mail, '/user/account?seat='), locale))
      await expect(phone).toHaveURL(/\/403\?from=/)
      await hydrated(phone)
      await phone.getByRole('main').getByRole('button', { name: w.signIn }).tap()
      await fillSignIn(phone, member, locale)
      const invitation = phone.getByRole('region', { name: w.invitation, exact: true })
      await expect(invitation).toBeVisible()
      await expectToFit(phone)
      await invitation.getByRole('button', { name: w.accept }).tap()
      await expect(shared).toContainText('Admin Plus')
      await expect(shared.getByRole('link', { name: w.releases })).toHaveAttribute('href', localized('/user/release/admin-plus', locale))
      await expect(phone, 'the token is gone from the address').toHaveURL(localized('/user/account', locale))
      await expectToFit(phone)
    })

    await test.step('the buyer sees who has joined, and revokes the seat', async () => {
      await reload(page)
      await expect(rowOf(member.mail)).toContainText(w.joined)
      await expect(rowOf(newcomer)).toContainText(w.waiting)
      await tabTo(page, w.revoke(member.mail))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: w.confirm, exact: true })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(rowOf(member.mail)).toContainText(w.revoked)
      await expect(page.getByText(w.used(2))).toBeVisible()
    })

    await test.step('nothing is shared with the colleague any more', async () => {
      await reload(phone)
      await expect(phone.getByRole('heading', { name: w.team })).toBeVisible()
      await expect(shared).toHaveCount(0)
    })
    await phoneContext.close()
    expect(account).toBeTruthy()
  })
}

test('[SALE-05] [ROUTE-04] who has no access to a page for licence holders is led to the invitation that waits for them', async ({
  open,
  page,
  control,
  account,
}) => {
  await inviteToTeam(control, await control.user(), account.mail)
  await open('/user/auth')
  await expect(page).toHaveURL(/\/403\?from=/)
  await expect(page.getByText(/邀请你使用 Admin Plus 团队版，接受之后就有授权了。/)).toBeVisible()
  await tabTo(page, '查看邀请')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/user/account')
  const invitation = page.getByRole('region', { name: '团队邀请：Admin Plus 团队版' })
  await expect(invitation).toBeVisible()
  await tabTo(page, '接受邀请')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '与我共享' })).toBeFocused()
  await expect(invitation).toHaveCount(0)
  await open('/user/auth')
  await expect(page).toHaveURL('/user/auth')
  await expect(page.getByLabel('姓名')).toBeVisible()
})

test.describe('interruptions of an invitation', () => {
  test.use({ tolerated: /Failed to load resource/ })

  if (repeats('interruptions of a purchase')) {
    test('[SALE-05] it survives a reload, the back button and a failing API, and a second tab sees that it was accepted', async ({
      open,
      page,
      context,
      control,
      account,
    }) => {
      await inviteToTeam(control, await control.user(), account.mail)
      const path = await mailedPath(control, account.mail, '/user/account?seat=')
      await open('/')
      await open(path)
      await expect(acceptButton(page)).toBeVisible()
      await reload(page)
      await expect(acceptButton(page)).toBeVisible()
      await page.goBack()
      await page.goForward()
      await expect(acceptButton(page)).toBeVisible()

      await control.fault({ path: 'pro/seat/accept', status: 503 })
      await acceptButton(page).click()
      await expect(page.getByRole('region', { name: '团队邀请' }).getByRole('alert')).not.toBeEmpty()
      await control.clearFaults()

      const second = await context.newPage()
      await second.goto(path)
      await hydrated(second)
      await acceptButton(second).click()
      await expect(second.getByRole('heading', { name: '与我共享' })).toBeVisible()
      await page.bringToFront()
      await acceptButton(page).click()
      await expect(acceptButton(page), 'it gets the same answer again').toHaveCount(0)
      await expect(page.getByRole('region', { name: '与我共享' }).getByText('Admin Plus 团队版', { exact: true })).toHaveCount(1)
    })
  }
})

/** The button that accepts the only invitation of a page. */
function acceptButton(page: Page): Locator {
  return page.getByRole('button', { name: '接受邀请' })
}

/** Lets an account buy the team edition and invite a person, through the API. */
async function inviteToTeam(control: Control, owner: Account, mail: string): Promise<void> {
  await boughtOrder(control, owner, 'admin_plus-team', 398_000)
  const purchases = z.object({ list: z.array(z.object({ id: z.string() })) })
  const { list } = purchases.parse(await control.call('pro/purchase/list', {}, owner))
  await control.call('pro/seat/invite', { purchase_id: list[0]?.id, mail }, owner)
}
