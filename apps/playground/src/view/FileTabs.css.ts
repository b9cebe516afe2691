import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'
import * as pane from './Pane.css.ts'

/** Scrolls if the names do not fit. */
export const tabs = style({ flex: 'none', display: 'flex', maxInlineSize: '75%', overflowX: 'auto' })

// Still the description of the editor, where there is no place to show it.
globalStyle(`${tabs} + .${pane.note}`, { '@media': { '(max-width: 480px)': { display: 'none' } } })

/** Next to the class of a pane's title. */
export const tab = style({
  minBlockSize: '40px',
  padding: `0 ${vars.space[3]}`,
  border: 0,
  background: 'none',
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: { '&[aria-selected="true"]': { boxShadow: `inset 0 -2px ${vars.color.accent.base}`, color: vars.color.text.base } },
  '@media': { [media.coarse]: { minBlockSize: '44px' } },
})
