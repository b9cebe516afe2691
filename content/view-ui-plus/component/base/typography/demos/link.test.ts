import { expect, testDemo } from '#demo'

testDemo('what cannot be opened yet is no link, and out of reach of the keyboard', async ({ demo, t }) => {
  const report = demo.getByRole('link', { name: t('下载一季度报告') })
  await expect(report).toHaveCount(0)
  await expect(demo.getByRole('link')).toHaveCount(2)
  await demo.getByRole('button', { name: t('生成报告') }).click()
  await expect(report).toHaveAttribute('href', '/report/2026-q1')
  await expect(demo.getByRole('link', { name: t('语义化版本（新窗口）') })).toHaveAttribute('target', '_blank')
})
