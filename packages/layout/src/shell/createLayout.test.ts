import { expect, test } from 'vitest'
import { menu, routes } from '../../test/fixtures.tsx'
import { memoryRouter } from '../../test/memoryRouter.tsx'
import { memoryStorage } from '@view-site/vitest-config/storage'
import { zhCN } from '../locales/zh-CN.ts'
import { createLayout } from './createLayout.ts'
import { layoutT } from '../core/texts.ts'

const layoutAt = (path: string) =>
  createLayout({ router: memoryRouter(routes, path), menu, t: layoutT(zhCN), brand: { title: 'View UI Plus' }, storage: memoryStorage() })

test('without a window it knows the page, so that a server can render it', () => {
  const { store, menu, device } = layoutAt('/view-ui-plus/component/base/button')
  expect(device.get()).toBe('Desktop')
  expect(store.get(menu.place)).toMatchObject({ section: 'view-ui-plus', current: 's-1-0' })
  expect([...store.get(menu.openGroups)]).toEqual(['s-1'])
})

test('[LAY-22] menus, access and texts can be replaced while the layout is mounted', () => {
  const layout = layoutAt('/user/orders')
  const entries = () => layout.store.get(layout.menu.sider).map(({ node }) => node.title)
  layout.update({ can: () => true })
  expect(entries()).toEqual(['我的购买', '我的订单', '实名认证'])
  layout.update({ menu: { header: [], sider: [{ title: '订单', path: '/user/orders' }] } })
  expect(entries()).toEqual(['订单'])
})

test('a text names its values', () => {
  expect(layoutT(zhCN)('theme', { name: '深色' })).toBe('主题：深色')
})
