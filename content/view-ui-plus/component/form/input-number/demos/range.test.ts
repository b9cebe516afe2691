import { expect, testDemo } from '#demo'

testDemo('steps stay within the limits and add up exactly', async ({ demo, t }) => {
  const minutes = demo.getByLabel(t('时长（15 到 120 分钟）'))
  for (let press = 0; press < 9; press += 1) await minutes.press('ArrowUp')
  await expect(minutes).toHaveValue('120')
  const zoom = demo.getByLabel(t('缩放（0.5 到 3 倍）'))
  for (let press = 0; press < 3; press += 1) await zoom.press('ArrowUp')
  await expect(zoom).toHaveValue('1.3')
})
