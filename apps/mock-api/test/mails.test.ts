import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Email } from 'postal-mime'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createMailQueue } from '../src/mails/mailQueue.ts'
import { silentLog } from '../src/log.ts'
import { smtpMail } from '../src/ports/messages/smtpMail.ts'
import { applicationOf } from './support/invoices.ts'
import { bought, openPayment, orderBody } from './support/orders.ts'
import { ownDatabase } from './support/ownDatabase.ts'
import { startProcess, type ApiProcess } from './support/startProcess.ts'
import { startSmtp, type SmtpServer } from './support/startSmtp.ts'
import { startWorld, type TestUser, type World } from './support/startWorld.ts'
import { upgradeBody } from './support/upgrades.ts'

const site = 'https://www.example.com'
let smtp: SmtpServer
let world: World
beforeAll(async () => {
  smtp = await startSmtp()
  const mail = smtpMail({ url: smtp.url, from: 'View UI Plus <noreply@example.com>' })
  world = await startWorld({ mail, deployment: { publicOrigin: site } })
})
beforeEach(() => void smtp.received.splice(0))
afterAll(async () => {
  await world.close()
  await smtp.close()
})

/** The mails to a user, once there are `count`. */
async function mailsTo({ mail }: Pick<TestUser, 'mail'>, count: number): Promise<Email[]> {
  const found = () => smtp.received.filter(({ to }) => to?.some(({ address }) => address === mail))
  await vi.waitFor(() => expect(found().length).toBeGreaterThanOrEqual(count), { timeout: 30_000 })
  // What else is queued would arrive before this ends.
  await world.app.catchUp()
  expect(found()).toHaveLength(count)
  return found()
}

test('[SALE-05] an order, its receipt and a licence are mailed in both languages, as text and as HTML with the same contents', async () => {
  const user = await world.user()
  const { order_no, purchase } = await bought(world, user)
  const holder = { type: 'company' as const, name: '<img src=x onerror=alert(1)> & Söhne 株式会社' }
  const license = await world.ok('pro/license/create', {
    token: user.token,
    purchase_id: purchase.id,
    holder,
    request_id: randomUUID(),
  })
  const mails = await mailsTo(user, 3)
  const [order, receipt, licence] = ['等待付款', '收据', '授权已创建'].map((words) => mails.find(({ subject }) => subject?.includes(words)))
  expect(order).toMatchObject({
    subject: `订单 ${order_no} 已提交，等待付款 · Order ${order_no} is waiting for payment`,
    from: { name: 'View UI Plus', address: 'noreply@example.com' },
  })
  const contents = [
    {
      mail: order,
      parts: [order_no, 'Admin Plus 标准版', 'Admin Plus Standard', '¥1,980.00', '北京时间', 'UTC+8'],
      link: `/pay/${order_no}`,
    },
    { mail: receipt, parts: [order_no, '实付', 'Paid with', '微信支付', 'WeChat Pay', '¥1,980.00'], link: '/user/purchases' },
    { mail: licence, parts: [holder.name, license.key_masked, 'Issued to', '授权给'], link: '/user/purchases' },
  ]
  for (const { mail, parts, link } of contents) {
    const shown = textOfHtml(mail?.html ?? '')
    for (const part of parts) {
      expect(mail?.text).toContain(part)
      expect(shown).toContain(part)
    }
    expect(mail?.text).toContain(site + link)
    expect(mail?.html).toContain(`href="${site}${link}"`)
  }
  expect(licence?.html).not.toContain('<img')
  expect(licence?.text).not.toContain(license.key ?? 'no key')
  expect(licence?.html).not.toContain(license.key ?? 'no key')
})

test('[SALE-05] the mails of an upgrade say so, with the credit and the coupon', async () => {
  const user = await world.user()
  const { purchase } = await bought(world, user)
  const body = upgradeBody(user, purchase, 'team', { coupon: 'EXAMPLE10', expect_amount: 180_000 })
  const { order_no } = await world.ok('pro/order/create', body)
  await world.ok('pro/order/pay/wechat', { token: user.token, order_no })
  await world.control('/gateway', { order_no, event: 'paid' })
  const receipt = (await mailsTo(user, 4)).find(({ subject }) => subject?.includes(`收据`) && subject.includes(order_no))
  for (const part of [
    '升级到 Admin Plus',
    'Upgrade to Admin Plus',
    '抵扣已有版本',
    '– ¥1,980.00',
    'Coupon EXAMPLE10',
    '– ¥200.00',
    '¥1,800.00',
  ]) {
    expect(receipt?.text).toContain(part)
  }
})

test('[SALE-05] an issued and a rejected invoice are mailed to the address on it', async () => {
  const user = await world.user()
  const { order_no } = await bought(world, user)
  const to = { mail: `accounts-${randomUUID()}@example.com` }
  const { id } = await world.ok('pro/invoice/apply', { ...applicationOf(user, [order_no]), mail: to.mail, token: user.token })
  await world.control('/invoice', { id, to: 'rejected', reason: '<b>抬头</b>不全' })
  const [rejected] = await mailsTo(to, 1)
  expect(rejected?.text).toContain('<b>抬头</b>不全')
  expect(rejected?.html).not.toContain('<b>抬头')
  await world.ok('pro/invoice/apply', { ...applicationOf(user, [order_no]), mail: to.mail, token: user.token })
  await world.control('/invoice', { id, to: 'issued' })
  const [, issued] = await mailsTo(to, 2)
  expect(issued?.subject).toBe('发票已开具 · Your invoice is ready')
  expect(issued?.html).toContain(`href="${site}/user/invoice"`)
})

test('[AUTH-09] a changed password is mailed to its account, and says what to do about somebody else’s change', async () => {
  const user = await world.user()
  await world.ok('user/password/change', { token: user.token, old_password: user.password, password: 'correct horse battery' })
  const [mail] = await mailsTo(user, 1)
  expect(mail?.subject).toBe('密码已修改 · Your password was changed')
  expect(mail?.text).toContain(`${site}/recover`)
  expect(mail?.text).not.toContain('correct horse battery')
})

test('[AUTH-09] links that verify an address and set a password arrive as text and as HTML', async () => {
  const user = await world.user({ is_activity: 0 })
  await world.ok('user/resendmail', { token: user.token })
  await world.ok('user/reset/sendmail', { mail: user.mail, vaptcha_token: 'ok' })
  for (const mail of await mailsTo(user, 2)) {
    const [link = 'no link'] = /https:\/\/www\.example\.com\/(?:verify|reset)\/[\w-]+/.exec(mail.text ?? '') ?? []
    expect(mail.html).toContain(`href="${link}"`)
  }
})

test('[SALE-05] a payment that is reported ten times is one receipt, and an order that is refused is no mail', async () => {
  const user = await world.user()
  await world.fails('pro/order/create', orderBody(user, { expect_amount: 1 }), 40913)
  const { order_no } = await openPayment(world, user)
  await world.control('/gateway', { order_no, event: 'paid', notify: 10 })
  const subjects = (await mailsTo(user, 2)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject?.includes('收据'))).toHaveLength(1)
})

test('[SALE-05] a server that refuses for now gets the mail later, and the order does not wait for it', async () => {
  const user = await world.user()
  smtp.refuse(2)
  const { order_no } = await world.ok('pro/order/create', orderBody(user))
  expect(order_no).toMatch(/^\d+$/)
  const tries = () =>
    world.app.database.query.selectFrom('mails').select(['tries', 'due_at']).where('id', '=', `order:${order_no}`).executeTakeFirstOrThrow()
  const failed = (count: number) => vi.waitFor(async () => expect((await tries()).tries).toBe(count), { timeout: 30_000 })
  await failed(1)
  await world.app.catchUp()
  expect(smtp.received).toEqual([])
  world.clock.advance(61_000)
  await world.app.catchUp()
  await failed(2)
  world.clock.advance(5 * 60_000 + 1000)
  await world.app.catchUp()
  expect(await mailsTo(user, 1)).toHaveLength(1)
})

test('[SALE-05] two processes that find the same mails send each of them once', async () => {
  const mail = smtpMail({ url: smtp.url, from: 'noreply@example.com' })
  const options = { db: world.app.database, mail, clock: world.clock, log: silentLog }
  const silent = createMailQueue({ ...options, mail: { send: () => Promise.reject(new Error('down')) } })
  const title = { 'zh-CN': '测试', 'en-US': 'Test' }
  const batch = randomUUID()
  const user = { mail: `${batch}@example.com` }
  await world.app.database.transaction(async (tx) => {
    for (let index = 0; index < 20; index++) {
      await silent.put(tx, { id: `test:${batch}:${index}`, to: user.mail, content: { title, paragraphs: [] } })
    }
  })
  await silent.send()
  world.clock.advance(61_000)
  await Promise.all([createMailQueue(options).send(), createMailQueue(options).send(), world.app.catchUp()])
  expect(await mailsTo(user, 20)).toHaveLength(20)
})

test('[SALE-05] an account gets at most ten mails a day about unpaid orders', async () => {
  const user = await world.user()
  for (let index = 0; index < 12; index++) {
    const { order_no } = await world.ok('pro/order/create', orderBody(user))
    await world.ok('pro/order/cancel', { token: user.token, order_no })
  }
  expect(await mailsTo(user, 10)).toHaveLength(10)
})

test('[PLUS-11] a mail whose process is killed while it is sent is sent by the next process', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'mock-api-'))
  const database = await ownDatabase()
  const { url } = database.options
  const stored = url === undefined ? { DATABASE_FILE: join(directory, 'data.sqlite') } : { DATABASE_URL: url }
  const variables = { ...stored, SMTP_URL: smtp.url, MAIL_FROM: 'noreply@example.com' }
  const order = async ({ url: api }: ApiProcess, token: string, sku: string, expect_amount: number) => {
    const items = [{ sku, quantity: 1 }]
    return post(`${api}/v1/pro/order/create`, { token, type: 'product', items, expect_amount, request_id: randomUUID() })
  }
  const first = await startProcess(variables)
  const user = userOf.parse(await post(`${first.url}/__control/user`, {}))
  const arrived = smtp.stall()
  await order(first, user.token, 'admin_plus-standard', 198_000)
  await arrived
  await first.stop('SIGKILL')

  const second = await startProcess(variables)
  await post(`${second.url}/__control/clock`, { advance_ms: 4 * 60_000 })
  await order(second, user.token, 'admin_plus-team', 398_000)
  expect(await mailsTo(user, 2)).toHaveLength(2)
  await second.stop()
  await database.drop()
  await rm(directory, { recursive: true, force: true })
})

const userOf = z.object({ mail: z.string(), token: z.string() })

async function post(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  return response.json()
}

/** What a reader of the HTML sees, without its tags. */
function textOfHtml(html: string): string {
  const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' }
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/&(?:lt|gt|amp);/g, (entity) => entities[entity] ?? entity)
}
