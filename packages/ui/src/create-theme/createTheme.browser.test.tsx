import { violations } from '@view-site/vitest-config/axe'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Gallery } from '../../gallery/Gallery.tsx'
import { render } from '../../test/render.tsx'
import { createTheme } from '../create-theme.ts'
import { vars } from '../theme.ts'

afterEach(() => {
  for (const name of ['theme', 'header', 'sider']) delete document.documentElement.dataset[name]
})

const { css, colors } = createTheme({ accent: '#ffd400', radius: 2, density: 'compact', font: 'Georgia, serif' })

test.each(['light', 'dark'] as const)('axe finds no contrast violation in a bright yellow %s theme', async (theme) => {
  document.documentElement.dataset.theme = theme
  document.documentElement.lang = 'en-US'
  document.title = 'Gallery'
  render(
    <>
      <style>{`${css} *, *::before, *::after { transition: none !important; animation: none !important }`}</style>
      <h1>Gallery</h1>
      <Gallery />
    </>,
  )
  const button = page.getByRole('button', { name: '购买新授权' })
  await expect.element(button).toBeVisible()
  expect(await violations({ isFloating: true })).toEqual([])
  await expect
    .element(button)
    .toHaveStyle({ backgroundColor: rgbOf(colors?.[theme].accent.base), borderRadius: '2px', fontFamily: 'Georgia, serif' })
})

test('applies to headers and siders in other colours, independent of the position of the style sheet', async () => {
  await page.viewport(1280, 800)
  const style = document.createElement('style')
  style.textContent = css
  document.head.prepend(style)
  document.documentElement.dataset.header = 'primary'
  document.documentElement.dataset.sider = 'dark'
  const now = getComputedStyle(document.documentElement)
  const valueOf = (token: string) => now.getPropertyValue(token.slice(4, -1))
  expect(valueOf(vars.header.bg)).not.toBe('#1258a8')
  expect(valueOf(vars.sider.current.bg)).toBe(colors?.dark.accent.base)
  expect(valueOf(vars.size.control)).toBe('28px')
  style.remove()
  expect(valueOf(vars.header.bg)).toBe('#1258a8')
})

function rgbOf(hex = ''): string {
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
}
