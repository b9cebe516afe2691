import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

/** In the page from the start, so that screen readers announce the text when it arrives. */
export const text = style({ display: 'block', selectors: { '&:not(:empty)': { marginBlock: vars.space[3] } } })
