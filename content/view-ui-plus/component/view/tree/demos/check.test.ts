import { expect, testDemo } from '#demo'

testDemo('a parent that is partly ticked is cleared first, and full after another click', async ({ demo, t }) => {
  const boxes = demo.getByRole('checkbox')
  const codes = demo.getByRole('status')
  await expect(boxes.nth(3)).toBeChecked()
  await boxes.first().click()
  await expect(codes).toHaveText('goods.view goods.publish')
  await boxes.first().click()
  await expect(codes).toHaveText('order.view order.refund goods.view goods.publish')
  await boxes.first().click()
  await boxes.nth(3).click()
  await expect(codes).toHaveText(t('没有任何权限'))
})
