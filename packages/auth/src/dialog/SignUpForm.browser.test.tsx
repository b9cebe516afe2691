import * as errorCodes from '@view-site/contract/error-codes'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { TestApi } from '@view-site/test-api'
import { renderApp, type RenderAppOptions } from '../../test/fixtures/renderApp.tsx'

const dialog = page.getByRole('dialog')
const mail = page.getByLabelText('邮箱')
const password = page.getByLabelText('密码', { exact: true })
const phone = page.getByLabelText('手机号码')
const captcha = page.getByLabelText('手机验证码')
const privacy = page.getByRole('checkbox')
const sendCode = page.getByRole('button', { name: '获取验证码' })
const submit = dialog.getByRole('button', { name: '注册' })

async function openSignUp(options?: RenderAppOptions) {
  const app = await renderApp(options)
  await page.getByRole('button', { name: 'open sign-up' }).click()
  await expect.element(dialog).toBeVisible()
  return app
}

async function fillIn() {
  await mail.fill('new@example.com')
  await password.fill('correct horse')
  await phone.fill('13800000000')
  await captcha.fill('123456')
}

/** The code of the text message to the test's phone number. */
async function codeInMessage({ control }: TestApi) {
  return (await control.message('13800000000'))?.code ?? ''
}

test('[AUTH-02] signs up by keyboard: code, fields and checkbox', async () => {
  const { answers, server } = await openSignUp()
  await expect.element(mail).toHaveFocus()
  await userEvent.keyboard('new@example.com{Tab}correct horse{Tab}{Tab}13800000000{Tab}{Tab}{Enter}')
  await expect.element(captcha).toHaveFocus()
  await expect.element(page.getByText('验证码已发送，请注意查收')).toBeVisible()
  const code = await codeInMessage(server)
  await userEvent.keyboard(code)
  await userEvent.keyboard('{Enter}')
  await expect.element(privacy).toHaveFocus()
  await userEvent.keyboard(' {Enter}')
  await expect.element(page.getByText('注册成功，已为您登录')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(answers).toEqual([true])
  expect(server.sent('user/signup')[0]).toMatchObject({ mail: 'new@example.com', phone_number: '13800000000', phone_captcha: code })
})

test('[AUTH-02] without the privacy checkbox nothing is sent, and a message explains why', async () => {
  const { server, messages } = await openSignUp()
  await fillIn()
  await submit.click()
  await expect.element(page.getByText('请阅读并勾选下方协议')).toBeVisible()
  await expect.element(privacy).toHaveFocus()
  expect(messages.entries()).toMatchObject([{ kind: 'message', type: 'info', text: '请阅读并勾选下方协议' }])
  expect(server.requests).toEqual([])
})

test('[AUTH-08] the messages of every field, in Chinese', async () => {
  await openSignUp()
  await submit.click()
  await expect.element(mail).toHaveAccessibleDescription('请填写邮箱')
  await expect.element(password).toHaveAccessibleDescription('请填写密码')
  await expect.element(phone).toHaveAccessibleDescription('请输入手机号码')
  await expect.element(captcha).toHaveAccessibleDescription('请填写手机验证码')
  await phone.fill('1380000')
  await expect.element(phone).toHaveAccessibleDescription('请输入正确的手机号码')
  await phone.fill('1380000000a')
  await expect.element(phone).toHaveAccessibleDescription('请输入正确的手机号码')
  await password.fill('short')
  await expect.element(password).toHaveAccessibleDescription('密码长度应为 8 至 128 个字符')
})

test('[AUTH-08] the messages of every field, in English', async () => {
  await openSignUp({ locale: 'en-US' })
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect.element(page.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email')
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveAccessibleDescription('Enter your password')
  await expect.element(page.getByLabelText('Mobile number')).toHaveAccessibleDescription('Enter your mobile number')
  await expect.element(page.getByLabelText('Verification code')).toHaveAccessibleDescription('Enter the code from the text message')
})

test('[AUTH-03] a code is only sent to a valid number, followed by a countdown', async () => {
  const { server } = await openSignUp()
  await submit.click()
  await expect.element(mail).toHaveFocus()
  await sendCode.click()
  await expect.element(phone).toHaveAccessibleDescription('请输入手机号码')
  await expect.element(phone).toHaveFocus()
  await phone.fill('13800000000')
  await sendCode.click()
  await expect.element(page.getByRole('button', { name: /^\d+ 秒后重新获取$/ })).toBeDisabled()
  expect(server.sent('user/send_phone_code')).toMatchObject([{ phone_number: '13800000000' }])
})

test('[AUTH-03] the countdown continues when the dialog is opened again', async () => {
  await openSignUp()
  await phone.fill('13800000000')
  await sendCode.click()
  await expect.element(captcha).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'open sign-up' }).click()
  await expect.element(page.getByRole('button', { name: /秒后重新获取/ })).toBeDisabled()
})

test('a rejected code and a taken mail address are reported at their fields', async () => {
  const { server } = await openSignUp()
  await fillIn()
  await sendCode.click()
  await expect.element(page.getByText('验证码已发送，请注意查收')).toBeVisible()
  const code = await codeInMessage(server)
  await captcha.fill(code === '000000' ? '000001' : '000000')
  await privacy.click()
  await submit.click()
  await expect.element(captcha).toHaveAccessibleDescription('验证码错误')
  await expect.element(captcha).toHaveFocus()
  await captcha.fill(code)
  await mail.fill('lin@example.com')
  await submit.click()
  await expect.element(mail).toHaveAccessibleDescription('邮箱已注册')
  // The form itself never sends a number that the server rejects.
  const rejected = { code: errorCodes.invalid, msg: '参数错误', data: { reason: 'invalid', fields: { phone_number: 'pattern' } } }
  await server.control.fault({ path: 'user/signup', status: 400, body: JSON.stringify(rejected) })
  await mail.fill('new@example.com')
  await submit.click()
  await expect.element(phone).toHaveAccessibleDescription('请输入正确的手机号码')
})

test('switching between the forms keeps the typed mail address and the focus', async () => {
  await openSignUp()
  await mail.fill('lin@example.com')
  await dialog.getByRole('button', { name: '登录' }).click()
  await expect.element(dialog.getByRole('heading')).toHaveTextContent('登录')
  await expect.element(mail).toHaveValue('lin@example.com')
  await expect.element(mail).toHaveFocus()
  await expect.element(captcha).not.toBeInTheDocument()
})

/** Fills in the form with the code of a text message, and accepts the privacy policy. */
async function fillInWithCode(server: TestApi) {
  await fillIn()
  await sendCode.click()
  await expect.element(page.getByText('验证码已发送，请注意查收')).toBeVisible()
  await captcha.fill(await codeInMessage(server))
  await privacy.click()
}

test('[AUTH-02] [SALE-01] a failing API keeps what was typed, and the second try signs up', async () => {
  const { server, answers } = await openSignUp()
  await fillInWithCode(server)
  await server.control.fault({ path: 'user/signup', status: 500 })
  await submit.click()
  await expect.element(dialog.getByRole('alert').first()).not.toBeEmptyDOMElement()
  await expect.element(mail).toHaveValue('new@example.com')
  await server.control.clearFaults()
  await submit.click()
  await expect.element(page.getByText('注册成功，已为您登录')).toBeVisible()
  await expect.poll(() => answers).toEqual([true])
})

test('[AUTH-02] [SALE-01] a sign-up whose reply is lost has created the account; trying again with the same password signs in to it', async () => {
  const { server, answers, session } = await openSignUp()
  await fillInWithCode(server)
  server.loseReply('user/signup')
  await submit.click()
  await expect.element(dialog.getByRole('alert').first()).toMatchTextContent(/超时/)
  await password.fill('another battery')
  await submit.click()
  await expect.element(captcha).toHaveAccessibleDescription('验证码错误')
  expect(server.sent('user/signin')).toEqual([])
  await password.fill('correct horse')
  await submit.click()
  await expect.element(page.getByText('注册成功，已为您登录')).toBeVisible()
  expect(answers).toEqual([true])
  expect(session.get().user?.phone_masked).toBe('138****0000')
})
