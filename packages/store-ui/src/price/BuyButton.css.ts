import { style } from '@vanilla-extract/css'

/** A button that does nothing where scripts are off; the page says so. */
export const buy = style({ '@media': { '(scripting: none)': { display: 'none' } } })
