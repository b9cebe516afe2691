import type { BenchMenu } from './menu.ts'

/** A layout to compare, in its default state: desktop, all menu groups open. */
export interface Shell {
  /** Draws it into an element, at the first page of the menu. */
  mount: (host: HTMLElement, menu: BenchMenu) => void
  /** Selector of the control that folds its side menu. */
  collapse: string
}

/** What the module of a shell, and who measures it, leave in the page. */
export interface ShellPage extends Window {
  shell?: Shell
  menu?: BenchMenu
}
