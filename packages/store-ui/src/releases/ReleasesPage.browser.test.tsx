import * as errorCodes from '@view-site/contract/error-codes'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { violations } from '@view-site/vitest-config/axe'
import { fileContent, openLateReleases, openReleases } from '../../test/openReleases.ts'
import { captchaText } from '../../test/openShop.ts'
import { renderPage } from '../../test/renderPage.tsx'
import { ReleasesPage } from './ReleasesPage.tsx'

function watchSaving(): string[] {
  const saved: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  onTestFinished(() => click.mockRestore())
  return saved
}

const latest = () => page.getByRole('region', { name: /v3\.2\.0/ })

test('[SALE-05] the newest stable release is marked, its notes are open, and no script in them runs', async () => {
  await renderPage(<ReleasesPage name="admin-plus" />, { shop: await openReleases() })
  await expect.element(latest().getByText('最新')).toBeVisible()
  await expect.element(latest().getByText('一处改进')).toBeVisible()
  expect(latest().element().querySelectorAll('img, script, [href^="javascript"]')).toHaveLength(0)
  expect(globalThis).not.toHaveProperty('broken')
  await expect.element(page.getByRole('region', { name: /v3\.3\.0-beta\.1/ }).getByText('测试版')).toBeVisible()
})

test('[SALE-05] a file is downloaded after the captcha, by keyboard', async () => {
  const saved = watchSaving()
  await renderPage(<ReleasesPage name="admin-plus" />, { shop: await openReleases() })
  await page.getByRole('button', { name: '下载 admin-plus-3.2.0.zip' }).click()
  const field = page.getByLabelText('请输入图片里的 5 个字符')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('请填写验证码')).toBeVisible()
  await userEvent.keyboard('WRONG{Enter}')
  await expect.element(page.getByText('验证码不对，请再看一遍。')).toBeVisible()
  expect(await violations()).toEqual([])
  await field.fill(captchaText)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => saved).toEqual(['admin-plus-3.2.0.zip'])
  await expect.element(field).not.toBeInTheDocument()
})

test('[SALE-05] visitors who cannot read the picture get a code by mail', async () => {
  await renderPage(<ReleasesPage name="admin-plus" />, { shop: await openReleases() })
  await page.getByRole('button', { name: '下载 admin-plus-3.2.0.zip' }).click()
  await page.getByRole('button', { name: '看不清？发到邮箱' }).click()
  await expect.element(page.getByText('已发到 li***@example.com')).toBeVisible()
  await expect.element(page.getByLabelText('请输入邮件里的 6 位验证码')).toBeVisible()
  await expect.element(page.getByRole('img')).not.toBeInTheDocument()
})

test('[SALE-05] a downloaded file is checked in the browser: chosen or dropped, the same or another', async () => {
  await renderPage(<ReleasesPage name="admin-plus" />, { shop: await openReleases() })
  await latest().getByRole('button', { name: '校验文件' }).click()
  const input = latest().element().querySelector<HTMLInputElement>('input[type=file]')
  const choose = (text: string) => {
    const files = new DataTransfer()
    files.items.add(new File([text], 'admin-plus-3.2.0.zip'))
    if (input) input.files = files.files
    input?.dispatchEvent(new Event('change', { bubbles: true }))
  }
  choose(fileContent)
  await expect.element(page.getByText('一致：admin-plus-3.2.0.zip 就是发布的文件')).toBeVisible()
  choose('abd')
  await expect.element(page.getByText(/^不一致：admin-plus-3\.2\.0\.zip/)).toBeVisible()
  const dropped = new DataTransfer()
  dropped.items.add(new File([fileContent], 'dropped.zip'))
  input?.parentElement?.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }))
  await expect.element(page.getByText('一致：dropped.zip 就是发布的文件')).toBeVisible()
})

test('[SALE-05] a release after the end of the updates says why it is locked, and leads on', async () => {
  await renderPage(<ReleasesPage name="admin-plus" />, { shop: await openLateReleases() })
  const late = page.getByRole('region', { name: /v4\.0\.0/ })
  await expect.element(late.getByText(/更新期已经结束/)).toBeVisible()
  await expect.element(late.getByRole('link', { name: '去续期' })).toHaveAttribute('href', '/user/purchases')
  await expect.element(late.getByRole('button', { name: /下载/ })).not.toBeInTheDocument()
})

test('[SALE-05] an unknown product leads to the existing ones; a list that failed to load can be retried', async () => {
  const unknown = await renderPage(<ReleasesPage name="nothing" />)
  await expect.element(page.getByText('没有这个产品')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'iCRUD' })).toHaveAttribute('href', '/user/release/icrud')
  unknown.unmount()
  const shop = await openReleases()
  await shop.control.fault({ path: 'pro/release/list', code: errorCodes.maintenance })
  await renderPage(<ReleasesPage name="admin-plus" />, { shop })
  await expect.element(page.getByText('版本没能读取')).toBeVisible()
  await shop.control.clearFaults()
  await page.getByRole('button', { name: '重试' }).click()
  await expect.element(latest()).toBeVisible()
})

test.each([
  ['zh-CN', 'light', 1440],
  ['en-US', 'dark', 390],
  ['zh-CN', 'dark', 834],
] as const)('[SALE-05] the releases page is accessible and fits: %s, %s, %i px', async (locale, theme, width) => {
  await renderPage(<ReleasesPage name="admin-plus" />, { locale, theme, size: [width, 900], shop: await openReleases() })
  await expect.element(latest().getByText('一处改进')).toBeVisible()
  await latest().getByRole('button').last().click()
  await expect.element(page.getByRole('textbox')).toBeVisible()
  expect(await violations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
