import { Button, Link, Tag } from '@view-site/ui'
import { TextField } from '@view-site/ui/form'
import { useState, type ReactNode } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { violations } from '@view-site/vitest-config/axe'
import { renderLayout } from '../../test/renderLayout.tsx'
import { PageFooter, PageHeader, PageResult, PageSection, PageSections, PageToolbar, type PageResultKind } from '../page-kit.ts'

const fruits = ['苹果', '香蕉', '草莓'.repeat(30)]

function List() {
  const [text, setText] = useState('')
  const found = fruits.filter((fruit) => fruit.includes(text))
  return (
    <>
      <PageHeader
        title={'x'.repeat(60)}
        tags={<Tag>草稿</Tag>}
        description="所有水果"
        back={{ href: '/price', label: '全部商品' }}
        actions={<Button variant="primary">新建</Button>}
      >
        <p>三种</p>
      </PageHeader>
      <PageSections>
        <PageSection title="清单" description="按名称排序" actions={<Button>导出</Button>} footer={<Link to="/price">查看全部</Link>} flush>
          <PageToolbar label="筛选水果" status={`找到 ${found.length} 种`} actions={<Button variant="quiet">重置</Button>}>
            <TextField size="md" type="search" label="名称" labelHidden value={text} onValueChange={setText} />
          </PageToolbar>
          <ul>
            {found.map((fruit) => (
              <li key={fruit} style={{ minHeight: 400, overflowWrap: 'anywhere' }}>
                {fruit}
              </li>
            ))}
          </ul>
        </PageSection>
        <PageSection title="其他">
          <TextField label="备注" />
        </PageSection>
      </PageSections>
      <PageFooter label="保存或放弃" text="有 1 处修改">
        <Button>放弃</Button>
        <Button variant="primary">保存</Button>
      </PageFooter>
    </>
  )
}

const open = (View: () => ReactNode, width = 1440) =>
  renderLayout({ path: '/work', width, routes: { '/work': { meta: { page: 'work' }, view: () => <View /> }, '/': {}, '/price': {} } })

const states = [390, 834, 1440].flatMap((width) => (['ltr', 'rtl'] as const).map((dir) => ({ width, dir })))

test.each(states)('a page of all parts fits and axe finds nothing at $width px, $dir, in both themes', async ({ width, dir }) => {
  document.documentElement.dir = dir
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  const { layout } = await open(List, width)
  for (const theme of ['light', 'dark'] as const) {
    layout.settings.set({ theme })
    await expect.poll(() => document.documentElement.dataset.theme).toBe(theme)
    expect(await violations()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  }
})

test('the header names the page, and its link leads back', async () => {
  const { router } = await open(List)
  await expect.element(page.getByRole('heading', { level: 1, name: 'x'.repeat(60) })).toBeVisible()
  // Not by pointer: one that an earlier test left over the header opens a menu above the link.
  page.getByRole('link', { name: '全部商品' }).element().focus()
  await userEvent.keyboard('{Enter}')
  expect(router.visited).toEqual(['/price'])
})

test('what a toolbar finds is announced in a live region that exists beforehand', async () => {
  await open(List)
  const status = page.getByText('找到 3 种')
  await expect.element(status).toBeVisible()
  const region = status.element()
  expect(region).toHaveProperty('tagName', 'OUTPUT')
  await page.getByRole('searchbox', { name: '名称' }).fill('香')
  await expect.poll(() => page.getByText('找到 1 种').query()).toBe(region)
})

test('the footer stays in the window, and does not cover a field that gets the focus', async () => {
  await open(List, 390)
  const bar = page.getByRole('group', { name: '保存或放弃' }).element()
  expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  const field = page.getByRole('textbox', { name: '备注' }).element()
  page.getByRole('button', { name: '导出' }).element().focus()
  while (document.activeElement !== field) await userEvent.keyboard('{Tab}')
  await expect.poll(() => field.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top)
})

test.each<[PageResultKind, string, string[]]>([
  ['success', '操作成功', []],
  ['empty', '这里还没有内容', []],
  ['notFound', '找不到这个页面', ['返回首页']],
  ['forbidden', '你没有访问这个页面的权限', ['返回首页']],
  ['error', '页面无法显示', ['返回首页']],
])('the result %s has a heading, a text and a way to continue by default', async (kind, title, links) => {
  const { router } = await open(() => <PageResult kind={kind} />)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  const found = page.getByRole('main').getByRole('link')
  expect(found.elements().map((link) => link.textContent)).toEqual(links)
  expect(await violations({ within: page.getByRole('main').element() })).toEqual([])
  if (links.length === 0) return
  await found.click()
  expect(router.visited).toEqual(['/'])
})

test('the result of an error reloads the page', async () => {
  const { layout } = await open(() => <PageResult kind="error" />)
  const before = layout.store.get(layout.reloads)
  await page.getByRole('button', { name: '重新加载' }).click()
  expect(layout.store.get(layout.reloads)).toBe(before + 1)
})

function Form() {
  const [sent, send] = useState(false)
  if (!sent) return <Button onClick={() => send(true)}>提交</Button>
  return (
    <PageResult kind="success" title="申请已提交" actions={<Link to="/price">查看申请</Link>} takesFocus>
      审批结果会通过邮件通知。
    </PageResult>
  )
}

test('a result that replaces a form takes the focus, and its own words replace the defaults', async () => {
  await open(Form)
  await expect.element(page.getByRole('button', { name: '提交' })).toBeVisible()
  page.getByRole('button', { name: '提交' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: '申请已提交' })).toHaveFocus()
  await expect.element(page.getByText('审批结果会通过邮件通知。')).toBeVisible()
})
