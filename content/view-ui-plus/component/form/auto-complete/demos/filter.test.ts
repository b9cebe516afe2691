import { expect, testDemo } from '#demo'

testDemo('keeps what contains the text', async ({ demo, t }) => {
  await demo.getByLabel(t('今天的水果')).pressSequentially(t('葡萄'))
  await expect(demo.locator('.ivu-select-item:visible')).toHaveText([t('葡萄'), t('葡萄柚')])
})
