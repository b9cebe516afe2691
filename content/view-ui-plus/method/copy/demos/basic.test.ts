import { expect, testDemo } from '#demo'

testDemo('what was copied can be pasted', async ({ demo, page, t }) => {
  await demo.getByRole('button', { name: t('复制') }).click()
  await expect(page.getByText(t('单号已复制'))).toBeVisible()
  const field = demo.getByLabel(t('粘贴到这里看看'))
  await field.focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(field).toHaveValue('SF-2026-0305-1024')
})
