import { expect, testDemo } from '#demo'

testDemo('matches are open, and clearing restores what was open', async ({ demo, t }) => {
  const active = demo.locator('.ivu-collapse-item-active')
  await demo.getByRole('textbox').fill(t('积分会过期吗？').slice(0, 4))
  await expect(active).toHaveText([new RegExp(t('积分会过期吗？').slice(0, 4))])
  await demo.getByRole('textbox').fill('')
  await expect(active).toHaveText([new RegExp(t('会员卡丢了怎么办？').slice(0, 4))])
})
