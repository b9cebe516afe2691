import type { BenchMenu } from './menu.ts'

/** A layout to compare, in its default state: desktop, all menu groups open. */
export interface Shell {
  /** Renders the layout into an element, at the first page of the menu. */
  mount: (host: HTMLElement, menu: BenchMenu) => void
  /** Selector of the control that collapses its side menu. */
  collapse: string
}

/**
 * A layout with tabs. Each tab has `data-tab` with its path, the current one also `data-current`; the page of a tab has `data-tab-page` with
 * the path.
 */
export interface TabsShell {
  /** Renders the layout with its tab bar. One that has no limit ignores `maxAlive` and keeps every page alive. */
  start: (maxAlive: number) => BenchTabs
}

/** The tabs of a rendered layout. */
export interface BenchTabs {
  /** Opens a path in a tab, or switches to its tab. */
  go: (path: string) => void
  close: (path: string) => void
  /** Moves a tab to a position in the bar. */
  move: (path: string, index: number) => void
}

/** What a page shows of our shell, for a page that has the same elements without the shell's script. */
export interface ShellSnapshot {
  /** The elements of the body. */
  html: string
  /** Attributes of `<html>` by name: while the side menu is open, and once it is collapsed. */
  open: Readonly<Record<string, string>>
  collapsed: Readonly<Record<string, string>>
}

/** Globals that the module of a shell and the benchmark set in the page. */
export interface ShellPage extends Window {
  shell?: Shell
  tabsShell?: TabsShell
  tabs?: BenchTabs
  menu?: BenchMenu
  snapshot?: ShellSnapshot
}
