import { expect, testDemo } from '#demo'

testDemo('gives what each format says', async ({ demo }) => {
  const results = ['12.3%', '1.2m', '1,235 k', '1.5 KB', '1.5 KiB', '1:02:05', '(860)', '007', '23rd']
  await expect(demo.locator('.ivu-numeral')).toHaveText(results)
})
