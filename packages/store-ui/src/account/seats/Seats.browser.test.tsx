import { createApiClient, type ApiClient } from '@view-site/api-client'
import { violations } from '@view-site/vitest-config/axe'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createFakeClock } from '../../../test/fakeClock.ts'
import { openShop, type OpenShop } from '../../../test/openShop.ts'
import { sampleCatalogue } from '../../../test/sampleCatalogue.ts'
import { renderPage } from '../../../test/renderPage.tsx'
import { AccountPage } from '../AccountPage.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const mailField = (name = '同事的邮箱') => page.getByRole('textbox', { name, exact: true })
const own = 'lin@example.com'

async function renderSeats(options: Parameters<typeof renderPage>[1] & { invitation?: string } = {}) {
  const { invitation, ...rest } = options
  const [onChanged, onDeleted, onInvitationClosed] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
  const rendered = await renderPage(
    <AccountPage invitation={invitation} onChanged={onChanged} onDeleted={onDeleted} onInvitationClosed={onInvitationClosed} />,
    rest,
  )
  return { ...rendered, onChanged, onInvitationClosed }
}

/** A shop whose account has bought the team edition, with ten seats. */
async function teamShop(options: Parameters<typeof openShop>[0] = {}) {
  const shop = await openShop(options)
  return { shop, purchase: await shop.buy('admin_plus-team') }
}

const tokenTo = async (shop: OpenShop, mail: string) =>
  new URL((await shop.control.message(mail))?.link ?? '').searchParams.get('seat') ?? ''

/** An invitation to the account of the shop by another buyer, who has created a licence. */
async function invitedShop(to = own) {
  const shop = await openShop()
  const buyer = await shop.control.user({ mail: 'buyer@example.com' })
  const { call }: ApiClient = createApiClient({ baseUrl: shop.url, getToken: () => buyer.token })
  const items = [{ sku: 'admin_plus-team', quantity: 1 }]
  const expect_amount = sampleCatalogue.editions.find(({ sku }) => sku === 'admin_plus-team')?.price ?? 0
  const { order_no } = await call('pro/order/create', { type: 'product', items, expect_amount, request_id: crypto.randomUUID() })
  await call('pro/order/pay/wechat', { order_no })
  await shop.control.payer(order_no, 'paid')
  const [purchase] = (await call('pro/purchase/list', {})).list
  const purchase_id = purchase?.id ?? ''
  const holder = { type: 'company' as const, name: '示例公司' }
  const { key } = await call('pro/license/create', { purchase_id, holder, request_id: crypto.randomUUID() })
  const seat = await call('pro/seat/invite', { purchase_id, mail: to })
  return { shop, call, key: key ?? '', seat, invitation: await tokenTo(shop, to) }
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
