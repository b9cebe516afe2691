import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import { expect, testDemo } from '#demo'

const library = dirname(createRequire(import.meta.url).resolve('view-ui-plus/package.json'))

testDemo(
  '[I18N-03] every language pack of the library can be chosen, and its components speak it',
  async ({ demo, page, t }) => {
    const field = demo.getByLabel(t('语言'))
    await field.click()
    const languages = demo.locator('.ivu-select').first().locator('.ivu-select-item')
    await expect(languages).toHaveCount(globSync('??-??.js', { cwd: join(library, 'dist/locale') }).length)

    await field.fill('ja-JP')
    await languages.filter({ hasText: 'ja-JP' }).click()
    await expect(demo.locator('.ivu-table-tip')).toHaveText('データなし')
    await demo.getByRole('button', { name: 'Modal.confirm' }).click()
    await expect(page.locator('.ivu-modal').getByRole('button').last()).toHaveText('確定')
  },
  { turnsChinese: true },
)
