import type { Page } from '@playwright/test'
import type { Control } from '@view-site/test-api/control'
import { expect } from '../fixtures.ts'

/** A new visitor's data. */
export interface SignUpData {
  mail: string
  phone: string
  password: string
}

/** Fills the open sign-in dialog's other side, with the code of the SMS, up to the box and the button that end it. */
export async function fillSignUp(page: Page, control: Control, { mail, phone, password }: SignUpData): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: '注册' }).click()
  const dialog = page.getByRole('dialog', { name: '注册' })
  await dialog.getByLabel('邮箱').fill(mail)
  await dialog.getByLabel('密码', { exact: true }).fill(password)
  await dialog.getByLabel('手机号码').fill(phone)
  await dialog.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('验证码已发送，请注意查收')).toBeVisible()
  await dialog.getByLabel('手机验证码').fill((await control.message(phone))?.code ?? 'no SMS')
}

/** Path of the link in the latest mail to a recipient; polls until the mail arrives. */
export async function mailedPath(control: Control, to: string, path: string): Promise<string> {
  let link: string | null | undefined
  await expect
    .poll(async () => {
      link = (await control.message(to))?.link
      return link
    })
    .toContain(path)
  return new URL(link ?? '').pathname
}
