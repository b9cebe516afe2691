import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { violations } from '@view-site/vitest-config/axe'
import { routes } from '../../test/fixtures.tsx'
import { renderLayout } from '../../test/renderLayout.tsx'
import { AccessReport } from '../access-report.ts'

const open = (width: number, path?: string) => {
  const view = () => <AccessReport path={path} />
  return renderLayout({ path: '/access', width, routes: { ...routes, '/access': { meta: { page: 'work' }, view } } })
}
const rows = () => [...page.getByRole('list', { name: '页面权限' }).element().children].map((row) => row.textContent)
const search = page.getByRole('searchbox', { name: '搜索页面名称或路径' })

test.each([390, 834, 1440])('at %d px it lists what the visitor does not see and why, in both themes', async (width) => {
  const { layout } = await open(width)
  await search.fill('/user/auth')
  await expect.poll(rows).toEqual(['实名认证/user/auth“实名认证”需要以下权限之一：pro, icrud没有与这个路径对应的路由'])
  for (const theme of ['light', 'dark'] as const) {
    layout.settings.set({ theme })
    await expect.poll(() => document.documentElement.dataset.theme).toBe(theme)
    expect(await violations()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  }
})

test('what the visitor sees is listed by choice, and follows a change of access', async () => {
  const { layout } = await open(1440)
  await search.fill('价格')
  await expect.element(page.getByText('没有符合条件的页面')).toBeVisible()
  await page.getByRole('radio', { name: '全部页面' }).click()
  await expect.poll(rows).toEqual(['价格/price可以看到'])
  await search.fill('实名')
  await expect.poll(rows).toEqual([expect.stringContaining('需要以下权限之一')])
  layout.update({ can: () => true })
  await expect.poll(rows).toEqual(['实名认证/user/auth没有与这个路径对应的路由'])
})

test('it begins with the path that was looked for, even if no menu has it', async () => {
  await open(1440, '/somewhere')
  await expect.element(search).toHaveValue('/somewhere')
  await expect.poll(rows).toEqual(['/somewhere/somewhere菜单里没有这个页面没有与这个路径对应的路由'])
})
