import { expect, testDemo } from '#demo'

testDemo('one shows while hovered, the other while its input has the focus', async ({ demo, page, t }) => {
  const [person, hint] = [demo.locator('.ivu-poptip-popper').first(), demo.locator('.ivu-poptip-popper').last()]
  await demo.getByRole('button').hover()
  await expect(person).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(person).toBeHidden()
  const field = demo.getByLabel(t('发票号码'))
  await field.focus()
  await expect(hint).toBeVisible()
  await field.blur()
  await expect(hint).toBeHidden()
})
