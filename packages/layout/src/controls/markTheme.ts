import { themeChoices } from '../core/settings/themeChoices.ts'
import { themeButton } from './controlSelector.ts'

/** The theme of a button of the choice. */
export function themeOfButton(root: HTMLElement, button: Element): string | undefined {
  return themeChoices[buttonsOf(root).findIndex((one) => one === button)]
}

/** The theme that the buttons show as chosen. */
export function shownTheme(root: HTMLElement): string | undefined {
  return themeChoices[buttonsOf(root).findIndex(isPressed)]
}

/** Shows a theme as the chosen one, as `ThemeSwitch` does: its button with the check mark, and its name in the label of the dropdown. */
export function markTheme(root: HTMLElement, theme: string | undefined): void {
  const buttons = buttonsOf(root)
  const next = buttons.find((_, index) => themeChoices[index] === theme)
  const last = buttons.find(isPressed)
  if (!next || !last || next === last) return
  const summary = next.closest('details')?.querySelector('summary')
  for (const name of ['aria-label', 'title'])
    summary?.setAttribute(name, (summary.getAttribute(name) ?? '').replace(last.textContent, next.textContent))
  next.append(...last.children)
  last.ariaPressed = 'false'
  next.ariaPressed = 'true'
}

/** Light or dark: `system` is resolved. */
export function resolveTheme(choice: string): string {
  if (choice !== 'system') return choice
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function buttonsOf(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(themeButton)]
}

function isPressed({ ariaPressed }: Element): boolean {
  return ariaPressed === 'true'
}
