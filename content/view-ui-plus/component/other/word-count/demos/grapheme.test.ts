import { expect, testDemo } from '#demo'

testDemo('an emoji is one character to people, and several units', async ({ demo, t }) => {
  await demo.getByLabel(t('祝福')).fill('ok 👩‍👩‍👧')
  await expect(demo.locator('.ivu-word-count')).toHaveText([/^11\s*\/\s*20$/, /^4\s*\/\s*20$/, /^1\s*\/\s*10$/])
})
