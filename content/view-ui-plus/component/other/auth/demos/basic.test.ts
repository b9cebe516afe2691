import { expect, testDemo } from '#demo'

testDemo('each user sees what they may do', async ({ demo, t }) => {
  const [edit, publish] = [demo.getByRole('button', { name: t('修改正文') }), demo.getByRole('button', { name: t('发布') })]
  await expect(edit).toBeVisible()
  await expect(publish).toHaveCount(0)
  await demo.getByLabel(t('管理员')).check()
  await expect(publish).toBeVisible()
  await demo.getByLabel(t('访客')).check()
  await expect(edit).toHaveCount(0)
  await expect(publish).toHaveCount(0)
  await expect(demo.getByText(t('登录之后才能修改。'))).toBeVisible()
})
