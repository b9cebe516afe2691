import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { violations } from '@view-site/vitest-config/axe'
import { memoryStorage } from '@view-site/vitest-config/storage'
import { renderLayout } from '../../test/renderLayout.tsx'
import { useLayout, type Layout } from '../index.ts'
import { createSavedPages, FavouriteButton, SavedPagesMenu, type SavedPages } from '../saved-pages.ts'
import { SearchDialog } from '../search/SearchDialog.tsx'
import { SearchPicker, type PickerDialogProps } from '../search/SearchPicker.tsx'
import { zhCN } from '../search/locales/zh-CN.ts'

const install = '/view-ui-plus/guide/install'
const button = '/view-ui-plus/component/base/button'

const made = new WeakMap<Layout, SavedPages>()

function savedOf(layout: Layout): SavedPages {
  const saved = made.get(layout) ?? createSavedPages(layout)
  made.set(layout, saved)
  return saved
}

/** The shell with the saved pages in header, sider and search. */
async function open(width = 1440) {
  const storage = memoryStorage()
  const load = async () => (props: PickerDialogProps) => (
    <SearchDialog texts={zhCN} storage={storage} savedPages={savedOf(props.layout)} {...props} />
  )
  const slots = {
    HeaderEnd: () => <FavouriteButton saved={savedOf(useLayout())} />,
    SiderStart: () => <SavedPagesMenu saved={savedOf(useLayout())} recent />,
    Search: () => <SearchPicker load={load} />,
  }
  const rendered = await renderLayout({ width, path: install, user: 'ann', slots })
  const saved = savedOf(rendered.layout)
  onTestFinished(saved.start())
  return { ...rendered, saved }
}

const star = page.getByRole('button', { name: '收藏' })
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent)

test('the star of the header marks the page, and the sider lists it with the recent pages', async () => {
  const { router } = await open()
  await expect.element(star).toHaveAttribute('aria-pressed', 'false')
  star.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(star).toHaveAttribute('aria-pressed', 'true')
  const sider = page.getByRole('navigation', { name: '章节' })
  await expect.element(sider.getByText('收藏')).toBeVisible()
  const group = sider.getByText('收藏').element().closest('details')
  expect([group?.open, group?.querySelector('a')?.getAttribute('aria-current')]).toEqual([true, 'page'])
  router.navigate(button)
  const recent = sider.getByText('最近访问')
  await expect.element(recent).toBeVisible()
  recent.element().closest('summary')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => recent.element().closest('details')?.open).toBe(true)
  const link = recent.element().closest('details')?.querySelector('a')
  expect(link?.textContent).toBe('安装')
  link?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.current().path).toBe(install)
})

test('before anything is typed the search lists favourites and recent pages, and can mark the current page', async () => {
  const { router, saved, layout } = await open()
  router.navigate(button)
  await expect.poll(() => layout.store.get(saved.recent).length).toBe(1)
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.poll(options).toEqual(['安装', '收藏此页', '清除最近访问'])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => layout.store.get(saved.current)).toBe('marked')
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.poll(options).toEqual(['Button 按钮', '安装', '取消收藏', '清除最近访问'])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => router.current().path).toBe(install)
})

test.each([1440, 390])('axe finds nothing in the sider and the search at %d px', async (width) => {
  const { saved, router, layout } = await open(width)
  saved.toggle()
  router.navigate(button)
  await expect.poll(() => layout.store.get(saved.recent).length).toBe(1)
  expect(await violations()).toEqual([])
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.poll(() => options().length).toBeGreaterThan(2)
  expect(await violations()).toEqual([])
})
