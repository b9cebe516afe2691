import { violations } from '@view-site/vitest-config/axe'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createFakeClock } from '../../test/fakeClock.ts'
import { openShop, type OpenShop } from '../../test/openShop.ts'
import { renderPage } from '../../test/renderPage.tsx'
import { AccountPage } from './AccountPage.tsx'

const password = 'view-ui-plus'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const secret = () => page.getByLabelText('当前密码')
const codeTo = async (shop: OpenShop, to: string) => (await shop.control.message(to))?.code ?? ''

async function renderAccount(options: Parameters<typeof renderPage>[1] = {}) {
  const [onChanged, onDeleted] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const rendered = await renderPage(<AccountPage onChanged={onChanged} onDeleted={onDeleted} />, options)
  return { ...rendered, onChanged, onDeleted }
}

test('the mail address changes with a code of each address, by keyboard', async () => {
  const { shop, onChanged } = await renderAccount()
  await expect.element(page.getByText('li***@example.com')).toBeVisible()
  button('修改邮箱').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field('新邮箱')).toHaveFocus()
  await userEvent.keyboard('xia@example.com{Tab}')
  await userEvent.keyboard(`${password}{Enter}`)
  await expect.element(field('新邮箱收到的验证码')).toHaveFocus()
  await userEvent.keyboard(`${await codeTo(shop, 'xia@example.com')}{Tab}`)
  await userEvent.keyboard(`${await codeTo(shop, 'lin@example.com')}{Enter}`)
  await expect.element(page.getByText('xi***@example.com')).toBeVisible()
  await expect.element(page.getByText('邮箱已修改')).toBeVisible()
  await expect.element(button('修改邮箱')).toHaveFocus()
  expect(onChanged).toHaveBeenCalledOnce()
})

test('a wrong code and a wrong password say so, and keep what was typed', async () => {
  const { shop } = await renderAccount({ shop: await openShop({ user: { phone: '13900000001' } }) })
  await button('修改手机号').click()
  await field('新手机号').fill('13812345678')
  await secret().fill('not this one')
  await button('发送验证码').click()
  await expect.element(page.getByText('密码不正确')).toBeVisible()
  await expect.element(field('新手机号')).toHaveValue('13812345678')
  await secret().fill(password)
  await button('发送验证码').click()
  await field('新手机号收到的验证码').fill('000000')
  await field('当前手机号收到的验证码').fill('000000')
  await button('确认修改').click()
  await expect.element(page.getByText('验证码不正确，请逐位核对')).toBeVisible()
  await field('当前手机号收到的验证码').fill(await codeTo(shop, '13900000001'))
  await field('新手机号收到的验证码').fill(await codeTo(shop, '13812345678'))
  await button('确认修改').click()
  await expect.element(page.getByText('138****5678')).toBeVisible()
})

test('an account without a phone number adds one, with a code to it alone, by keyboard', async () => {
  const { shop, onChanged } = await renderAccount()
  await expect.element(page.getByText('未填写')).toBeVisible()
  button('添加手机号').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field('手机号')).toHaveFocus()
  await userEvent.keyboard('13812345678{Tab}')
  await userEvent.keyboard(`${password}{Enter}`)
  await expect.element(field('手机收到的验证码')).toHaveFocus()
  await expect.element(page.getByText('验证码已发送到这个手机号', { exact: false })).toBeVisible()
  await expect.element(field('当前手机号收到的验证码')).not.toBeInTheDocument()
  expect(await violations()).toEqual([])
  await userEvent.keyboard(`${await codeTo(shop, '13812345678')}{Enter}`)
  await expect.element(page.getByText('138****5678')).toBeVisible()
  await expect.element(page.getByText('手机号已添加')).toBeVisible()
  await expect.element(button('修改手机号')).toHaveFocus()
  expect(onChanged).toHaveBeenCalledOnce()
})

test('a number that another tab has added in the meantime has to be proved too', async () => {
  const clock = createFakeClock()
  const shop = await openShop({ clock })
  await renderAccount({ clock, shop, locale: 'en-US' })
  await button('Add a phone number').click()
  await field('Phone number').fill('13812345678')
  await page.getByLabelText('Current password').fill(password)
  await shop.call('user/contact/send_code', { phone_number: '13900000009', password })
  await shop.call('user/contact/change', { phone_number: '13900000009', captcha: await codeTo(shop, '13900000009') })
  await clock.advance(61_000)
  await button('Send code').click()
  await expect.element(field('Code sent to the new number')).toBeVisible()
  await expect.element(field('Code sent to the current number')).toBeVisible()
})

test('incomplete values are reported before anything is sent', async () => {
  const { shop } = await renderAccount()
  await button('修改邮箱').click()
  await field('新邮箱').fill('xia@')
  await button('发送验证码').click()
  await expect.element(page.getByText('请填写正确的邮箱')).toBeVisible()
  await expect.element(field('新邮箱')).toHaveFocus()
  expect(shop.count('user/contact/send_code')).toBe(0)
})

test('another device is signed out, and the list says so', async () => {
  const shop = await openShop()
  await shop.call('user/signin', { mail: 'lin@example.com', password })
  await renderAccount({ shop })
  const devices = page.getByRole('region', { name: '登录的设备' })
  await expect.element(devices.getByText('当前设备')).toBeVisible()
  await devices.getByRole('button', { name: /^退出/ }).click()
  await expect.element(page.getByText('已退出')).toBeVisible()
  await expect.element(devices.getByRole('listitem')).toHaveLength(1)
})

test('a deletion asks for password and consent, and then ends', async () => {
  const { shop, onDeleted } = await renderAccount()
  await button('注销账号').click()
  await secret().fill(password)
  await button('确认注销').click()
  await expect.element(page.getByText('请先勾选')).toBeVisible()
  expect(shop.count('user/delete')).toBe(0)
  await page.getByRole('checkbox').click()
  await button('确认注销').dblClick()
  await expect.element(page.getByText('账号已注销')).toBeVisible()
  expect(shop.count('user/delete')).toBe(1)
  expect(onDeleted).toHaveBeenCalledOnce()
})

test('an unpaid order is named before the account can be deleted', async () => {
  const shop = await openShop()
  const { order_no } = await shop.order()
  await renderAccount({ shop })
  await button('注销账号').click()
  await secret().fill(password)
  await page.getByRole('checkbox').click()
  await button('确认注销').click()
  await expect.element(page.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', `/pay/${order_no}`)
})

test('the data are saved as a file, after the password', async () => {
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await renderAccount()
  await button('下载个人数据').click()
  await secret().fill(password)
  await button('下载').click()
  await expect.element(page.getByText('已开始下载')).toBeVisible()
  expect(save.mock.contexts).toMatchObject([{ download: expect.stringMatching(/^account-\d{4}-\d\d-\d\d\.json$/) }])
  save.mockRestore()
})

// A phone of 390 px, without the margins that the site's layout adds.
test.each(['zh-CN', 'en-US'] as const)('on a phone each button is next to what it changes: %s', async (locale) => {
  await renderAccount({ locale, size: [358, 900] })
  for (const name of [/修改邮箱|Change email/, /添加手机号|Add a phone/]) {
    await expect.element(page.getByRole('button', { name })).toBeVisible()
    const button = page.getByRole('button', { name }).element()
    const facts = button.previousElementSibling?.getBoundingClientRect()
    expect(button.getBoundingClientRect().top).toBeLessThan(facts?.bottom ?? 0)
  }
})

test.each([
  ['zh-CN', 'light', 1440],
  ['en-US', 'dark', 390],
  ['en-US', 'light', 834],
] as const)('the page is accessible and fits: %s, %s, %i px', async (locale, theme, width) => {
  await renderAccount({ locale, theme, size: [width, 900] })
  for (const name of [/修改邮箱|Change email/, /注销账号|Delete account/]) await page.getByRole('button', { name }).click()
  await expect.element(page.getByRole('checkbox')).toBeVisible()
  expect(await violations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
