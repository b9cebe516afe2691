import { expect, testDemo } from '#demo'

testDemo('the last minute is told in words, and an extension takes it back', async ({ demo, t }) => {
  await expect(demo.getByRole('status')).toHaveText(t('还有一分钟'))
  await expect(demo.getByRole('timer')).toHaveText(/00:(60|59|5\d)/)
  await demo.getByRole('button').click()
  await expect(demo.getByRole('timer')).toHaveText(/0[45]:/)
  await expect(demo.getByRole('status')).toBeEmpty()
})
