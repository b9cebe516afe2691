import { expect, test } from 'vitest'
import { menu } from '../../../test/fixtures.tsx'
import { findPlace } from './findPlace.ts'
import { menuTree } from './menuTree.ts'
import type { RouteInfo, RouteMeta } from '../RouterPort.ts'

const tree = menuTree(menu, () => true)
const at = (path: string, meta: RouteMeta = { page: 'article' }) => findPlace(tree, routeAt(path, meta))
const routeAt = (path: string, meta: RouteMeta): RouteInfo => ({ name: path, path, fullPath: path, params: {}, query: {}, meta })

test('[LAY-18] the section comes from the route, sider and open groups follow from it', () => {
  expect(at('/view-ui-plus/component/base/icon')).toMatchObject({
    section: 'view-ui-plus',
    current: 's-1-1',
    groups: ['s-1'],
    hasSider: true,
    headNode: { title: 'View UI Plus' },
  })
  expect(at('/user/orders', { page: 'work' })).toMatchObject({ section: 'user', hasSider: true, headNode: { title: '账户' } })
})

test('[LAY-18] a page that no menu names belongs to the nearest path above it', () => {
  expect(at('/view-ui-plus/new/thing')).toMatchObject({ section: 'view-ui-plus', current: null, hasSider: true })
  expect(at('/user/orders/42')).toMatchObject({ section: 'user', current: 's-4' })
  expect(at('/store/item/1', {})).toMatchObject({ headNode: { title: '商店' }, hasSider: false })
})

test('[LAY-18] where no path helps, the route says its section', () => {
  expect(at('/elsewhere', { page: 'article', header: 'admin-plus' })).toMatchObject({
    section: 'admin-plus',
    headNode: { title: 'Admin Plus' },
  })
  expect(at('/elsewhere')).toMatchObject({ section: null, headNode: null, hasSider: false })
})

test('only `/` itself is `/`', () => {
  const home = menuTree({ header: [{ title: 'Home', path: '/' }], sider: [] }, () => true)
  expect(findPlace(home, routeAt('/', {})).headNode?.title).toBe('Home')
  expect(findPlace(home, routeAt('/price', {})).headNode).toBeNull()
})

test('a trailing slash changes nothing', () => {
  expect(at('/view-ui-plus/component/base/icon/').current).toBe('s-1-1')
})

test('[LAY-20] only articles and work pages whose route and section ask for it have a sider', () => {
  expect(at('/view-ui-plus/component/base/icon', {}).hasSider).toBe(false)
  expect(at('/view-ui-plus/component/base/icon', { page: 'article', hideSider: true }).hasSider).toBe(false)
  const bare = menuTree({ ...menu, header: [{ title: 'V', path: '/view-ui-plus', name: 'view-ui-plus', hideSider: true }] }, () => true)
  expect(findPlace(bare, routeAt('/view-ui-plus/component/base/icon', { page: 'article' })).hasSider).toBe(false)
})
