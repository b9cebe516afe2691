import { expect, testDemo } from '#demo'

testDemo('colors follow the value', async ({ demo, t }) => {
  const text = demo.getByText(t('备份到今晚十点为止。'))
  await expect(text).toHaveCSS('color', 'rgb(122, 62, 0)')
  await expect(text).toHaveCSS('font-size', '18px')
  await demo.getByLabel(t('出错')).check()
  await expect(text).toHaveCSS('color', 'rgb(143, 29, 23)')
  await expect(text).toHaveCSS('background-color', 'rgb(253, 236, 234)')
})
