import type { BenchMenu } from './menu.ts'

/** A layout to compare, in its default state: desktop, all menu groups open. */
export interface Shell {
  /** Renders the layout into an element, at the first page of the menu. */
  mount: (host: HTMLElement, menu: BenchMenu) => void
  /** Selector of the control that collapses its side menu. */
  collapse: string
}

/** Globals that the module of a shell and the benchmark set in the page. */
export interface ShellPage extends Window {
  shell?: Shell
  menu?: BenchMenu
}
