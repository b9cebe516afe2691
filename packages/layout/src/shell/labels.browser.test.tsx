import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { memoryStorage } from '@view-site/vitest-config/storage'
import { renderLayout } from '../../test/renderLayout.tsx'
import { SearchPicker, type LayoutMenu, type MenuNode, type PickerDialogProps } from '../index.ts'
import { SearchDialog } from '../search.ts'
import { zhCN } from '../search/locales/zh-CN.ts'

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter'
const here = '/deep/8'

/** Groups in groups, eight deep, with a page at each level. */
function nested(level: number): MenuNode {
  const leaf = { title: `${word} ${level}`, path: `/deep/${level}` }
  return { title: `Level ${level} of a very long path`, header: 'docs', children: level === 8 ? [leaf] : [leaf, nested(level + 1)] }
}

const menu: LayoutMenu = {
  header: [{ title: 'Documentation of everything', path: '/docs', name: 'docs' }],
  sider: [
    nested(1),
    { title: word, header: 'docs', path: '/long', icon: 'lock' },
    {
      title: word,
      header: 'docs',
      children: [
        { title: word, path: '/badge', badge: { text: 'New' } },
        { title: word, path: 'https://other.example', subtitle: 'elsewhere' },
        { title: 'Short', path: '/short' },
      ],
    },
  ],
}
const routes = Object.fromEntries(['/deep/8', '/badge', '/short', '/long'].map((path) => [path, { meta: { page: 'work' } as const }]))

const box = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()
const isWithin = (inner: DOMRect, outer: DOMRect) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1

/** Rows of a menu in which something leaves the row or covers its neighbour. */
function brokenRows(nav: Element): string[] {
  return [...nav.querySelectorAll('a, summary')].flatMap((row) => {
    const parts = [...row.children].filter((part) => part.clientWidth !== 1 && box(part).width > 0)
    const isBroken = parts.some((part, index) => {
      const next = parts[index + 1]
      const [one, other] = [box(part), next ? box(next) : undefined]
      const isClippedText = getComputedStyle(row).display === 'block'
      return (
        (!isClippedText && !isWithin(one, box(row))) || (other !== undefined && one.left < other.right - 1 && other.left < one.right - 1)
      )
    })
    return isBroken ? [row.textContent] : []
  })
}

const states = [320, 390, 834, 1280, 1440].flatMap((width) => (['ltr', 'rtl'] as const).map((dir) => ({ width, dir })))
test.each(states)('[LAY-20] long labels stay in their rows, with counts and badges: $width px, $dir', async ({ width, dir }) => {
  document.documentElement.dir = dir
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await renderLayout({ path: here, width, menu, routes, settings: { menuAccordion: false } })
  if (width < 993) await page.getByRole('button', { name: '打开菜单' }).click()
  const nav = page.getByRole('navigation', { name: '章节' })
  await expect.element(nav).toBeVisible()
  for (const group of nav.element().querySelectorAll('details')) group.open = true
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(brokenRows(nav.element())).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  expect(nav.element().scrollWidth).toBeLessThanOrEqual(nav.element().clientWidth)
})

/** Elements that can be seen beyond another at its sides. */
function outside(elements: Iterable<Element>, frame: Element): string[] {
  const isCut = (one: Element) => {
    for (let around = one.parentElement; around && around !== frame; around = around.parentElement)
      if (getComputedStyle(around).overflowX !== 'visible') return true
    return false
  }
  return [...elements]
    .filter((one) => box(one).width > 1 && !isWithin(box(one), box(frame)) && !isCut(one))
    .map((one) => one.outerHTML.slice(0, 120))
}

const load = async () => (props: PickerDialogProps) => <SearchDialog texts={zhCN} storage={memoryStorage()} {...props} />
const directions = states.filter(({ width }) => [320, 834, 1280].includes(width))

test.each(directions)(
  '[TAB-01] tabs with long titles keep their size, their close button and their tooltip: $width px, $dir',
  async ({ width, dir }) => {
    document.documentElement.dir = dir
    onTestFinished(() => document.documentElement.removeAttribute('dir'))
    const { router } = await renderLayout({ path: '/long', width, menu, routes, settings: { tabs: true, showTabsIcon: true } })
    const bar = page.getByRole('navigation', { name: '打开的页面' })
    await expect.element(bar).toBeVisible()
    router.navigate('/badge')
    await expect.poll(() => bar.element().querySelectorAll('li').length).toBe(2)
    for (const tab of bar.element().querySelectorAll('li')) {
      expect(outside(tab.querySelectorAll('*'), tab)).toEqual([])
      expect(box(tab).width).toBeLessThanOrEqual(320)
    }
    const link = bar.element().querySelector('li:last-child a')
    await expect.poll(() => titleOnHover(link)).toBe(word)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)

test.each(directions)('[LAY-09] the search shows long titles of deep pages within its dialog: $width px, $dir', async ({ width, dir }) => {
  document.documentElement.dir = dir
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await renderLayout({ path: here, width, menu, routes, slots: { Search: () => <SearchPicker load={load} /> } })
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(page.getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard('Donau')
  const list = page.getByRole('listbox')
  await expect.poll(() => list.element().querySelectorAll('[role="option"]').length).toBe(5)
  expect(outside(list.element().querySelectorAll('*'), list.element())).toEqual([])
  expect(list.element().scrollWidth).toBeLessThanOrEqual(list.element().clientWidth)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

const wideMenu: LayoutMenu = {
  header: [
    { title: word, path: '/docs', name: 'docs' },
    { title: `${word} 2`, children: [{ title: word, path: '/badge', desc: `${word} ${word}`, badge: { text: 'New' } }] },
  ],
  sider: [],
}

test.each([1000, 1280, 1920].flatMap((width) => (['ltr', 'rtl'] as const).map((dir) => ({ width, dir }))))(
  '[NAV-01] a head menu with long titles leaves space for the icons, and its dropdown stays in the window: $width px, $dir',
  async ({ width, dir }) => {
    document.documentElement.dir = dir
    onTestFinished(() => document.documentElement.removeAttribute('dir'))
    await renderLayout({ path: '/short', width, menu: wideMenu, routes })
    const nav = page.getByRole('navigation', { name: '主导航' })
    const isFitted = () => nav.element().hasAttribute('data-fits')
    await expect.poll(isFitted).toBe(true)
    const header = page.getByRole('banner').element()
    const shown = [...nav.element().querySelectorAll('a, summary')].filter((one) => getComputedStyle(one).visibility === 'visible')
    expect(
      outside(
        shown.filter((one) => box(one).height > 0),
        header,
      ),
    ).toEqual([])
    const [menuBox, buttonBox] = [box(nav.element()), box(header.querySelector('[aria-label^="主题"]'))]
    expect(menuBox.right <= buttonBox.left + 1 || buttonBox.right <= menuBox.left + 1).toBe(true)
    const opener = [...nav.element().querySelectorAll('summary')].findLast((one) => getComputedStyle(one).visibility === 'visible')
    opener?.click()
    const links = [...nav.element().querySelectorAll('details[open] a')]
    expect(links.length).toBeGreaterThan(0)
    expect(outside(links, document.documentElement)).toEqual([])
    for (const link of links) expect(outside(link.querySelectorAll('*'), link)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)

test('[LAY-04] a breadcrumb of long titles is shortened before it reaches the icons of the header', async () => {
  await renderLayout({ path: here, width: 1280, menu, routes, settings: { headerMenu: false } })
  const trail = page.getByRole('navigation', { name: '当前位置' })
  await expect.element(trail).toBeVisible()
  const [bar, available] = [box(trail.element()), box(trail.element().parentElement)]
  expect(isWithin(bar, available)).toBe(true)
  expect([...trail.element().querySelectorAll('li')].filter((item) => !isWithin(box(item), bar))).toEqual([])
  expect(document.documentElement.scrollWidth).toBe(1280)
})

test('a cut label has its whole text as a tooltip, and one that fits has none', async () => {
  await renderLayout({ path: '/short', width: 1280, menu, routes })
  const nav = page.getByRole('navigation', { name: '章节' })
  const titleOf = (selector: string) => titleOnHover(nav.element().querySelector(selector))
  await expect.poll(() => titleOf('a[href="/long"]')).toBe(word)
  expect(await titleOf('a[href="/badge"]')).toBe(word)
  expect(await titleOf('details:has(a[href="/badge"]) > summary')).toBe(word)
  expect(await titleOf('a[href="/short"]')).toBeNull()
})

/** Moves the pointer away first: the code that sets the title may have loaded while it was there. */
async function titleOnHover(element: Element | null): Promise<string | null | undefined> {
  if (!element) return undefined
  await userEvent.unhover(element)
  await userEvent.hover(element)
  return element.getAttribute('title')
}
