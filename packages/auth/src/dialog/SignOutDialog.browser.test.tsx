import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { password } from '../../test/fixtures/openTab.ts'
import { renderApp } from '../../test/fixtures/renderApp.tsx'
import { violations } from '@view-site/vitest-config/axe'

test('[AUTH-05] signing out asks for confirmation, says what is kept, and goes to the home page', async () => {
  const went: string[] = []
  const { session, answers } = await renderApp({ navigation: { href: (to) => to, go: (to) => went.push(to) } })
  await session.signIn({ mail: 'lin@example.com', password })
  await page.getByRole('button', { name: 'open sign-out' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog).toHaveAccessibleDescription('打开的标签页和界面设置会保留，下次登录后可继续使用。')
  expect(await violations()).toEqual([])
  await dialog.getByRole('button', { name: '取消' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect([answers, session.get().status]).toEqual([[false], 'signed-in'])

  await page.getByRole('button', { name: 'open sign-out' }).click()
  await dialog.getByRole('button', { name: '退出登录' }).click()
  await expect.element(page.getByText('已退出登录')).toBeVisible()
  expect([answers, session.get().status, went]).toEqual([[false, true], 'visitor', ['/']])
})

test('[AUTH-05] without confirmation one click signs out', async () => {
  const went: string[] = []
  const { session, answers } = await renderApp({ navigation: { href: (to) => to, go: (to) => went.push(to) } })
  await session.signIn({ mail: 'lin@example.com', password })
  await page.getByRole('button', { name: 'sign out at once' }).click()
  await expect.element(page.getByText('已退出登录')).toBeVisible()
  expect([answers, session.get().status, went]).toEqual([[true], 'visitor', ['/']])
})
