import { siderId } from '../core/documentNames.ts'
import { attachFlyout } from '../dropdown/attachFlyout.ts'
import { attachRailLabels } from '../sider/attachRailLabels.ts'

const groups = `#${siderId} > ul > li > details`

/** Makes the prerendered sider a rail, whose groups open as flyouts. Returns cleanup functions. */
export function attachRail(root: HTMLElement): (() => void)[] {
  const sider = root.querySelector<HTMLElement>(`#${siderId}`)
  if (!sider) return []
  const details = [...root.querySelectorAll<HTMLDetailsElement>(groups)]
  for (const group of details) group.open = false
  return [attachRailLabels(sider), ...details.map(attachFlyout)]
}

/** Opens the groups around the current page, as in a sider that is not a rail. */
export function openCurrent(root: HTMLElement): void {
  for (const group of root.querySelectorAll<HTMLDetailsElement>(`${groups}:has([aria-current="page"])`)) group.open = true
}
