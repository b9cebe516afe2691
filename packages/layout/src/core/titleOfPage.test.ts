import { expect, test } from 'vitest'
import { menuTree } from './menu/menuTree.ts'
import { titleOfPage } from './titleOfPage.ts'

const intro = (path: string) => ({ title: 'Introduction', path: `${path}/intro` })
const tree = menuTree(
  {
    header: [
      { title: 'Vue library', path: '/vue', name: 'vue' },
      { title: 'Admin template', path: '/admin', name: 'admin' },
    ],
    sider: [
      { title: 'Guide', header: 'vue', children: [intro('/vue'), { title: 'Table', subtitle: '表格', path: '/vue/table' }] },
      { ...intro('/admin'), header: 'admin' },
      { title: 'Table', path: '/admin/table', header: 'admin' },
      { title: 'Twice', path: '/admin/a', header: 'admin' },
      { title: 'Twice', path: '/admin/b', header: 'admin' },
      intro('/other'),
    ],
  },
  () => false,
)
const titleOf = (path: string, own?: string) =>
  titleOfPage({ path, own }, tree, { titleOf: (one) => (one === '/terms' ? 'Terms' : undefined) })

test('[TAB-01] pages of one title in several sections also have the title of their section', () => {
  expect(titleOf('/vue/intro')).toBe('Introduction - Vue library')
  expect(titleOf('/admin/intro')).toBe('Introduction - Admin template')
  expect(titleOf('/other/intro')).toBe('Introduction')
  expect(titleOf('/vue/table')).toBe('Table 表格')
  expect(titleOf('/admin/table')).toBe('Table')
  expect(titleOf('/admin/a')).toBe('Twice')
})

test("[TAB-01] a page's own title comes before those of the menus, and the app is asked for the others", () => {
  expect(titleOf('/vue/intro', 'Mine')).toBe('Mine')
  expect(titleOf('/vue')).toBe('Vue library')
  expect(titleOf('/terms')).toBe('Terms')
  expect(titleOf('/nowhere')).toBeUndefined()
})
