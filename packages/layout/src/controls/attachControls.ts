import type { KeyValueStorage } from '@view-site/platform'
import { themeAttribute } from '@view-site/ui/palette'
import { readChosen, storeChosen, type Chosen } from '../core/settings/chosenSettings.ts'
import { anchorsId, drawerId, headMenuId } from '../core/documentNames.ts'
import { narrowWindow } from '../core/narrowWindow.ts'
import { attachDrawer } from '../drawer/attachDrawer.ts'
import { attachDropdown } from '../dropdown/attachDropdown.ts'
import { attachHeadMenu } from '../header/menu/attachHeadMenu.ts'
import { attachAnchors } from '../panel/attachAnchors.ts'
import { attachSearch, type AttachSearchOptions } from '../search/attachSearch.ts'
import { attachRail, openCurrent } from './attachRail.ts'
import { collapseButton, drawerButton, searchButton } from './controlSelector.ts'
import { markTheme, resolveTheme, shownTheme, themeOfButton } from './markTheme.ts'

/** Where the layout keeps its settings, and how the search opens. */
export interface ControlsOptions {
  storage: KeyValueStorage
  /** Same as `createLayout`'s. */
  storageKey: string
  /** Loads the search; `searchButton` then selects a control that works without the layout too. @default the search needs the layout */
  search?: AttachSearchOptions
}

/** The controls of a prerendered shell, without React. */
export interface Controls {
  /** Shows the stored settings again, after the content of the page was replaced. */
  update: () => void
  /** Leaves the markup as the server rendered it, for React to hydrate. */
  stop: () => void
}

/**
 * Lets a prerendered shell respond before the layout runs: the choice of the theme, the collapse of the sider, the drawer of a narrow
 * window, the menu and the dropdowns of the header, the sheet of the page's anchors, and the search. Stores what the layout stores and sets the same attributes of
 * `<html>`, so that the layout continues with it.
 */
export function attachControls(root: HTMLElement, { storage, storageKey, search }: ControlsOptions): Controls {
  const controller = new AbortController()
  const { dataset } = document.documentElement
  const defaults = { theme: shownTheme(root), menuCollapse: !isExpanded(root.querySelector(collapseButton)) }
  let attached: (() => void)[] = []
  const detach = () => attached.forEach((stop) => stop())

  function update() {
    detach()
    const { theme, menuCollapse } = { ...defaults, ...readChosen(storage.getItem(storageKey)) }
    mark({ theme, menuCollapse })
    attached = [...root.querySelectorAll<HTMLDetailsElement>('header details')].map((details) => attachDropdown(details))
    const headMenu = root.querySelector<HTMLElement>(`#${headMenuId}`)
    if (headMenu) attached.push(attachHeadMenu(headMenu))
    const drawer = root.querySelector<HTMLElement>(`#${drawerId}`)
    if (drawer) attached.push(attachDrawer(drawer, expandDrawer), () => expandDrawer(false))
    // A sider over the page is never a rail.
    if (dataset.collapsed !== undefined && !matchMedia(narrowWindow).matches) attached.push(...attachRail(root))
    const opener = search && root.querySelector<HTMLElement>(searchButton)
    if (opener) attached.push(attachSearch(opener, search))
    const anchors = root.querySelector<HTMLElement>(`#${anchorsId}`)
    if (anchors) attached.push(attachAnchors(anchors))
  }
  function expandDrawer(isOpen: boolean) {
    root.querySelector(drawerButton)?.setAttribute('aria-expanded', String(isOpen))
  }
  function mark({ theme, menuCollapse }: Chosen) {
    markTheme(root, theme)
    root.querySelector(collapseButton)?.setAttribute('aria-expanded', String(!menuCollapse))
  }
  function choose(patch: Chosen) {
    const next = { ...readChosen(storage.getItem(storageKey)), ...patch }
    if (next.theme === defaults.theme) delete next.theme
    if (next.menuCollapse === defaults.menuCollapse) delete next.menuCollapse
    storeChosen(storage, storageKey, next)
    update()
  }
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null
    const theme = button ? themeOfButton(root, button) : undefined
    if (theme !== undefined) {
      document.documentElement.setAttribute(themeAttribute, resolveTheme(theme))
      choose({ theme })
    } else if (button?.matches(collapseButton)) {
      const menuCollapse = isExpanded(button)
      if (dataset.siderMode?.startsWith('overlay')) dataset.siderMode = menuCollapse ? 'overlay' : 'overlay-pinned'
      else if (menuCollapse) dataset.collapsed = ''
      else delete dataset.collapsed
      choose({ menuCollapse })
      if (!menuCollapse) openCurrent(root)
    }
  }
  root.addEventListener('click', onClick, { signal: controller.signal })
  update()
  return {
    update,
    stop() {
      controller.abort()
      detach()
      mark(defaults)
    },
  }
}

function isExpanded(button: Element | null): boolean {
  return button?.getAttribute('aria-expanded') !== 'false'
}
