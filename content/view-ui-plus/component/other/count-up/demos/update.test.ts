import { expect, testDemo } from '#demo'

testDemo('goes on from the number it shows, and back', async ({ demo, t }) => {
  const number = demo.locator('.number')
  await expect(number).toHaveText('1,280')
  await demo.getByRole('button').first().click()
  await expect(number).toHaveText('1,317')
  await demo.getByRole('button').first().click()
  await demo.getByRole('button', { name: t('回到 1,280') }).click()
  await expect(number).toHaveText('1,280')
})
