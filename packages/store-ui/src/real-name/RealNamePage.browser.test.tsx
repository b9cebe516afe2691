import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { violations } from '@view-site/vitest-config/axe'
import { openShop } from '../../test/openShop.ts'
import { renderPage } from '../../test/renderPage.tsx'
import { RealNamePage } from './RealNamePage.tsx'

const number = '11010519491231002X'
const customer = { user: { flags: { admin_plus: 1 } } } as const
const name = () => page.getByRole('textbox', { name: '姓名' })
const idNumber = () => page.getByRole('textbox', { name: '身份证号码' })
const send = () => page.getByRole('button', { name: '提交认证' })

test('[SALE-07] name and number are sent once, and shown masked from then on', async () => {
  const onSubmitted = vi.fn<() => void>()
  const { shop } = await renderPage(<RealNamePage onSubmitted={onSubmitted} />, { shop: await openShop(customer) })
  await name().fill('林夏')
  await idNumber().fill('110105 19491231 002x')
  await send().dblClick()
  await expect.element(page.getByRole('region', { name: '实名认证' })).toMatchTextContent(/审核中.*林\*.*1\*{16}X/)
  expect(shop.count('user/auth/submit')).toBe(1)
  expect(shop.sent('user/auth/submit')[0]).toMatchObject({ name: '林夏', id_number: number })
  expect(onSubmitted).toHaveBeenCalledOnce()
  await expect.element(idNumber()).not.toBeInTheDocument()
  expect(document.body.innerHTML).not.toContain(number)
})

test('[SALE-07] a wrong number is reported before anything is sent, and gets the focus', async () => {
  const { shop } = await renderPage(<RealNamePage />, { shop: await openShop(customer) })
  await name().fill('林夏')
  await idNumber().fill('110105194912310021')
  await send().click()
  await expect.element(page.getByText('号码不正确，请逐位核对')).toBeVisible()
  await expect.element(idNumber()).toHaveFocus()
  expect(shop.count('user/auth/submit')).toBe(0)
})

test('[SALE-07] what was sent back says why and can be sent again', async () => {
  const shop = await openShop(customer)
  await shop.call('user/auth/submit', { name: '林夏', id_number: number, request_id: crypto.randomUUID() })
  await shop.control.realName(shop.account.mail, 'rejected', '姓名与号码不一致')
  await renderPage(<RealNamePage />, { shop })
  await expect.element(page.getByText('原因：姓名与号码不一致')).toBeVisible()
  await expect.element(send()).toBeVisible()
})

test('[SALE-07] a lost reply keeps what was typed, and the second try is the same request', async () => {
  const shop = await openShop(customer)
  await renderPage(<RealNamePage />, { shop })
  await name().fill('林夏')
  await idNumber().fill(number)
  await shop.control.fault({ path: 'user/auth/submit', drop: true })
  await send().click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(idNumber()).toHaveValue(number)
  await shop.control.clearFaults()
  await send().click()
  await expect.element(page.getByRole('region', { name: '实名认证' })).toMatchTextContent(/审核中/)
  const ids = shop.sent('user/auth/submit').map(({ request_id }) => request_id)
  expect(new Set(ids).size).toBe(1)
})

test('[SALE-07] [ROUTE-04] a user without products sees a message', async () => {
  await renderPage(<RealNamePage />)
  await expect.element(page.getByText('实名认证只对已购产品的账号开放。')).toBeVisible()
})

test.each([
  ['zh-CN', 'light', 1440],
  ['en-US', 'dark', 390],
] as const)('[SALE-07] the page is accessible and fits: %s, %s, %i px', async (locale, theme, width) => {
  await renderPage(<RealNamePage />, { locale, theme, size: [width, 800], shop: await openShop(customer) })
  await expect.element(page.getByRole('textbox').first()).toBeVisible()
  expect(await violations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
