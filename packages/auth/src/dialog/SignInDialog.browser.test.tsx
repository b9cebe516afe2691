import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openBrowser, password as rightPassword } from '../../test/fixtures/openTab.ts'
import { renderApp } from '../../test/fixtures/renderApp.tsx'
import { violations } from '@view-site/vitest-config/axe'

const dialog = page.getByRole('dialog')
const mail = page.getByLabelText('邮箱')
const password = page.getByLabelText('密码', { exact: true })
const submit = dialog.getByRole('button', { name: '登录', exact: true })

async function openSignIn() {
  await page.getByRole('button', { name: 'open sign-in' }).click()
  await expect.element(mail).toHaveFocus()
}

test('[AUTH-01] signing in by keyboard closes the dialog, shows a message and restores the focus', async () => {
  const { answers, session, lin } = await renderApp()
  await expect.element(page.getByRole('heading')).toHaveTextContent('visitor')
  page.getByRole('button', { name: 'open sign-in' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(mail).toHaveFocus()
  await userEvent.keyboard(`lin@example.com{Tab}${rightPassword}{Enter}`)
  await expect.element(page.getByText('登录成功')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'open sign-in' })).toHaveFocus()
  await expect.element(page.getByRole('heading')).toHaveTextContent(lin.info.name)
  expect([answers, session.get().status]).toEqual([[true], 'signed-in'])
})

test('[AUTH-01] the dialog shows the purpose of the sign-in in both forms', async () => {
  await renderApp({ purpose: '登录后购买企业版' })
  await openSignIn()
  await expect.element(dialog).toHaveAccessibleDescription('登录后购买企业版')
  await dialog.getByRole('button', { name: '注册' }).click()
  await expect.element(dialog).toHaveAccessibleDescription('登录后购买企业版')
})

test('[AUTH-01] a double submit sends one request, and the form is empty when opened again', async () => {
  const { server, session } = await renderApp()
  const answer = server.hold('user/signin')
  await openSignIn()
  await userEvent.keyboard(`lin@example.com{Tab}${rightPassword}{Enter}{Enter}`)
  await submit.click({ force: true })
  await expect.element(submit).toHaveAttribute('aria-busy', 'true')
  answer()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.sent('user/signin').length).toBe(1)
  await session.signOut()
  await openSignIn()
  await expect.element(mail).toHaveValue('')
})

test('[AUTH-08] missing and invalid values are reported at their fields, and the first one is focused', async () => {
  const { server } = await renderApp()
  await openSignIn()
  await password.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(mail).toHaveAccessibleDescription('请填写邮箱')
  await expect.element(password).toHaveAccessibleDescription('请填写密码')
  await expect.element(mail).toHaveFocus()
  await userEvent.keyboard('lin@example')
  await expect.element(mail).toHaveAccessibleDescription('请填写正确的邮箱')
  await userEvent.keyboard('.com')
  await expect.element(mail).not.toHaveAttribute('aria-invalid')
  expect(server.requests).toEqual([])
})

test('a wrong password is reported at its field, and the next attempt clears it', async () => {
  const { answers } = await renderApp()
  await openSignIn()
  await userEvent.keyboard('lin@example.com{Tab}wrong{Enter}')
  await expect.element(password).toHaveAccessibleDescription('账号或密码错误')
  await expect.element(password).toHaveFocus()
  await password.fill(rightPassword)
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(answers).toEqual([true])
})

test('a failure that concerns no field is shown for the form', async () => {
  const { server } = await renderApp()
  await server.control.fault({ path: 'user/signin', status: 503 })
  await openSignIn()
  await userEvent.keyboard(`lin@example.com{Tab}${rightPassword}{Enter}`)
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('服务不可用')
  await expect.element(submit).not.toHaveAttribute('aria-busy')
})

test('Escape and the close button cancel', async () => {
  const { answers } = await renderApp()
  await openSignIn()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await openSignIn()
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(answers).toEqual([false, false])
})

test('a sign-in in another tab completes the dialog', async () => {
  const browser = await openBrowser()
  const { answers } = await renderApp({ browser })
  const other = await renderApp({ browser })
  await page.getByRole('button', { name: 'open sign-in' }).first().click()
  await expect.element(mail).toBeVisible()
  await other.session.signIn({ mail: 'lin@example.com', password: rightPassword })
  await expect.element(dialog).not.toBeInTheDocument()
  expect(answers).toEqual([true])
})

test('password managers recognise the fields, and the password can be revealed', async () => {
  await renderApp()
  await openSignIn()
  await expect.element(mail).toHaveAttribute('autocomplete', 'username')
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password')
  await password.fill(rightPassword)
  await page.getByRole('button', { name: '显示密码' }).click()
  await expect.element(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: '隐藏密码' }).click()
  await expect.element(password).toHaveAttribute('type', 'password')
})

test('[AUTH-08] can be configured to sign in by user name', async () => {
  const { server } = await renderApp({ signInWith: 'username' })
  await page.getByRole('button', { name: 'open sign-in' }).click()
  const username = page.getByLabelText('用户名')
  await expect.element(username).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(username).toHaveAccessibleDescription('请填写用户名')
  await userEvent.keyboard(`demo{Tab}${rightPassword}{Enter}`)
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.sent('user/signin')[0]).toMatchObject({ username: 'demo' })
})

test('links are localised, and use the app’s router if there is one', async () => {
  const went: string[] = []
  await renderApp({ locale: 'en-US' })
  await page.getByRole('button', { name: 'open sign-in' }).click()
  const forgot = page.getByRole('link', { name: 'Forgot password?' })
  await expect.element(forgot).toHaveAttribute('href', '/en-US/recover')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()

  await renderApp({ navigation: { href: (to) => `/base${to}`, go: (to) => went.push(to) } })
  await page.getByRole('button', { name: 'open sign-in' }).last().click()
  const recover = page.getByRole('link', { name: '忘记密码' })
  await expect.element(recover).toHaveAttribute('href', '/base/recover')
  await recover.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(went).toEqual(['/recover'])
})

test('with blocked cookies a notice explains how long the sign-in lasts', async () => {
  const browser = await openBrowser()
  browser.cookies.blocked = true
  await renderApp({ browser })
  await openSignIn()
  await userEvent.keyboard(`lin@example.com{Tab}${rightPassword}{Enter}`)
  await expect.element(page.getByText('浏览器阻止了 Cookie')).toBeVisible()
})

test('[AUTH-06] a rejected saved session shows a persistent notice', async () => {
  const browser = await openBrowser()
  browser.cookies.cookie = `view-site-${browser.appId}-token=old`
  const { session } = await renderApp({ browser })
  await expect.element(page.getByText('登录信息错误')).toBeVisible()
  await expect.element(page.getByText('登录状态错误，请重新登录。')).toBeVisible()
  expect(session.get().status).toBe('visitor')
})

test.each([
  ['zh-CN', 'light'],
  ['zh-CN', 'dark'],
  ['en-US', 'light'],
  ['en-US', 'dark'],
] as const)('axe finds no violations in either form, with and without errors: %s %s', async (locale, theme) => {
  await renderApp({ locale, theme })
  expect(await violations()).toEqual([])
  for (const mode of ['sign-in', 'sign-up']) {
    // oxlint-disable no-await-in-loop -- one dialog after another
    await page.getByRole('button', { name: `open ${mode}` }).click()
    await expect.element(dialog).toBeVisible()
    expect(await violations()).toEqual([])
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true')
    expect(await violations()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    // oxlint-enable no-await-in-loop
  }
})
