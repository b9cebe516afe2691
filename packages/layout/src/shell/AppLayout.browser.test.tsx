import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { finishAnimations } from '@view-site/vitest-config/animations'
import { violations } from '@view-site/vitest-config/axe'
import { memoryStorage } from '@view-site/vitest-config/storage'
import { layoutOptions } from '../../test/layoutOptions.tsx'
import { renderLayout } from '../../test/renderLayout.tsx'
import { AppLayout, createLayout, Panel, PanelAction, useLayout } from '../index.ts'

const button = '/view-ui-plus/component/base/button'
const Lost = () => <>{useLayout().router.current().path}</>
const PanelSlot = () => <Panel actions={<PanelAction href="/price">购买</PanelAction>} anchors={[{ id: 'demos', title: '示例' }]} />

test('a standalone page has nothing of the shell, and brings its own landmarks', async () => {
  const { router } = await renderLayout({ path: '/pay/1' })
  await expect.element(page.getByRole('main')).toHaveTextContent('付款')
  expect(document.querySelector('header, footer, nav')).toBeNull()
  router.navigate('/price')
  await expect.element(page.getByRole('banner')).toBeVisible()
})

test('the skip link is first in the Tab order and leads to the content', async () => {
  await renderLayout()
  await userEvent.keyboard('{Tab}')
  const skip = page.getByRole('link', { name: '跳到正文' })
  await expect.element(skip).toHaveFocus()
  expect(skip.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('main')).toHaveFocus()
  history.replaceState(null, '', location.pathname + location.search)
})

test.each([
  ['nothing stored', {}],
  [
    'everything stored',
    { 'view-site.layout': '{"theme":"dark","headerTheme":"primary","siderTheme":"dark","menuCollapse":true,"menuAccordion":false}' },
  ],
])('what a server renders hydrates without a mismatch and without a warning: %s', async (_, stored) => {
  await page.viewport(834, 900)
  const errors = vi.spyOn(console, 'error')
  const recovered: unknown[] = []
  const options = layoutOptions({ path: button })
  const app = (storage: ReturnType<typeof memoryStorage>) => (
    <AppLayout layout={createLayout({ ...options, storage })} slots={{ Panel: PanelSlot }} />
  )
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = renderToString(app(memoryStorage()))
  const [header] = host.getElementsByTagName('header')
  const root = hydrateRoot(host, app(memoryStorage(stored)), { onRecoverableError: (error) => recovered.push(error) })
  onTestFinished(() => {
    root.unmount()
    host.remove()
    errors.mockRestore()
    Object.keys(document.documentElement.dataset).forEach((name) => delete document.documentElement.dataset[name])
  })
  await expect.poll(() => document.documentElement.dataset.theme).toBe('view-site.layout' in stored ? 'dark' : 'light')
  expect(host.querySelector('header')).toBe(header)
  expect([recovered, errors.mock.calls]).toEqual([[], []])
})

test('a part outside of a layout says what is missing', () => {
  expect(() => renderToString(<Lost />)).toThrow('put this component inside <AppLayout> or <LayoutProvider>')
})

const states = [1440, 834, 390].flatMap((width) =>
  (['light', 'dark', 'primary'] as const).flatMap((headerTheme) => (['ltr', 'rtl'] as const).map((dir) => ({ width, headerTheme, dir }))),
)
test.each(states)(
  'axe finds nothing: $width px, header $headerTheme, $dir, light and dark, with the drawer or a rail',
  async ({ width, headerTheme, dir }) => {
    document.documentElement.dir = dir
    document.documentElement.lang = 'zh-CN'
    onTestFinished(() => document.documentElement.removeAttribute('dir'))
    const { layout } = await renderLayout({ path: button, width, slots: { Panel: PanelSlot }, github: 'https://github.example.com' })
    for (const theme of ['light', 'dark'] as const) {
      layout.settings.set({ theme, headerTheme, siderTheme: theme === 'light' ? 'dark' : 'light', menuCollapse: theme === 'dark' })
      await settled()
      expect(await violations()).toEqual([])
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    }
    if (width < 993) await page.getByRole('button', { name: '打开菜单' }).click()
    else await page.getByTitle(/^主题/).click()
    await settled()
    expect(await violations()).toEqual([])
  },
)

/** Resolves when a changed setting has been drawn; its colours are the final ones. */
async function settled() {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  finishAnimations()
}
