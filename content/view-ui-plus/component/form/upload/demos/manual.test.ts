import { expect, testDemo } from '#demo'

const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) })

testDemo('one that failed stays and is tried again alone', async ({ demo, t, locale }) => {
  await demo.locator('input[type=file]').setInputFiles([file('a.txt'), file('b.txt')])
  await expect(demo.getByText(t('等待上传'))).toHaveCount(2)
  await demo.getByRole('button', { name: locale === 'zh-CN' ? '上传' : 'Upload', exact: true }).click()
  await expect(demo.getByText(t('没有成功'))).toBeVisible()
  await demo.getByRole('button', { name: locale === 'zh-CN' ? '重试 a.txt' : 'Retry a.txt' }).click()
  await expect(demo.getByRole('listitem').filter({ hasText: t('已上传') })).toHaveCount(2)
  await demo.getByRole('button', { name: locale === 'zh-CN' ? '移除 a.txt' : 'Remove a.txt' }).click()
  await expect(demo.getByRole('listitem')).toHaveCount(1)
})
