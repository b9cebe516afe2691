import * as errorCodes from '@view-site/contract/error-codes'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { lin, no } from '../../test/fixtures/accountServer.ts'
import { openBrowser } from '../../test/fixtures/openTab.ts'
import { renderApp } from '../../test/fixtures/renderApp.tsx'
import { violations } from '../../test/fixtures/violations.ts'
import { CheckMailPage, PasswordPage, RecoverPage, ResetPage, VerifyPage } from '../pages.ts'

const heading = page.getByRole('heading')
const newPassword = page.getByLabelText('新密码', { exact: true })
const save = page.getByRole('button', { name: '保存新密码' })
const unverified = { ...lin, is_activity: 0 as const }

/** A browser where `user` is signed in. */
function browserOf(user: typeof lin) {
  const browser = openBrowser()
  browser.server.accept('t9', user)
  browser.cookies.cookie = `view-site-${browser.appId}-token=t9`
  browser.cookies.cookie = `view-site-${browser.appId}-uuid=${user.uuid}`
  return browser
}

function dead() {
  return new Response('', { status: 500 })
}

test('[AUTH-09] recover: sends the mail once, says where to look, and the title is read', async () => {
  const { server } = await renderApp({ page: <RecoverPage /> })
  const answer = server.hold('/v1/user/reset/sendmail')
  await page.getByLabelText('邮箱').fill(' lin@example.com ')
  await userEvent.keyboard('{Enter}{Enter}')
  answer()
  await expect.element(heading).toHaveTextContent('请查收邮件')
  await expect.element(heading).toHaveFocus()
  await expect.element(page.getByText('lin@example.com')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /秒后可重新发送/ })).toBeDisabled()
  expect(server.sent('/v1/user/reset/sendmail')).toEqual([{ mail: 'lin@example.com', vaptcha_token: expect.any(String) }])
  await page.getByRole('button', { name: '换一个邮箱' }).click()
  await expect.element(page.getByLabelText('邮箱')).toHaveValue('lin@example.com')
})

test('[AUTH-09] recover: an invalid address is not sent, and a rate limit says when to try again', async () => {
  const { server } = await renderApp({ page: <RecoverPage /> })
  await page.getByLabelText('邮箱').fill('lin@example')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('邮箱')).toHaveAccessibleDescription('请填写正确的邮箱')
  expect(server.requests).toEqual([])
  server.override('/v1/user/reset/sendmail', () =>
    Response.json(no(errorCodes.tooOften, '操作频繁', { reason: 'too_often', retry_after: 1800 })),
  )
  await page.getByLabelText('邮箱').fill('lin@example.com')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert').first()).toHaveTextContent('尝试次数过多，请 30 分钟后再试')
})

test('[AUTH-09] reset: a new password is set, the session of the account ends without alarm, and sign-in is offered', async () => {
  const { session, server, types } = await renderApp({ page: <ResetPage token="good" />, browser: browserOf(lin) })
  await newPassword.fill('short')
  await save.click()
  await expect.element(newPassword).toHaveAccessibleDescription('密码长度应为 8 至 128 个字符')
  await newPassword.fill('password1')
  await save.click()
  await expect.element(newPassword).toHaveAccessibleDescription('密码过于常见')
  await newPassword.fill(' quiet river stones ')
  await save.click()
  await expect.element(heading).toHaveTextContent('新密码已生效')
  expect(server.sent('/v1/user/reset/password').at(-1)).toEqual({ reset_token: 'good', password: ' quiet river stones ', token: 't9' })
  expect(session.get().status).toBe('visitor')
  expect(types()).toEqual(['signed-in', 'signed-out'])
  await expect.element(page.getByText('登录信息错误')).not.toBeInTheDocument()
  await page.getByRole('button', { name: '登录' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test.each([
  [errorCodes.linkInvalid, '链接无效或已使用'],
  [errorCodes.linkExpired, '链接已过期'],
])('[AUTH-09] reset: a link that answers %i leads to a new one', async (code, title) => {
  const { server } = await renderApp({ page: <ResetPage token="bad" /> })
  server.override('/v1/user/reset/password', () => Response.json(no(code, 'x')))
  await newPassword.fill('quiet river stones')
  await save.click()
  await expect.element(heading).toHaveTextContent(title)
  await expect.element(heading).toHaveFocus()
  await expect.element(page.getByRole('link', { name: '重新发送邮件' })).toHaveAttribute('href', '/recover')
})

test('[AUTH-09] reset: while the server is down the form stays as it is, and works afterwards', async () => {
  const { server } = await renderApp({ page: <ResetPage token="good" /> })
  server.override('/v1/user/reset/password', dead)
  await newPassword.fill('quiet river stones')
  await save.click()
  await expect.element(page.getByRole('alert').first()).not.toBeEmptyDOMElement()
  server.override('/v1/user/reset/password')
  await save.click()
  await expect.element(heading).toHaveTextContent('新密码已生效')
})

test('[AUTH-09] verify: the link is used once as the page opens, and the account is looked at anew', async () => {
  const browser = browserOf(unverified)
  const answer = browser.server.hold('/v1/user/verify')
  const { session, server } = await renderApp({ page: <VerifyPage token="good" />, browser })
  await expect.element(heading).toHaveTextContent('正在验证邮箱…')
  server.accept('t9', lin)
  answer()
  await expect.element(heading).toHaveTextContent('邮箱验证好了')
  await expect.element(page.getByRole('link', { name: '去选购' })).toHaveAttribute('href', '/price')
  expect(session.get().user?.is_activity).toBe(1)
  expect(server.sent('/v1/user/verify').length).toBe(1)
})

test('[AUTH-09] verify: a link that was used by who is verified is no failure', async () => {
  await renderApp({ page: <VerifyPage token="old" />, browser: browserOf(lin) })
  await expect.element(heading).toHaveTextContent('这个邮箱已经验证过了')
})

test('[AUTH-09] verify: a visitor with a used link is led to sign-in, an unverified account to a new mail', async () => {
  const { server } = await renderApp({ page: <VerifyPage token="old" />, browser: browserOf(unverified) })
  await expect.element(heading).toHaveTextContent('链接无效或已使用')
  await page.getByRole('button', { name: '重新发送' }).click()
  await expect.element(page.getByRole('button', { name: /秒后可重新发送/ })).toBeDisabled()
  expect(server.sent('/v1/user/resendmail').length).toBe(1)
})

test('[AUTH-09] verify: a server that is down is asked again', async () => {
  const browser = openBrowser()
  browser.server.override('/v1/user/verify', dead)
  await renderApp({ page: <VerifyPage token="good" />, browser })
  await expect.element(heading).toHaveTextContent('没能完成验证')
  browser.server.override('/v1/user/verify')
  await page.getByRole('button', { name: '重试' }).click()
  await expect.element(heading).toHaveTextContent('邮箱验证好了')
  await expect.element(page.getByRole('button', { name: '登录' })).toBeVisible()
})

test('[AUTH-09] check-mail: says where the mail went, sends it again with a pause, and notices the verification', async () => {
  const { server } = await renderApp({ page: <CheckMailPage />, browser: browserOf(unverified) })
  await expect.element(page.getByText('l***@example.com')).toBeVisible()
  await page.getByRole('button', { name: '重新发送' }).click()
  await expect.element(page.getByText('邮件已发送，请注意查收')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /秒后可重新发送/ })).toBeDisabled()
  await page.getByRole('button', { name: '我已经验证了' }).click()
  await expect.element(page.getByText('还没有收到验证结果，请打开邮件里的链接')).toBeVisible()
  server.accept('t9', lin)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(heading).toHaveTextContent('这个邮箱已经验证过了')
})

test('[AUTH-09] check-mail: a visitor signs in first', async () => {
  await renderApp({ page: <CheckMailPage /> })
  await page.getByRole('button', { name: '登录' }).click()
  await page.getByLabelText('邮箱').fill('lin@example.com')
  await page.getByLabelText('密码', { exact: true }).fill('correct horse')
  await userEvent.keyboard('{Enter}')
  await expect.element(heading.first()).toHaveTextContent('这个邮箱已经验证过了')
})

test('[AUTH-09] password: a wrong current password is reported at its field; a correct one clears the form', async () => {
  const { server } = await renderApp({ page: <PasswordPage />, browser: browserOf(lin) })
  const current = page.getByLabelText('当前密码')
  await current.fill('wrong')
  await newPassword.fill('quiet river stones')
  await save.click()
  await expect.element(current).toHaveAccessibleDescription('当前密码不正确')
  await expect.element(current).toHaveFocus()
  await current.fill('correct horse')
  await save.click()
  await expect.element(page.getByText('新密码已生效，其他设备已退出')).toBeVisible()
  await expect.element(current).toHaveValue('')
  expect(server.sent('/v1/user/password/change').at(-1)).toMatchObject({ old_password: 'correct horse', password: 'quiet river stones' })
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
)('[PLUS-05] $name has no violation, $locale, $theme', async ({ content, locale, theme }) => {
  await renderApp({ page: content, locale, theme })
  await expect.element(heading).toBeVisible()
  expect(await violations()).toEqual([])
})
