import { expect, testDemo } from '#demo'

testDemo('what is missing looks like zero or like the number before, unless it is caught', async ({ demo }) => {
  const [plain, caught] = [demo.locator('dd').first(), demo.locator('dd').last()]
  const pick = (name: string) => demo.getByLabel(name, { exact: true }).check()
  await expect(plain).toHaveText('1,280')
  await pick('undefined')
  await expect(plain).toHaveText('1,280')
  await expect(caught).toHaveText('—')
  await pick('null')
  await expect(plain).toHaveText('0')
  await expect(caught).toHaveText('—')
  await pick('0')
  await expect(caught).toHaveText('0')
})
