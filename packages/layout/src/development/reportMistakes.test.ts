import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layoutOptions } from '../../test/layoutOptions.tsx'
import { reportMistakes, type LayoutMistake } from '../development.ts'
import { createLayout, type CreateLayoutOptions, type MenuNode } from '../index.ts'

const routes = { '/': {}, '/a': {}, '/b': {}, '/c': { meta: { title: 'C' } }, '/pay': { meta: { page: 'standalone' as const } } }
const home: MenuNode = { title: 'Home', path: '/' }
const started: (() => void)[] = []

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  started.splice(0).forEach((stop) => stop())
  vi.useRealTimers()
})

/** Follows a layout with these top nodes of the sider. */
function follow(sider: readonly MenuNode[], { path = '/', ...options }: Partial<CreateLayoutOptions> & { path?: string } = {}) {
  const layout = createLayout({ ...layoutOptions({ routes, path }), menu: { header: [], sider }, ...options })
  const found: LayoutMistake[] = []
  started.push(reportMistakes(layout, { report: (mistake) => found.push(mistake) }))
  return { layout, found }
}

/** A node in as many groups as make it this deep. */
function nested(level: number): MenuNode {
  return level === 1 ? { title: 'deep', path: '/a' } : { title: `group ${level}`, children: [nested(level - 1)] }
}

test('a layout without mistakes reports nothing', async () => {
  const { found } = follow([home, { title: 'A', path: '/a', icon: 'lock' }, { title: 'Site', path: 'https://example.com' }])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(found).toEqual([])
})

test.for<[string, readonly MenuNode[], LayoutMistake['kind'], string]>([
  [
    'an icon that is not known',
    [{ ...home, icon: 'lokc' }],
    'unknownIcon',
    'has the icon "lokc", which createLayout({ icons }) lacks. Use one of lock, clock, check',
  ],
  ['a path at a group', [home, { title: 'G', path: '/b', children: [{ title: 'A', path: '/a' }] }], 'pathAndChildren', 'The menu node "G"'],
  ['nine levels', [home, nested(9)], 'tooDeep', 'The menu node "deep" is on level 9'],
  ['a path twice', [home, { title: 'A', path: '/a' }, { title: 'B', path: '/a' }], 'duplicateNode', '"A" and "B" have the same path "/a"'],
  ['a path without a route', [home, { title: 'Old', path: '/old' }], 'noRoute', 'leads to "/old", and no route has this path'],
])('%s is reported with its remedy', ([, sider, kind, message]) => {
  expect(follow(sider).found).toEqual([{ kind, message: expect.stringContaining(message) }])
})

test('two sections of the head menu with one name are reported', () => {
  const header = [
    { title: 'One', path: '/a', name: 'x' },
    { title: 'Two', path: '/b', name: 'x' },
  ]
  expect(follow([], { menu: { header, sider: [home] } }).found).toMatchObject([{ kind: 'duplicateNode' }])
})

test('eight levels are fine', () => {
  expect(follow([home, nested(8)]).found).toEqual([])
})

test('a page that has no title after its data has had time to load is reported; titles of route, menu and app count', async () => {
  const { layout, found } = follow([home], { titleOf: (path) => (path === '/b' ? 'B' : undefined) })
  for (const path of ['/b', '/c', '/pay']) {
    layout.router.navigate(path)
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await vi.advanceTimersByTimeAsync(5000)
  }
  expect(found).toEqual([])
  layout.router.navigate('/a')
  await vi.advanceTimersByTimeAsync(5000)
  expect(found).toEqual([{ kind: 'untitledPage', message: expect.stringContaining('call usePageTitle()') }])
})

test('menus that change are checked again, and each mistake is reported once', () => {
  const { layout, found } = follow([home])
  const sider = [home, { title: 'Old', path: '/old' }]
  layout.update({ menu: { header: [], sider } })
  layout.update({ menu: { header: [], sider: [...sider] } })
  expect(found).toHaveLength(1)
})

test('a second layout in one page is reported, until the first is stopped', () => {
  follow([home])
  expect(follow([home]).found).toMatchObject([{ kind: 'twoLayouts' }])
  started.splice(0).forEach((stop) => stop())
  expect(follow([home]).found).toEqual([])
})

test('the console gets one line for each mistake', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const layout = createLayout({ ...layoutOptions({ routes }), menu: { header: [], sider: [{ ...home, icon: 'x' }] } })
  started.push(reportMistakes(layout))
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^\[layout\] The menu node "Home" has the icon "x".+\.$/)]])
  warn.mockRestore()
})
