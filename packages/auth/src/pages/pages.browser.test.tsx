import type { TestApi } from '@view-site/test-api'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openBrowser, openSignedIn, password } from '../../test/fixtures/openTab.ts'
import { renderApp } from '../../test/fixtures/renderApp.tsx'
import { violations } from '@view-site/vitest-config/axe'
import { CheckMailPage, PasswordPage, RecoverPage, ResetPage, VerifyPage } from '../pages.ts'

const heading = page.getByRole('heading')
const newPassword = page.getByLabelText('新密码', { exact: true })
const save = page.getByRole('button', { name: '保存新密码' })
const unverified = { mail: 'zhou@example.com', is_activity: 0 } as const

/** The token in the link of the latest mail to an account. */
async function mailedToken({ control }: TestApi, mail: string) {
  await expect.poll(() => control.message(mail)).toMatchObject({ kind: 'mail' })
  return (await control.message(mail))?.link?.split('/').at(-1) ?? ''
}

/** Opens a browser and requests a password reset; returns the mailed token. */
async function openBrowserWithReset(open: () => ReturnType<typeof openBrowser> = openBrowser) {
  const browser = await open()
  await browser.server.control.call('user/reset/sendmail', { mail: browser.lin.mail, vaptcha_token: 'bot' })
  return { browser, token: await mailedToken(browser.server, browser.lin.mail) }
}

/** Opens a browser with an unverified account signed in; returns the mailed token that verifies it. */
async function openUnverified() {
  const browser = await openSignedIn(unverified)
  await browser.server.control.call('user/resendmail', {}, browser.account)
  await browser.server.control.advance(60_000)
  return { browser, token: await mailedToken(browser.server, unverified.mail) }
}

/** Opens a browser and uses a verification link; returns its token. */
async function usedLink() {
  const { browser, token } = await openUnverified()
  await browser.server.control.call('user/verify', { verify_token: token })
  return { browser, token }
}

test('[AUTH-09] recover: sends the mail once, shows the address, and focuses the title', async () => {
  const { server } = await renderApp({ page: <RecoverPage /> })
  const answer = server.hold('user/reset/sendmail')
  await page.getByLabelText('邮箱').fill(' lin@example.com ')
  await userEvent.keyboard('{Enter}{Enter}')
  answer()
  await expect.element(heading).toHaveTextContent('请查收邮件')
  await expect.element(heading).toHaveFocus()
  await expect.element(page.getByText('lin@example.com')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /秒后可重新发送/ })).toBeDisabled()
  expect(server.sent('user/reset/sendmail')).toEqual([{ mail: 'lin@example.com', vaptcha_token: expect.any(String) }])
  await page.getByRole('button', { name: '换一个邮箱' }).click()
  await expect.element(page.getByLabelText('邮箱')).toHaveValue('lin@example.com')
})

test('[AUTH-09] recover: an invalid address is not sent, and a rate limit shows when to try again', async () => {
  const { server } = await renderApp({ page: <RecoverPage /> })
  await page.getByLabelText('邮箱').fill('lin@example')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('邮箱')).toHaveAccessibleDescription('请填写正确的邮箱')
  expect(server.requests).toEqual([])
  const { control } = server
  for (let mails = 0; mails < 3; mails += 1) await control.call('user/reset/sendmail', { mail: 'lin@example.com', vaptcha_token: 'bot' }) // oxlint-disable-line no-await-in-loop -- one mail after another
  await control.advance(30 * 60_000)
  await page.getByLabelText('邮箱').fill('lin@example.com')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert').first()).toHaveTextContent('尝试次数过多，请 30 分钟后再试')
})

test('[AUTH-09] reset: a new password is set, the session of the account ends without a warning, and sign-in is offered', async () => {
  const { browser, token } = await openBrowserWithReset(openSignedIn)
  const { session, server, types } = await renderApp({ page: <ResetPage token={token} />, browser })
  await newPassword.fill('short')
  await save.click()
  await expect.element(newPassword).toHaveAccessibleDescription('密码长度应为 8 至 128 个字符')
  await newPassword.fill('password1')
  await save.click()
  await expect.element(newPassword).toHaveAccessibleDescription('密码过于常见')
  await newPassword.fill(' quiet river stones ')
  await save.click()
  await expect.element(heading).toHaveTextContent('新密码已生效')
  expect(server.sent('user/reset/password').at(-1)).toEqual({
    reset_token: token,
    password: ' quiet river stones ',
    token: browser.lin.token,
  })
  expect(session.get().status).toBe('visitor')
  expect(types()).toEqual(['signed-in', 'signed-out'])
  await expect.element(page.getByText('登录信息错误')).not.toBeInTheDocument()
  await page.getByRole('button', { name: '登录' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test.each([
  ['is not valid', 0, '链接无效或已使用'],
  ['has expired', 11 * 60_000, '链接已过期'],
])('[AUTH-09] reset: a link that %s offers to send a new one', async (_, age, title) => {
  const { browser, token } = await openBrowserWithReset()
  await browser.server.control.advance(age)
  await renderApp({ page: <ResetPage token={age > 0 ? token : 'bad'} />, browser })
  await newPassword.fill('quiet river stones')
  await save.click()
  await expect.element(heading).toHaveTextContent(title)
  await expect.element(heading).toHaveFocus()
  await expect.element(page.getByRole('link', { name: '重新发送邮件' })).toHaveAttribute('href', '/recover')
})

test('[AUTH-09] reset: the form keeps its input while the server is down, and works afterwards', async () => {
  const { browser, token } = await openBrowserWithReset()
  const { server } = await renderApp({ page: <ResetPage token={token} />, browser })
  await server.control.fault({ path: 'user/reset/password', status: 500 })
  await newPassword.fill('quiet river stones')
  await save.click()
  await expect.element(page.getByRole('alert').first()).not.toBeEmptyDOMElement()
  await server.control.clearFaults()
  await save.click()
  await expect.element(heading).toHaveTextContent('新密码已生效')
})

test('[AUTH-09] verify: the link is used once when the page opens, and the user is loaded again', async () => {
  const { browser, token } = await openUnverified()
  const answer = browser.server.hold('user/verify')
  const { session, server } = await renderApp({ page: <VerifyPage token={token} />, browser })
  await expect.element(heading).toHaveTextContent('正在验证邮箱…')
  answer()
  await expect.element(heading).toHaveTextContent('邮箱验证好了')
  await expect.element(page.getByRole('link', { name: '查看价格' })).toHaveAttribute('href', '/price')
  expect(session.get().user?.is_activity).toBe(1)
  expect(server.sent('user/verify').length).toBe(1)
})

test('[SALE-01] verify and check-mail show a verified user the next step of the site', async () => {
  const next = <a href="/pay/1">继续付款</a>
  const { browser, token } = await openUnverified()
  await renderApp({ page: <VerifyPage token={token} next={next} />, browser })
  await expect.element(heading).toHaveTextContent('邮箱验证好了')
  await expect.element(page.getByRole('link', { name: '继续付款' })).toBeVisible()
  await renderApp({ page: <CheckMailPage next={next} />, browser })
  await expect.element(page.getByRole('link', { name: '继续付款' }).nth(1)).toBeVisible()
  expect(page.getByRole('link', { name: '查看价格' }).elements()).toEqual([])
})

test('[AUTH-09] verify: a link used again by a verified account is not an error', async () => {
  const { browser, token } = await usedLink()
  await renderApp({ page: <VerifyPage token={token} />, browser })
  await expect.element(heading).toHaveTextContent('这个邮箱已经验证过了')
})

test('[AUTH-09] verify: with a used link, a visitor is asked to sign in, and an unverified user can request a new mail', async () => {
  const { server } = await renderApp({ page: <VerifyPage token="old" />, browser: await openSignedIn(unverified) })
  await expect.element(heading).toHaveTextContent('链接无效或已使用')
  await page.getByRole('button', { name: '重新发送' }).click()
  await expect.element(page.getByRole('button', { name: /秒后可重新发送/ })).toBeDisabled()
  expect(server.sent('user/resendmail').length).toBe(1)
})

test('[AUTH-09] verify: with an expired link, an unverified user can request a new mail, whose link works', async () => {
  const { browser, token } = await openUnverified()
  const { control } = browser.server
  await control.advance(24 * 3_600_000)
  await renderApp({ page: <VerifyPage token={token} />, browser })
  await expect.element(heading).toHaveTextContent('链接已过期')
  await page.getByRole('button', { name: '重新发送' }).click()
  await expect.element(page.getByText('邮件已发送，请注意查收')).toBeVisible()
  await renderApp({ page: <VerifyPage token={await mailedToken(browser.server, unverified.mail)} />, browser })
  await expect.element(heading.last()).toHaveTextContent('邮箱验证好了')
})

test('[AUTH-09] verify: offers a retry while the server is down', async () => {
  const { browser: signedIn, token } = await openUnverified()
  const browser = { ...signedIn, appId: crypto.randomUUID() }
  await browser.server.control.fault({ path: 'user/verify', status: 500 })
  await renderApp({ page: <VerifyPage token={token} />, browser })
  await expect.element(heading).toHaveTextContent('没能完成验证')
  await browser.server.control.clearFaults()
  await page.getByRole('button', { name: '重试' }).click()
  await expect.element(heading).toHaveTextContent('邮箱验证好了')
  await expect.element(page.getByRole('button', { name: '登录' })).toBeVisible()
})

test('[AUTH-09] [SALE-01] verify: a link whose reply was lost is used up, and the page finds out that the address is verified', async () => {
  const { browser, token } = await openUnverified()
  browser.server.loseReply('user/verify')
  await renderApp({ page: <VerifyPage token={token} />, browser })
  await expect.element(heading).toHaveTextContent('没能完成验证')
  await page.getByRole('button', { name: '重试' }).click()
  await expect.element(heading).toHaveTextContent('这个邮箱已经验证过了')
})

test('[AUTH-09] [SALE-01] verify: on another device, a visitor finds out after a lost reply by signing in', async () => {
  const { browser: signedIn, token } = await openUnverified()
  const browser = { ...signedIn, appId: crypto.randomUUID() }
  browser.server.loseReply('user/verify')
  await renderApp({ page: <VerifyPage token={token} />, browser })
  await page.getByRole('button', { name: '重试' }).click()
  await expect.element(page.getByText(/邮箱多半已经验证好了，登录看看就知道/)).toBeVisible()
  await page.getByRole('button', { name: '登录' }).click()
  await page.getByLabelText('邮箱').fill(unverified.mail)
  await page.getByLabelText('密码', { exact: true }).fill(password)
  await userEvent.keyboard('{Enter}')
  await expect.element(heading.first()).toHaveTextContent('这个邮箱已经验证过了')
})

test('[AUTH-09] check-mail: shows the address, sends the mail again after a delay, and detects the verification', async () => {
  const { server } = await renderApp({ page: <CheckMailPage />, browser: await openSignedIn(unverified) })
  await expect.element(page.getByText('zho***@example.com')).toBeVisible()
  await page.getByRole('button', { name: '重新发送' }).click()
  await expect.element(page.getByText('邮件已发送，请注意查收')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /秒后可重新发送/ })).toBeDisabled()
  await page.getByRole('button', { name: '我已经验证了' }).click()
  await expect.element(page.getByText('还没有收到验证结果，请打开邮件里的链接')).toBeVisible()
  await server.control.call('user/verify', { verify_token: await mailedToken(server, unverified.mail) })
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(heading).toHaveTextContent('这个邮箱已经验证过了')
})

test('[AUTH-09] check-mail: a visitor has to sign in first', async () => {
  await renderApp({ page: <CheckMailPage /> })
  await page.getByRole('button', { name: '登录' }).click()
  await page.getByLabelText('邮箱').fill('lin@example.com')
  await page.getByLabelText('密码', { exact: true }).fill(password)
  await userEvent.keyboard('{Enter}')
  await expect.element(heading.first()).toHaveTextContent('这个邮箱已经验证过了')
})

test('[AUTH-09] password: a wrong current password is reported at its field; a correct one clears the form', async () => {
  const { server } = await renderApp({ page: <PasswordPage />, browser: await openSignedIn() })
  const current = page.getByLabelText('当前密码')
  await current.fill('wrong')
  await newPassword.fill('quiet river stones')
  await save.click()
  await expect.element(current).toHaveAccessibleDescription('当前密码不正确')
  await expect.element(current).toHaveFocus()
  await current.fill(password)
  await save.click()
  await expect.element(page.getByText('新密码已生效，其他设备已退出')).toBeVisible()
  await expect.element(current).toHaveValue('')
  expect(server.sent('user/password/change').at(-1)).toMatchObject({ old_password: password, password: 'quiet river stones' })
})

const contents = {
  recover: <RecoverPage />,
  reset: <ResetPage token="good" />,
  verify: <VerifyPage token="old" />,
  'check-mail': <CheckMailPage />,
  password: <PasswordPage />,
}

test.each(
  Object.entries(contents).flatMap(([name, content]) => [
    { name, content, locale: 'zh-CN' as const, theme: 'light' as const },
    { name, content, locale: 'en-US' as const, theme: 'dark' as const },
  ]),
)('[PLUS-05] axe finds no violations: $name, $locale, $theme', async ({ content, locale, theme }) => {
  await renderApp({ page: content, locale, theme })
  await expect.element(heading).toBeVisible()
  expect(await violations()).toEqual([])
})
