import { expect, testDemo } from '#demo'

testDemo('a click anywhere opens the room, but the heart only saves it', async ({ demo, t }) => {
  const card = demo.locator('.ivu-card').last()
  await card.getByRole('button').click()
  await expect(demo.getByRole('status')).toContainText(t('临街小院'))
  await expect(card.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
  const saved = await demo.getByRole('status').textContent()
  await card.click({ position: { x: 8, y: 8 } })
  await expect(demo.getByRole('status')).not.toHaveText(saved ?? '')
})
