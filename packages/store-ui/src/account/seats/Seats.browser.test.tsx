import { violations } from '@view-site/vitest-config/axe'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createFakeClock } from '../../../test/fakeClock.ts'
import { inviteFrom, invitedShop, tokenTo } from '../../../test/invitedShop.ts'
import { openShop } from '../../../test/openShop.ts'
import { renderPage } from '../../../test/renderPage.tsx'
import { AccountPage } from '../AccountPage.tsx'
import { InvitationNotice } from './InvitationNotice.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const mailField = (name = '同事的邮箱') => page.getByRole('textbox', { name, exact: true })

async function renderSeats(options: Parameters<typeof renderPage>[1] & { invitation?: string } = {}) {
  const { invitation, ...rest } = options
  const [onChanged, onDeleted, onInvitationClosed] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
  /** Like a route, which drops the token from the address. */
  function Account() {
    const [token, setToken] = useState(invitation)
    return (
      <AccountPage
        invitation={token}
        onChanged={onChanged}
        onDeleted={onDeleted}
        onInvitationClosed={() => {
          onInvitationClosed()
          setToken(undefined)
        }}
      />
    )
  }
  const rendered = await renderPage(<Account />, rest)
  return { ...rendered, onChanged, onInvitationClosed }
}

/** A shop whose account has bought the team edition, with ten seats. */
async function teamShop(options: Parameters<typeof openShop>[0] = {}) {
  const shop = await openShop(options)
  return { shop, purchase: await shop.buy('admin_plus-team') }
}

test('a person is invited by keyboard, and listed with the state of the invitation', async () => {
  const { shop } = await teamShop()
  await renderSeats({ shop })
  await expect.element(page.getByText('已用 1 / 10 个席位', { exact: false })).toBeVisible()
  await expect.element(page.getByText('还没有邀请任何人。')).toBeVisible()
  mailField().element().focus()
  await userEvent.keyboard('xia@example.com{Enter}')
  await expect.element(page.getByText('邀请已发送到 xia@example.com')).toBeVisible()
  await expect.element(page.getByText('待接受', { exact: true })).toBeVisible()
  await expect.element(page.getByText('已用 2 / 10 个席位', { exact: false })).toBeVisible()
  await expect.element(mailField()).toHaveValue('')
  await expect.element(mailField()).toHaveFocus()
})

test('a wrong address is reported before anything is sent; a double click invites once', async () => {
  const { shop } = await teamShop()
  await renderSeats({ shop })
  await mailField().fill('xia@')
  await button('发送邀请').click()
  await expect.element(page.getByText('请填写正确的邮箱')).toBeVisible()
  await expect.element(mailField()).toHaveFocus()
  expect(shop.count('pro/seat/invite')).toBe(0)
  await mailField().fill('xia@example.com')
  await button('发送邀请').dblClick()
  await expect.element(page.getByText('待接受', { exact: true })).toBeVisible()
  expect(shop.count('pro/seat/invite')).toBe(1)
})

test('an invitation is sent again after a minute, and before says why not', async () => {
  const clock = createFakeClock()
  const { shop, purchase } = await teamShop({ clock })
  await shop.call('pro/seat/invite', { purchase_id: purchase.id, mail: 'xia@example.com' })
  await renderSeats({ shop, clock })
  await button('重新发送邀请给 xia@example.com').click()
  await expect.element(page.getByText('发送太频繁，请稍后再试。')).toBeVisible()
  await clock.advance(61_000)
  await button('重新发送邀请给 xia@example.com').click()
  await expect.element(page.getByText('邀请已发送到 xia@example.com')).toBeVisible()
})

test('a member loses the seat after a question, and the list says so', async () => {
  const { shop, purchase } = await teamShop()
  const member = await shop.control.user({ mail: 'xia@example.com' })
  await shop.call('pro/seat/invite', { purchase_id: purchase.id, mail: member.mail })
  await shop.control.call('pro/seat/accept', { seat_token: await tokenTo(shop, member.mail) }, member)
  await renderSeats({ shop })
  await button('收回 xia@example.com 的席位').click()
  await expect.element(button('确认收回')).toHaveFocus()
  await button('取消').click()
  await expect.element(button('收回 xia@example.com 的席位')).toHaveFocus()
  expect(shop.count('pro/seat/revoke')).toBe(0)
  await button('收回 xia@example.com 的席位').click()
  await button('确认收回').dblClick()
  const seats = page.getByRole('list', { name: /席位/ })
  await expect.element(seats.getByText('已收回', { exact: true })).toBeVisible()
  expect(shop.count('pro/seat/revoke')).toBe(1)
  await expect.element(page.getByRole('heading', { level: 3 })).toHaveFocus()
})

test('what another tab has changed in the meantime is said, and the list is updated', async () => {
  const { shop, purchase } = await teamShop()
  const seat = await shop.call('pro/seat/invite', { purchase_id: purchase.id, mail: 'xia@example.com' })
  await renderSeats({ shop })
  await expect.element(page.getByText('待接受', { exact: true })).toBeVisible()
  await shop.call('pro/seat/revoke', { seat_id: seat.id })
  await button('重新发送邀请给 xia@example.com').click()
  await expect.element(page.getByText('这个席位的状态已经变了，列表已更新。')).toBeVisible()
  await expect.element(page.getByRole('listitem').getByText('已收回', { exact: true })).toBeVisible()
})

test('full seats say what to do in place of the form', async () => {
  const { shop, purchase } = await teamShop()
  for (let number = 1; number < 10; number++)
    await shop.call('pro/seat/invite', { purchase_id: purchase.id, mail: `person${number}@example.com` })
  await renderSeats({ shop })
  await expect.element(page.getByText('席位已用完。', { exact: false })).toBeVisible()
  await expect.element(mailField()).not.toBeInTheDocument()
})

test('without a purchase that can be shared the page says which one can', async () => {
  const shop = await openShop()
  await shop.buy('admin_plus-standard')
  await renderSeats({ shop })
  await expect.element(page.getByText('还没有可以共享的购买。', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('link', { name: '查看价格' })).toHaveAttribute('href', '/price')
})

test('an unverified buyer is led to the verification', async () => {
  const { shop } = await teamShop({ user: { is_activity: 0 } })
  await renderSeats({ shop })
  await mailField().fill('xia@example.com')
  await button('发送邀请').click()
  await expect.element(page.getByRole('link', { name: '验证邮箱', exact: true })).toHaveAttribute('href', '/check-mail')
})

test('a list that does not load can be loaded again', async () => {
  const { shop } = await teamShop()
  await shop.control.fault({ path: 'pro/seat/list', code: 42902, times: 1 })
  await renderSeats({ shop })
  await expect.element(page.getByText('团队席位加载失败')).toBeVisible()
  await button('重试').click()
  await expect.element(page.getByText('还没有邀请任何人。')).toBeVisible()
})

test('an invitation is accepted; the member shows a key and leaves', async () => {
  const { shop, key, invitation } = await invitedShop()
  const { onChanged, onInvitationClosed } = await renderSeats({ shop, invitation })
  await expect.element(page.getByText('将用账号 li***@example.com 接受。', { exact: false })).toBeVisible()
  expect(shop.count('pro/seat/accept')).toBe(0)
  await button('接受邀请').dblClick()
  const shared = page.getByRole('region', { name: '与我共享' })
  await expect.element(shared.getByText('由 buy***@example.com 共享', { exact: false })).toBeVisible()
  await expect.element(shared.getByRole('heading', { name: '与我共享' })).toHaveFocus()
  expect(onInvitationClosed).toHaveBeenCalledOnce()
  expect(onChanged).toHaveBeenCalledOnce()
  await expect.element(shared.getByRole('link', { name: '版本下载' })).toHaveAttribute('href', '/user/release/admin-plus')
  await shared.getByRole('button', { name: '显示示例公司的密钥' }).click()
  await expect.element(shared.getByText(key)).toBeVisible()
  await shared.getByRole('button', { name: /^退出/ }).click()
  await button('确认退出').click()
  await expect.element(shared).not.toBeInTheDocument()
  await expect.element(page.getByText('已退出', { exact: true })).toBeVisible()
})

test('an invitation to another address, and one that was withdrawn, say what to do', async () => {
  const { shop, call, seat, invitation } = await invitedShop('other@example.com')
  const { onInvitationClosed } = await renderSeats({ shop, invitation })
  await button('接受邀请').click()
  await expect.element(page.getByText('这份邀请发给了另一个邮箱。', { exact: false })).toBeVisible()
  await call('pro/seat/revoke', { seat_id: seat.id })
  await button('接受邀请').click()
  await expect.element(page.getByText('邀请无效', { exact: false })).toBeVisible()
  await button('暂不接受').click()
  expect(onInvitationClosed).toHaveBeenCalledOnce()
})

test('[SALE-05] invitations that wait are listed, and accepted without the mail; the next one is still there', async () => {
  const clock = createFakeClock()
  const shop = await openShop({ clock })
  await inviteFrom(shop, 'other-buyer@example.com')
  await clock.advance(61_000)
  await shop.setClock()
  await inviteFrom(shop, 'buyer@example.com')
  const { onChanged } = await renderSeats({ shop, clock })
  const waiting = page.getByRole('region', { name: '团队邀请：Admin Plus 团队版' })
  await expect.element(waiting.nth(1)).toBeVisible()
  await expect
    .element(waiting.first().getByText('buy***@example.com 邀请你使用 Admin Plus 团队版。将用账号 li***@example.com 接受。'))
    .toBeVisible()
  await waiting.first().getByRole('button', { name: '接受邀请' }).dblClick()
  const shared = page.getByRole('region', { name: '与我共享' })
  await expect.element(shared.getByRole('heading', { name: '与我共享' })).toHaveFocus()
  expect(shop.count('pro/seat/accept')).toBe(1)
  expect(onChanged).toHaveBeenCalledOnce()
  await expect.poll(() => waiting.elements()).toHaveLength(1)
  waiting.getByRole('button').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(waiting).not.toBeInTheDocument()
  await expect.element(shared.getByRole('heading', { name: '与我共享' })).toHaveFocus()
})

test('an invitation that waits and was withdrawn in the meantime says so, and leaves the list', async () => {
  const { shop, call, seat } = await invitedShop()
  await renderSeats({ shop })
  await expect.element(button('接受邀请')).toBeVisible()
  await call('pro/seat/revoke', { seat_id: seat.id })
  await button('接受邀请').click()
  await expect.element(page.getByText('邀请无效', { exact: false })).toBeVisible()
  await expect.element(button('接受邀请')).not.toBeInTheDocument()
})

test('the invitation of a link is asked about once, and not again after it was put aside', async () => {
  const { shop, invitation } = await invitedShop()
  await renderSeats({ shop, invitation })
  await expect.element(page.getByRole('heading', { name: '团队邀请', exact: true })).toBeVisible()
  await button('暂不接受').click()
  await expect.element(button('接受邀请')).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: '团队席位' })).toBeVisible()
  expect(shop.count('pro/seat/invitations')).toBe(0)
})

test.each([
  ['zh-CN', 'light', 1440, 'buy***@example.com 邀请你使用 Admin Plus 团队版，接受之后就有授权了。', '查看邀请'],
  ['en-US', 'dark', 390, 'buy***@example.com invites you to use Admin Plus Team. Accept, and you have a license.', 'See the invitation'],
] as const)(
  '[SALE-05] the notice of an invitation names who and what, and leads to it: %s, %s, %i px',
  async (locale, theme, width, text, link) => {
    const { shop } = await invitedShop()
    const refusal = (
      <>
        <h1>403</h1>
        <InvitationNotice />
      </>
    )
    await renderPage(refusal, { shop, locale, theme, size: [width, 600] })
    await expect.element(page.getByRole('status').getByText(text)).toBeVisible()
    await expect.element(page.getByRole('link', { name: link })).toHaveAttribute('href', expect.stringMatching(/\/user\/account$/))
    expect(await violations()).toEqual([])
  },
)

test('there is no notice for a visitor, nor without an invitation, nor while the API is down', async () => {
  const { shop } = await invitedShop()
  const visitor = await renderPage(<InvitationNotice />, { shop, session: { status: 'visitor' } })
  await expect.element(page.getByRole('status')).toHaveTextContent('')
  expect(shop.count('pro/seat/invitations')).toBe(0)
  visitor.unmount()
  await shop.control.fault({ path: 'pro/seat/invitations', status: 500 })
  const failed = await renderPage(<InvitationNotice />, { shop })
  await expect.poll(() => shop.count('pro/seat/invitations')).toBeGreaterThan(0)
  await shop.settled()
  await expect.element(page.getByRole('status')).toHaveTextContent('')
  failed.unmount()
  const none = await openShop()
  await renderPage(<InvitationNotice />, { shop: none })
  await expect.poll(() => none.count('pro/seat/invitations')).toBeGreaterThan(0)
  await none.settled()
  await expect.element(page.getByRole('status')).toHaveTextContent('')
})

test.each([
  ['zh-CN', 'light', 1440],
  ['en-US', 'dark', 390],
] as const)('seats are accessible and fit: %s, %s, %i px', async (locale, theme, width) => {
  const { shop, invitation } = await invitedShop()
  const { id: purchase_id } = await shop.buy('admin_plus-team')
  const mail = 'a-person-with-quite-a-long-address@a-rather-long-company-name.example.com'
  await shop.call('pro/seat/invite', { purchase_id, mail })
  await shop.call('pro/seat/accept', { seat_token: invitation })
  await renderSeats({ shop, locale, theme, size: [width, 900], invitation: 'unknown' })
  await page.getByRole('button', { name: /^(退出 ?Admin|Leave)/ }).click()
  await button(locale === 'zh-CN' ? '接受邀请' : 'Accept the invitation').click()
  await expect.element(page.getByRole('listitem').getByText(mail)).toBeVisible()
  await expect.element(page.getByText(/^(邀请无效|This invitation is not valid)/)).toBeVisible()
  expect(await violations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
