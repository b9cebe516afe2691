import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderLayout } from '../../test/renderLayout.tsx'
import type { LayoutMenu } from '../index.ts'

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** Every field of a node, each once at least. */
const menu: LayoutMenu = {
  header: [
    {
      title: '工作',
      name: 'work',
      children: [
        { title: '报表', path: '/report', desc: '每日更新', cover: pixel, name: 'report', badge: { text: 'Beta', className: 'mine' } },
        { title: '手册', path: '/manual', target: '_blank', divided: true },
      ],
    },
  ],
  sider: [
    {
      title: '数据',
      header: 'work',
      children: [
        { title: '总览', subtitle: 'Overview', path: '/desk/overview', icon: 'lock', replace: true },
        { title: '机密', path: '/desk/secret', auth: ['pro'] },
        { title: '图片', path: '/desk/img', img: pixel, divided: true },
        { title: '自定', path: '/desk/custom', custom: 'i-custom' },
      ],
    },
  ],
}
const routes = { '/desk/overview': { meta: { page: 'work' } as const }, '/desk/img': { meta: { page: 'work' } as const } }

const linkTo = (box: Element, path: string) => box.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)

test('[LAY-20] every field of a menu node has its effect', async () => {
  const { router } = await renderLayout({ path: '/desk/img', menu, routes })
  const sider = page.getByRole('navigation', { name: '章节' }).element()
  const head = page.getByRole('navigation', { name: '主导航' }).element()
  // path, title, header, children: the group of the section, and the pages in it
  expect(sider.querySelector('summary')?.textContent).toContain('数据')
  // subtitle, icon
  expect(linkTo(sider, '/desk/overview')?.textContent).toBe('总览 Overview')
  expect(linkTo(sider, '/desk/overview')?.querySelector('svg')).not.toBeNull()
  // auth
  expect(linkTo(sider, '/desk/secret')).toBeNull()
  // img, custom, divided
  expect(linkTo(sider, '/desk/img')?.querySelector('img')?.getAttribute('src')).toBe(pixel)
  expect(linkTo(sider, '/desk/custom')?.querySelector('i.i-custom')).not.toBeNull()
  expect(getComputedStyle(linkTo(sider, '/desk/img')?.parentElement ?? document.body).borderTopWidth).toBe('1px')
  // desc, cover, badge with its class, target
  expect(linkTo(head, '/report')?.textContent).toBe('报表每日更新Beta')
  expect(linkTo(head, '/report')?.querySelector('img')?.getAttribute('src')).toBe(pixel)
  expect(linkTo(head, '/report')?.querySelector('.mine')?.textContent).toBe('Beta')
  expect(linkTo(head, '/manual')?.target).toBe('_blank')
  // name: the section of the route is current in the head menu
  expect(head.querySelector('summary')?.getAttribute('aria-current')).toBe('true')
  // replace
  linkTo(sider, '/desk/overview')?.click()
  await expect.poll(() => router.visited).toEqual(['!/desk/overview'])
})
