import { expect, testDemo } from '#demo'

testDemo('one of the three is pressed', async ({ demo, t }) => {
  const [today, week] = [demo.getByRole('button', { name: t('今天') }), demo.getByRole('button', { name: t('本周') })]
  await expect(week).toHaveAttribute('aria-pressed', 'true')
  await today.click()
  await expect(today).toHaveAttribute('aria-pressed', 'true')
  await expect(week).toHaveAttribute('aria-pressed', 'false')
})
