import type { ColorRole } from './ColorRole.ts'

/** A rule of the library whose colour means something else than the same colour elsewhere. */
interface DarkException {
  selector: RegExp
  role?: ColorRole
  /** The colour as the library writes it; every colour of the rule if left out. */
  color?: string
  /** A token without `--ivu-`; the colour is kept if left out. */
  token?: string
}

const allDisabled = /^[^,]*disabled[^,]*(,[^,]*disabled[^,]*)*$/

/** Checked in this order, before the general tables. */
export const darkExceptions: readonly DarkException[] = [
  // Knobs, ticks and marks that lie on a filled control, and the samples of the colour picker.
  { selector: /switch.*:after|btn:before|progress-active.*:before|today.*selected em:after|(hue|alpha)-picker$/, role: 'fill' },
  { selector: /checkbox-inner:after/, role: 'line', color: '#fff' },
  { selector: /picker-(colors-wrapper|saturation)-circle|(hue|alpha)-picker$/, role: 'shadow' },
  // Ghost buttons are made for dark and coloured backgrounds, in both themes.
  { selector: /btn-ghost/, color: '#fff' },
  // Black on yellow.
  { selector: /(^|\s)mark$/ },
  { selector: /arrow:after/, role: 'line', color: '#fff', token: 'surface-raised' },
  { selector: /tooltip-light .*inner/, role: 'fill', token: 'surface-raised' },
  { selector: /^\.ivu-(badge-status-default|tag-dot-inner)$/, role: 'fill', token: 'surface-strong' },
  { selector: /picker-panel-shortcut|page-with-disabled/, role: 'fill', token: 'surface-hover' },
  // Outlines of areas, not of controls, which need 3:1.
  { selector: /^\.ivu-(table(?!-cell-tree)|collapse|tabs|menu|transfer|list)/, color: '#dcdee2', token: 'line-soft' },
  { selector: /slider-bar$/, role: 'fill', color: '#57a3f3', token: 'primary-fill' },
  { selector: /cell-selected:focus/, role: 'fill', token: 'primary-soft' },
  // Only if all of the rule is disabled: the calendar's week numbers share a rule with disabled days.
  { selector: allDisabled, role: 'text', color: '#c5c8ce', token: 'text-disabled' },
  { selector: allDisabled, role: 'text', color: '#ccc', token: 'text-disabled' },
  { selector: /skeleton-item-image-icon/, role: 'text', token: 'text-disabled' },
]
