import { text } from 'node:stream/consumers'
import { expect, testDemo } from '#demo'

testDemo('the escaped file quotes every field and disarms formulas', async ({ demo, page, t }) => {
  const saved = page.waitForEvent('download')
  await demo.getByRole('button', { name: t('导出（转义后）') }).click()
  const lines = (await text(await (await saved).createReadStream())).split('\n')
  expect(lines[1]).toContain(`"${t('周以宁')}","13800000002","${t('常用地址在公司, 周末请勿配送')}"`)
  expect(lines[3]).toContain(`"'=1+1"`)
})
