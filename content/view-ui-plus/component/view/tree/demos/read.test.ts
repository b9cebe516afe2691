import { expect, testDemo } from '#demo'

testDemo('what is checked, partly checked and selected is read', async ({ demo, t, locale }) => {
  const read = async (button: string) => {
    await demo.getByRole('button', { name: t(button) }).click()
    return demo.getByRole('status')
  }
  const partly = locale === 'zh-CN' ? '浙江（部分）' : 'Zhejiang (partial)'
  await expect(await read('读取勾选')).toHaveText(t('杭州'))
  await expect(await read('连同半选')).toHaveText(`${partly} ${t('杭州')}`)
  await expect(await read('读取选中')).toHaveText(t('宁波'))
  await demo.getByText(t('杭州')).click()
  await expect(await read('读取选中')).toHaveText(`${t('杭州')} ${t('宁波')}`)
})
