import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { routes } from '../../test/fixtures.tsx'
import { renderLayout } from '../../test/renderLayout.tsx'
import { confirmUnsaved, useUnsaved } from '../index.ts'

function Editor() {
  useUnsaved(true)
  return <h1>编辑</h1>
}

const own = { ...routes, '/edit': { view: () => <Editor /> } }

test('giving up all pages asks while one is unsaved; after a yes the visitor may go', async () => {
  const { layout, router } = await renderLayout({ path: '/edit', routes: own })
  const refused = confirmUnsaved(layout)
  await page.getByRole('button', { name: '继续编辑' }).click()
  expect(await refused).toBe(false)
  const agreed = confirmUnsaved(layout)
  await page.getByRole('button', { name: '放弃修改' }).click()
  expect(await agreed).toBe(true)
  router.navigate('/price')
  await expect.poll(() => router.visited).toEqual(['/price'])
})

test('a reload of the page asks while it is unsaved and not kept alive', async () => {
  const { layout } = await renderLayout({ path: '/edit', routes: own })
  layout.reload()
  await page.getByRole('button', { name: '继续编辑' }).click()
  expect(layout.store.get(layout.reloads)).toBe(0)
  layout.reload()
  await page.getByRole('button', { name: '放弃修改' }).click()
  await expect.poll(() => layout.store.get(layout.reloads)).toBe(1)
})

test('where nothing is unsaved nobody is asked', async () => {
  const { layout } = await renderLayout({ path: '/price' })
  expect(await confirmUnsaved(layout)).toBe(true)
  expect(layout.store.get(layout.question)).toBeNull()
})

test('an app asks its own questions in the same dialog', async () => {
  const { layout } = await renderLayout({ path: '/price' })
  const answer = layout.ask({ title: '退出登录？', yes: '退出', no: '留下' })
  await expect.element(page.getByRole('alertdialog', { name: '退出登录？' })).toBeVisible()
  await page.getByRole('button', { name: '退出', exact: true }).click()
  expect(await answer).toBe(true)
})
