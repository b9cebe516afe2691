import { memoryStorage } from '@view-site/vitest-config/storage'
import { expect, inject, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SearchPicker, type PickerDialogProps, type SettingsPatch } from '../../src/index.ts'
import { SearchDialog } from '../../src/search.ts'
import { zhCN } from '../../src/search/locales/zh-CN.ts'
import type { LayoutSetup } from '../layoutOptions.tsx'
import { renderLayout } from '../renderLayout.tsx'
import { deepPath, hardLabels, labelRoutes, menuOf, type HardLabel } from './hardLabels.ts'

/** Sizes of windows: of a desktop, of phones, one of them held sideways, and of a desktop of 1280 × 1024 px at 400 %. */
const windows = { wide: [1280, 800], narrow: [320, 640], sideways: [667, 320], zoomed: [320, 256] } as const

type WindowName = keyof typeof windows

/** Parts of the shell that show labels. */
export const areaNames = ['header', 'dropdown', 'breadcrumb', 'menu', 'rail', 'tabs', 'picker'] as const

export type AreaName = (typeof areaNames)[number]

/** What is shown: an area with a label everywhere, in a window, in a direction. */
export interface Cell {
  area: AreaName
  label: HardLabel
  name: WindowName
  direction: 'ltr' | 'rtl'
}

interface Area {
  /** The windows that have it. */
  windows: readonly WindowName[]
  path?: string
  settings?: SettingsPatch
  setup?: (label: string) => LayoutSetup
  /** Makes it visible and returns its element. */
  open: (label: string, name: WindowName) => Promise<Element>
}

const areas: Record<AreaName, Area> = {
  header: {
    windows: ['wide', 'narrow'],
    path: '/',
    settings: { showReload: true, showNotice: true },
    setup: (title) => ({ brand: { title }, messages: 120 }),
    async open() {
      await expect.element(page.getByRole('button', { name: /^通知/, includeHidden: true })).toBeInTheDocument()
      return elementOf('header')
    },
  },
  dropdown: {
    windows: ['wide'],
    path: '/',
    async open() {
      await expect.poll(() => elementOf('header nav').hasAttribute('data-fits')).toBe(true)
      const openers = [...elementOf('header nav').querySelectorAll('summary')]
      openers.findLast((one) => one.checkVisibility({ visibilityProperty: true }))?.click()
      return elementOf('header nav details[open] > :not(summary)')
    },
  },
  breadcrumb: {
    windows: ['wide'],
    settings: { headerMenu: false },
    async open() {
      await expect.element(page.getByRole('navigation', { name: '当前位置' })).toBeVisible()
      return elementOf('header')
    },
  },
  menu: {
    windows: ['wide', 'zoomed'],
    settings: { menuAccordion: false },
    async open(_, name) {
      if (name !== 'wide') await page.getByRole('button', { name: '打开菜单' }).click()
      const menu = page.getByRole('navigation', { name: '章节' })
      await expect.element(menu).toBeVisible()
      openGroups(menu.element())
      menu.element().querySelector('[aria-current]')?.scrollIntoView({ block: 'center' })
      return name === 'wide' ? menu.element() : page.getByRole('dialog').element()
    },
  },
  rail: {
    windows: ['wide'],
    settings: { menuCollapse: true },
    async open() {
      const group = elementOf('#view-layout-sider details > summary')
      group.focus()
      group.click()
      await expect.poll(() => elementOf('#view-layout-sider').style.getPropertyValue('--rail-top')).not.toBe('')
      return elementOf('#view-layout-sider details[open] > ul')
    },
  },
  tabs: {
    windows: ['wide', 'narrow'],
    settings: { tabs: true, showTabsIcon: true },
    setup: (name) => ({ storage: memoryStorage({ 'view-site.layout.tabs': JSON.stringify(tabsOf(name)) }) }),
    async open() {
      const bar = page.getByRole('navigation', { name: '打开的页面' })
      await expect.element(bar).toBeVisible()
      return bar.element()
    },
  },
  picker: {
    windows: ['sideways', 'zoomed'],
    setup: () => ({ slots: { Search: () => <SearchPicker load={load} /> } }),
    async open(label) {
      await userEvent.keyboard('{Control>}k{/Control}')
      await expect.element(page.getByRole('combobox')).toHaveFocus()
      await userEvent.keyboard(label.slice(0, 5))
      await expect.poll(() => page.getByRole('option').elements().length).toBeGreaterThan(3)
      return elementOf('dialog[open]')
    },
  },
}

/**
 * The cells of the matrix: every area with every label, in each window that has it, in both directions; in a usual run, labels that read
 * against the direction of the page.
 */
export const cells: readonly Cell[] = areaNames.flatMap((area) =>
  areas[area].windows.flatMap((name) =>
    (['word', 'chinese', 'arabic'] as const).flatMap((label) =>
      (['ltr', 'rtl'] as const)
        .filter((direction) => inject('isFull') || `${label} ${direction}` === 'word rtl' || `${label} ${direction}` === 'arabic ltr')
        .map((direction) => ({ area, name, label, direction })),
    ),
  ),
)

/** Renders a layout, opens what the cell is about, and returns its element. */
export async function showCell({ area, name, label, direction }: Cell): Promise<Element> {
  const { path = deepPath, settings, setup, open } = areas[area]
  const title = hardLabels[label]
  const [width, height] = windows[name]
  const base = { path, width, menu: menuOf(title), routes: labelRoutes, settings: { ...settings, direction } }
  const { layout } = await renderLayout({ ...base, ...setup?.(title) })
  onTestFinished(() => layout.settings.set({ direction: 'auto' }))
  await page.viewport(width, height)
  return open(title, name)
}

const load = async () => (props: PickerDialogProps) => <SearchDialog texts={zhCN} storage={memoryStorage()} {...props} />

/** A pinned tab, one in a group, and a collapsed group. */
function tabsOf(name: string) {
  return [
    { fullPath: '/' },
    { fullPath: '/long', pinned: true },
    { fullPath: '/badge', group: { id: '1', name, color: 'success', collapsed: false } },
    { fullPath: deepPath },
    { fullPath: '/named', group: { id: '2', name, color: 'warning', collapsed: true } },
  ]
}

function openGroups(menu: Element): void {
  for (const group of menu.querySelectorAll('details')) group.open = true
}

function elementOf(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`Nothing is ${selector}`)
  return found
}
