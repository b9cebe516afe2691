import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { MenuTree } from '@view-site/docs/compile'
import { createI18n, loadT } from '@view-site/i18n'
import { setMenus } from '@view-site/static-site/navigate'
import { expect, test } from 'vitest'
import { siteMenu } from './siteMenu.ts'
import { siteTexts } from '../texts.ts'
import { titleOf } from './titleOf.ts'

const button = { kind: 'page', page: 'base/button', title: 'Button', subtitle: '按钮' } as const
const current: MenuTree = {
  product: 'view-ui-plus',
  title: 'View UI Plus',
  href: '/view-ui-plus',
  items: [{ ...button, href: '/view-ui-plus/button' }],
}
const older: MenuTree = {
  ...current,
  product: 'view-ui-plus@1.2',
  version: { id: '1.2', section: 'view-ui-plus' },
  items: [{ kind: 'group', title: '基础', items: [{ ...button, href: '/view-ui-plus/1.2/button' }] }],
}
setMenus('zh-CN', [current, older])

const t = await loadT(createI18n('zh-CN'), siteTexts)

/** Paths of the site's own pages that open a tab, from the names of their route files. */
const paths = globSync(`${import.meta.dirname}/../../routes/[a-z]*.tsx`)
  .filter(opensTab)
  .map(pathOf)

function opensTab(file: string): boolean {
  const source = readFileSync(file, 'utf8')
  return source.includes("staticData: { name: '") && !/tab: false|hidden: true|page: 'standalone'/.test(source)
}

function pathOf(file: string): string {
  const name = basename(file, '.tsx').replace(/(^|\.)index$/, '')
  return `/${name.replaceAll('.', '/').replace(/\$\w+/, '1')}`
}

test('[TAB-01] every page of the site that opens a tab has a title, from a menu or by its path', () => {
  const { header, sider } = siteMenu(t, 'zh-CN', '/')
  const inMenu = new Set([...header, ...sider].map((node) => node.path))
  const untitled = paths.filter((path) => !inMenu.has(path) && titleOf(path, t, 'zh-CN') === undefined)
  expect(paths.length).toBeGreaterThan(20)
  expect(untitled).toEqual([])
  expect(titleOf('/new-issue', t, 'zh-CN')).toBe('新建 Issue')
  expect(titleOf('/store/item/7', t, 'zh-CN')).toBe('商品')
})

test('[TAB-01] a page of another version of the documentation has its title with the version', () => {
  expect(titleOf('/view-ui-plus/1.2/button', t, 'zh-CN')).toBe('Button 按钮 (1.2)')
  expect(titleOf('/view-ui-plus/2/button', t, 'zh-CN')).toBeUndefined()
  expect(titleOf('/nowhere', t, 'zh-CN')).toBeUndefined()
})
