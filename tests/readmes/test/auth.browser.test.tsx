import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { startExample } from './startExample.ts'

test('[PLUS-09] the first example of auth opens the sign-in dialog', async () => {
  await startExample('auth')
  await page.getByRole('button', { name: '登录' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.element(page.getByLabelText('密码', { exact: true })).toBeVisible()
})
