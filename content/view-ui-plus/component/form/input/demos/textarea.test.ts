import { expect, testDemo } from '#demo'

testDemo('grows with the text up to five rows, and counts what is typed', async ({ demo, t }) => {
  const reason = demo.getByLabel(t('退货原因'))
  const height = () => reason.evaluate((element) => element.getBoundingClientRect().height)
  const two = await height()
  await reason.fill('1\n2\n3\n4')
  await expect.poll(height).toBeGreaterThan(two)
  const four = await height()
  await reason.fill('\n'.repeat(20))
  await expect.poll(height).toBeGreaterThan(four)
  expect(await height()).toBeLessThan(two * 3)

  const note = demo.getByLabel(t('给客服的备注'))
  await note.pressSequentially('🙂ab')
  await expect(demo.getByText('4/100')).toBeVisible()
})
