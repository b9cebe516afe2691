import { expect, test } from 'vitest'
import { layoutOptions } from '../../test/layoutOptions.tsx'
import { createLayout, type LayoutInputs, type LayoutMenu } from '../index.ts'
import { explainAccess } from './explainAccess.ts'

const menu: LayoutMenu = {
  header: [{ title: 'Price', path: '/price' }],
  sider: [
    {
      title: 'Admin',
      auth: ['admin'],
      children: [
        { title: 'Users', path: '/users', auth: ['users', 'admin'] },
        { title: 'Old', path: '/old', hidden: true },
        { title: 'Manual', path: 'https://example.com' },
      ],
    },
  ],
}
const routes = { '/': {}, '/price': {}, '/users': { meta: { auth: ['users'] } } }

function explain(inputs: Partial<LayoutInputs> = {}, path?: string) {
  return explainAccess(createLayout({ ...layoutOptions({ routes }), menu, ...inputs }), path)
}
const holding = (...held: string[]) => ({ can: (auth: readonly string[]) => auth.some((value) => held.includes(value)) })

test('every page of both menus is explained, with the groups around it', () => {
  expect(explain()).toEqual([
    { title: 'Price', path: '/price', groups: [], reasons: [] },
    {
      title: 'Users',
      path: '/users',
      groups: ['Admin'],
      reasons: [
        { kind: 'menuAuth', title: 'Admin', needs: ['admin'] },
        { kind: 'menuAuth', title: 'Users', needs: ['users', 'admin'] },
        { kind: 'routeAuth', needs: ['users'] },
      ],
    },
    {
      title: 'Old',
      path: '/old',
      groups: ['Admin'],
      reasons: [{ kind: 'menuAuth', title: 'Admin', needs: ['admin'] }, { kind: 'hidden', title: 'Old' }, { kind: 'noRoute' }],
    },
    {
      title: 'Manual',
      path: 'https://example.com',
      groups: ['Admin'],
      reasons: [{ kind: 'menuAuth', title: 'Admin', needs: ['admin'] }],
    },
  ])
})

test('a page in the menu that its route does not allow is named as such', () => {
  expect(explain(holding('admin'), '/users')).toMatchObject([{ reasons: [{ kind: 'routeAuth', needs: ['users'] }] }])
  expect(explain(holding('admin', 'users'), '/users')).toMatchObject([{ reasons: [] }])
})

test('a path that no menu has is explained by its route', () => {
  expect(explain({}, '/nowhere')).toEqual([
    { title: '/nowhere', path: '/nowhere', groups: [], reasons: [{ kind: 'noMenu' }, { kind: 'noRoute' }] },
  ])
})

test('menus of a server are explained in place of the app’s', () => {
  const dynamicMenu = { header: [], sider: [{ title: 'Home', path: '/' }] }
  expect(explain({ dynamicMenu })).toEqual([{ title: 'Home', path: '/', groups: [], reasons: [] }])
})
