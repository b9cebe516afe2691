import type { TestApi } from '@view-site/test-api'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp, type RenderAppOptions } from '../../test/fixtures/renderApp.tsx'

const dialog = page.getByRole('dialog')
const email = page.getByLabelText('Email')
const password = page.getByLabelText('Password', { exact: true })
const phone = page.getByLabelText('Mobile number')
const code = page.getByLabelText('Verification code')
const sendCode = page.getByRole('button', { name: 'Send code' })
const submit = dialog.getByRole('button', { name: 'Create account' })

async function openSignUp(options: RenderAppOptions = {}) {
  const app = await renderApp({ mailSignUp: true, locale: 'en-US', ...options })
  await page.getByRole('button', { name: 'open sign-up' }).click()
  await expect.element(dialog).toBeVisible()
  return app
}

/** The code of the latest mail to an address. */
async function mailedCode({ control }: TestApi, mail = 'new@example.com') {
  return (await control.message(mail))?.code ?? ''
}

test('[AUTH-02] an English visitor signs up with an email and a mailed code, by keyboard, without a phone number', async () => {
  const { answers, server, session } = await openSignUp()
  await expect.element(phone).not.toBeInTheDocument()
  await expect.element(email).toHaveFocus()
  await userEvent.keyboard('new@example.com{Tab}correct horse{Tab}{Tab}{Tab}{Enter}')
  await expect.element(code).toHaveFocus()
  await expect.element(page.getByText('Email sent. Check your inbox')).toBeVisible()
  await userEvent.keyboard(await mailedCode(server))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('checkbox')).toHaveFocus()
  await userEvent.keyboard(' {Enter}')
  await expect.element(page.getByText('Account created. You are signed in')).toBeVisible()
  expect(answers).toEqual([true])
  expect(session.get().user).toMatchObject({ phone_masked: '', is_activity: 1 })
})

test('[AUTH-08] the messages of the mailed code', async () => {
  const { server } = await openSignUp()
  await submit.click()
  await expect.element(code).toHaveAccessibleDescription('Enter the code from the email')
  await sendCode.click()
  await expect.element(email).toHaveFocus()
  await email.fill('new@example.com')
  await password.fill('correct horse')
  await sendCode.click()
  await expect.element(page.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled()
  await code.fill('12a')
  await expect.element(code).toHaveAccessibleDescription('Enter a valid code')
  const sent = await mailedCode(server)
  await code.fill(sent === '000000' ? '000001' : '000000')
  await page.getByRole('checkbox').click()
  await submit.click()
  // The text of the server, which this app's client does not translate.
  await expect.element(code).toHaveAccessibleDescription('验证码错误')
  await expect.element(code).toHaveFocus()
})

test('[AUTH-02] an address with an account gets no code, and the dialog looks the same', async () => {
  const { server } = await openSignUp()
  await email.fill('lin@example.com')
  await sendCode.click()
  await expect.element(page.getByText('Email sent. Check your inbox')).toBeVisible()
  await expect.element(code).toHaveFocus()
  expect(await server.control.message('lin@example.com')).toMatchObject({ code: null, link: expect.stringMatching(/\/recover$/) })
})

test('a visitor with a Chinese number switches to the text message and back; what was typed and the focus are kept', async () => {
  await openSignUp()
  await email.fill('new@example.com')
  await password.fill('correct horse')
  await page.getByRole('button', { name: 'Verify by text message' }).click()
  await expect.element(phone).toHaveFocus()
  await expect.element(email).toHaveValue('new@example.com')
  await submit.click()
  await expect.element(code).toHaveAccessibleDescription('Enter the code from the text message')
  await page.getByRole('button', { name: 'Verify by email' }).click()
  await expect.element(code).toHaveFocus()
  await expect.element(phone).not.toBeInTheDocument()
  await expect.element(password).toHaveValue('correct horse')
})

test('a Chinese visitor is asked for the phone number first, and may choose the mailed code', async () => {
  await openSignUp({ locale: 'zh-CN' })
  await expect.element(page.getByLabelText('手机号码')).toBeVisible()
  await page.getByRole('button', { name: '用邮箱验证码注册' }).click()
  await expect.element(page.getByLabelText('邮箱验证码')).toHaveFocus()
  await dialog.getByRole('button', { name: '注册', exact: true }).click()
  await expect.element(page.getByLabelText('邮箱验证码')).toHaveAccessibleDescription('请填写邮箱验证码')
})

test('where the site needs a phone number, the dialog offers nothing else', async () => {
  await openSignUp({ mailSignUp: false })
  await expect.element(phone).toBeVisible()
  await expect.element(page.getByText(/\+86/)).not.toBeInTheDocument()
})

test('[AUTH-02] a server that needs a phone number after all is reported in the form', async () => {
  const { server } = await openSignUp()
  await email.fill('new@example.com')
  await server.control.fault({ path: 'user/send_mail_code', code: 40401 })
  await sendCode.click()
  await expect.element(dialog.getByRole('alert').first()).not.toBeEmptyDOMElement()
})
