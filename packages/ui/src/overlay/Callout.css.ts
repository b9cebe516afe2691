import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'
import { card, cardTitle } from './Popup.css.ts'

/** Takes the clicks on the page; the wheel still scrolls it. */
export const mask = style({ position: 'fixed', inset: 0, zIndex: vars.layer.modal })

/** As large as the target; its shadow is the scrim. */
export const highlight = style({
  zIndex: vars.layer.modal,
  width: 'var(--anchor-width)',
  height: 'var(--anchor-height)',
  borderRadius: vars.radius[2],
  boxShadow: `0 0 0 3px ${vars.color.accent.base}, 0 0 0 200vmax ${vars.color.bg.scrim}`,
  pointerEvents: 'none',
  '@media': {
    // Inside the target, so that it is seen also where the target reaches the edge of the window.
    [media.forcedColors]: { outline: '3px solid Highlight', outlineOffset: '-3px' },
  },
})

export const callout = style([card, { overflowWrap: 'anywhere' }])

export const title = style([cardTitle, { fontWeight: vars.weight.bold }])
