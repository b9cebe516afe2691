import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { Account, Control } from '@view-site/test-api/control'
import { expect } from '../fixtures.ts'

/** A release on the page of a product's releases. */
export function releaseOf(page: Page, version: string): Locator {
  return page.getByRole('region', { name: version })
}

/**
 * Downloads the file of a release with the code that is mailed to an account, and checks the file against the published checksum, also with
 * the page's own check.
 * @param name name of the file
 * @returns path of the downloaded file
 */
export async function downloadRelease(
  page: Page,
  release: Locator,
  name: string,
  control: Control,
  { mail }: Pick<Account, 'mail'>,
): Promise<string> {
  await release.getByRole('button', { name: `下载 ${name}` }).click()
  await expect(page.getByRole('img', { name: '图片验证码' })).toBeVisible()
  await page.getByRole('button', { name: '看不清？发到邮箱' }).click()
  await expect(page.getByText('已发到')).toBeVisible()
  await expect.poll(async () => (await control.message(mail))?.code).toBeTruthy()
  const saved = page.waitForEvent('download')
  await page.getByLabel('请输入邮件里的 6 位验证码').fill((await control.message(mail))?.code ?? '')
  await page.keyboard.press('Enter')
  const file = await saved
  expect(file.suggestedFilename()).toBe(name)
  const path = await file.path()
  const sha256 = createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
  await expect(release.locator('code').first()).toHaveText(sha256)
  await release.getByRole('button', { name: '校验文件' }).click()
  await release.locator('input[type=file]').setInputFiles(path)
  await expect(release.getByText(/^一致：/)).toBeVisible()
  return path
}
