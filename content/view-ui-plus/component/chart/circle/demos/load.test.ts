import { expect, testDemo } from '#demo'

testDemo('what is not known is no zero, before, after a failure and where there is nothing', async ({ demo, t }) => {
  await expect(demo.locator('strong')).toHaveText(['—', '—', '—'])
  await demo.getByRole('button').click()
  await expect(demo.getByRole('status')).toHaveText(t('没有读到，请重试'))
  await expect(demo.locator('strong')).toHaveText(['—', '—', '—'])
  await demo.getByRole('button').click()
  await expect(demo.locator('strong')).toHaveText(['98%', '91%', '—'])
})
