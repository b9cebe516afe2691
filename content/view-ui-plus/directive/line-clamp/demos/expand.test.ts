import { expect, testDemo } from '#demo'

testDemo('opens to the whole text, and closes to two lines', async ({ demo }) => {
  const text = demo.locator('#note p')
  const cut = () => text.evaluate((element) => element.scrollHeight > element.clientHeight)
  expect(await cut()).toBe(true)
  const button = demo.getByRole('button')
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(await cut()).toBe(false)
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(await cut()).toBe(true)
})
