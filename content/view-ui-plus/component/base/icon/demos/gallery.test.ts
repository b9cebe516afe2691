import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, testDemo } from '#demo'

const styles = readFileSync(createRequire(import.meta.url).resolve('view-ui-plus/dist/styles/viewuiplus.css'), 'utf8')
const icons = new Set(Array.from(styles.matchAll(/\.ivu-icon-((?:md|ios|logo)-[\w-]+):before/g), ([, name]) => name))
const count = (prefix: string, word = '') => [...icons].filter((name) => name?.startsWith(`${prefix}-`) && name.includes(word)).length

testDemo('has every icon of the library, found by a word', async ({ demo, page, t, locale }) => {
  const status = (found: number) => (locale === 'zh-CN' ? `${found} 个图标` : `Icons: ${found}`)
  await expect(demo.getByRole('status')).toHaveText(status(count('md')))
  await demo.getByText('Logo', { exact: true }).click()
  await expect(demo.getByRole('status')).toHaveText(status(count('logo')))
  await demo.getByPlaceholder(t('搜索，例如 arrow')).fill('github')
  await expect(demo.locator('.grid button')).toHaveCount(count('logo', 'github'))

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await demo.getByRole('button', { name: 'logo-github' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('<Icon type="logo-github" />')
})
