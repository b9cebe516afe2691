import { expect, testDemo } from '#demo'

testDemo('saves once, however often it is pressed meanwhile', async ({ demo, page, t, locale }) => {
  const saved = (count: number) => (locale === 'zh-CN' ? `已保存 ${count} 次` : `Times saved: ${count}`)
  await demo.getByRole('button', { name: t('保存') }).click()
  await expect(demo.getByRole('button', { name: t('正在保存') })).toHaveAttribute('aria-busy', 'true')
  for (let press = 0; press < 3; press++) await page.keyboard.press('Enter')
  await expect(demo.getByRole('status')).toHaveText(saved(1))
  await expect(demo.getByRole('button', { name: t('保存') })).toHaveAttribute('aria-busy', 'false')
  await expect(demo.getByRole('status')).toHaveText(saved(1))
})
