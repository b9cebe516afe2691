import { expect, testDemo } from '#demo'

testDemo('is searched by name and by code, and says when nothing is found', async ({ demo, page, t }) => {
  const input = demo.getByRole('textbox')
  const shown = demo.locator('.ivu-select-item:visible')
  await input.click()
  await input.fill('ctu')
  await expect(shown).toHaveText([`${t('成都双流')} CTU`])
  await input.fill('xyz')
  await expect(shown).toHaveCount(0)
  await expect(demo.getByText(t('没有这个机场'))).toBeVisible()
  await input.fill('ctu')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(input).toHaveValue(`${t('成都双流')} CTU`)
})
