import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, testDemo } from '#demo'

const styles = readFileSync(createRequire(import.meta.url).resolve('view-ui-plus/dist/styles/viewuiplus.css'), 'utf8')
const compiled = (selector: string, property: string) =>
  new RegExp(String.raw`${selector}\{(?:[^}]*;)?${property}:(#\w+)`).exec(styles)?.[1] ?? `no ${property} of ${selector}`

testDemo('makes the shades that the library was compiled with', async ({ demo, t }) => {
  const codes = demo.locator('.shades code')
  await expect(codes).toHaveCount(10)
  await expect(codes.nth(2)).toHaveText(compiled(String.raw`\.ivu-typography mark`, 'background-color'))
  await demo.getByLabel(t('其他颜色')).fill('#ed4014')
  await expect(codes.nth(4)).toHaveText(compiled(String.raw`\.ivu-typography-danger:hover`, 'color'))
  await expect(codes.nth(6)).toHaveText(compiled(String.raw`\.ivu-typography-danger:focus`, 'color'))
})
