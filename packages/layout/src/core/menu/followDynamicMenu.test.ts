import { anything, assert, property } from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { layoutOptions } from '../../../test/layoutOptions.tsx'
import { settled } from '../../../test/tabsOf.ts'
import { createLog } from '../../log.ts'
import { createLayout, followDynamicMenu, type CreateLayoutOptions } from '../../index.ts'
import { parseMenu } from './parseMenu.ts'

const reply = {
  header: [{ title: '工作台', path: '/work', name: 'work' }],
  sider: [{ title: '概览', path: '/desk/overview', header: 'work' }],
}

function start(load: () => Promise<unknown>, options: Partial<CreateLayoutOptions> = {}) {
  const layout = createLayout({ ...layoutOptions(), log: createLog({ url: () => '/' }), settings: { dynamicMenu: true }, ...options })
  const stop = followDynamicMenu(layout, load)
  const titles = () => layout.store.get(layout.menu.tree).header.map(({ node }) => node.title)
  return { layout, stop, titles }
}

test('[LAY-22] after sign-in the menus of the server replace both lists; in another language they are loaded again; after sign-out the own ones are back', async () => {
  const load = vi.fn<() => Promise<unknown>>(async () => reply)
  const { layout, titles } = start(load)
  const own = titles()
  expect([own[0], load.mock.calls.length]).toEqual(['产品', 0])
  layout.update({ user: '7' })
  await expect.poll(() => titles()).toEqual(['工作台'])
  expect(layout.store.get(layout.menu.tree).sider.get('work')).toHaveLength(1)
  expect(load).toHaveBeenCalledOnce()
  load.mockResolvedValueOnce({ ...reply, header: [{ title: 'Overview', path: '/work', name: 'work' }] })
  layout.update({ locale: { current: 'en-US', options: [] } })
  await expect.poll(() => titles()).toEqual(['Overview'])
  layout.update({ user: null })
  expect(titles()).toEqual(own)
  expect(load).toHaveBeenCalledTimes(2)
})

test('[LAY-22] [LAY-19] off by default: nothing is asked', async () => {
  const load = vi.fn<() => Promise<unknown>>(async () => reply)
  const { layout } = start(load, { settings: {}, user: '7' })
  await settled()
  expect([layout.settings.get().dynamicMenu, load.mock.calls.length]).toEqual([false, 0])
})

test('[LAY-22] an answer that arrives after a sign-out is ignored; one that is no menu keeps the app’s menus and is logged', async () => {
  const waiting: ((value: unknown) => void)[] = []
  const slow = start(() => new Promise((resolve) => waiting.push(resolve)), { user: '7' })
  const own = slow.titles()
  slow.layout.update({ user: null })
  waiting.forEach((answer) => answer(reply))
  await settled()
  expect(slow.titles()).toEqual(own)
  const wrong = start(async () => ({ header: 'none' }), { user: '7' })
  await expect.poll(() => wrong.layout.store.get(wrong.layout.inputs).log?.get()).toMatchObject([{ type: 'error' }])
  expect(wrong.titles()).toEqual(own)
})

test('[LAY-22] menus in an envelope are not shown; the log says which part of the reply has them', async () => {
  const { layout } = start(async () => ({ code: 0, data: reply }), { user: '7' })
  await expect.poll(() => layout.store.get(layout.inputs).log?.get()).toHaveLength(1)
  expect(layout.store.get(layout.inputs).log?.get()).toMatchObject([
    { meta: { detail: { message: expect.stringContaining('are in "data" of the reply') } } },
  ])
})

test('[LAY-22] without a log, a failure is reported to the console', async () => {
  const report = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', report)
  onTestFinished(() => void vi.unstubAllGlobals())
  start(async () => ({ data: {} }), { user: '7', log: null })
  await expect.poll(() => report.mock.calls).toEqual([[expect.objectContaining({ message: expect.stringContaining('has no lists') })]])
})

test('[LAY-22] a menu of the server keeps the known fields of a node and drops unsafe and unknown ones', () => {
  const node = {
    title: '报表',
    path: '/report',
    subtitle: 'r',
    icon: 'i',
    desc: 'd',
    target: '_blank',
    replace: true,
    divided: true,
    hideSider: true,
    auth: ['pro', 7],
    badge: { text: 'New', className: 'x' },
    evil: 1,
  }
  expect(
    parseMenu({
      header: [node, { title: 'js', path: 'javascript:alert(1)' }, { path: '/untitled' }, null],
      sider: [{ title: 'g', children: [node] }],
    }),
  ).toEqual({
    header: [
      {
        title: '报表',
        path: '/report',
        subtitle: 'r',
        icon: 'i',
        desc: 'd',
        target: '_blank',
        replace: true,
        divided: true,
        hideSider: true,
        auth: ['pro'],
        badge: { text: 'New', className: 'x' },
      },
    ],
    sider: [{ title: 'g', children: [expect.objectContaining({ title: '报表' })] }],
  })
  assert(
    property(anything(), (value) => void JSON.stringify(parseMenu({ header: [value], sider: [value, { title: 'x', children: [value] }] }))),
  )
})
