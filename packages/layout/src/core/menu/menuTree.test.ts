import { expect, test } from 'vitest'
import { menu } from '../../../test/fixtures.tsx'
import { menuTree, type MenuEntry } from './menuTree.ts'

const titles = (entries: readonly MenuEntry[] = []): unknown[] =>
  entries.map((entry) => (entry.kind === 'leaf' ? entry.node.title : [entry.node.title, entry.count, ...titles(entry.children)]))

const visitor = menuTree(menu, () => false)
const holder = menuTree(menu, (auth) => auth.includes('pro'))

test('[NAV-05] hidden nodes are in no menu, but their pages have a section', () => {
  expect(titles(visitor.header).flat()).not.toContain('账户')
  expect(titles(visitor.sider.get('view-ui-plus')).flat()).not.toContain('更新日志')
  expect(visitor.siderByPath.get('/view-ui-plus/guide/changelog')?.section).toBe('view-ui-plus')
})

test('[LAY-21] an item with an auth list is shown only to whom `can` says yes', () => {
  expect(titles(visitor.sider.get('user'))).toEqual(['我的购买', '我的订单'])
  expect(titles(holder.sider.get('user'))).toEqual(['我的购买', '我的订单', '实名认证'])
})

test('a group counts the visible pages below it, and is left out without any', () => {
  const deep = menuTree(
    {
      header: [],
      sider: [
        {
          title: 'A',
          children: [
            {
              title: 'B',
              children: [
                { title: 'C', path: '/c' },
                { title: 'D', path: '/d', auth: ['x'] },
              ],
            },
            { title: 'E', path: '/e' },
          ],
        },
        { title: 'F', children: [{ title: 'G', path: '/g', auth: ['x'] }] },
      ],
    },
    () => false,
  )
  expect(titles(deep.sider.get(null))).toEqual([['A', 2, ['B', 1, 'C'], 'E']])
})

test('keys stay the same when a visitor gains access', () => {
  const keys = (tree: typeof visitor) => tree.sider.get('user')?.map(({ key }) => key)
  expect(keys(holder)?.slice(0, 2)).toEqual(keys(visitor))
})

test('[NAV-02] [LAY-20] a badge comes from the node or, by path, from the list next to the menu', () => {
  expect(visitor.header[0]?.badge).toMatchObject({ text: 'New' })
  const form = visitor.sider.get('view-ui-plus')?.[2]
  expect(form?.kind === 'group' && form.children[1]?.badge).toEqual({ text: 'New' })
})
