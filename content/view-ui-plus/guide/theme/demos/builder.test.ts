import { text } from 'node:stream/consumers'
import { expect, testDemo } from '#demo'

testDemo('a color and a radius reach the components, and the file that is downloaded', async ({ demo, page, t }) => {
  const button = demo.getByRole('button', { name: t('保存') })
  await demo.getByLabel(t('主色')).fill('#7a1fa2')
  await demo.getByRole('slider').fill('8')
  await expect(button).toHaveCSS('background-color', 'rgb(122, 31, 162)')
  await expect(button).toHaveCSS('border-radius', '8px')

  const saved = page.waitForEvent('download')
  await demo.getByRole('button', { name: t('下载 theme.css') }).click()
  const file = await text(await (await saved).createReadStream())
  expect(file).toMatch(/\.ivu-btn-primary \{ .*rgb\(122, 31, 162\)/)
  expect(file).not.toContain('rgb(45, 140, 240)')

  await demo.getByRole('button', { name: t('恢复默认') }).click()
  await expect(button).toHaveCSS('background-color', 'rgb(45, 140, 240)')
  await expect(demo.getByRole('status')).toContainText('3.4')
})
