import { createVar, style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const mat = style({ padding: `0 ${vars.space[3]} ${vars.space[3]}`, background: vars.color.bg.sunken })

export const top = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: '32px',
  color: vars.color.text.subtle,
  font: `${vars.text[12]}/${vars.leading[12]} ${vars.font.mono}`,
})

/** Column of a label on the scale, 0 to 24. */
export const column = createVar()

export const scaleLabel = style({
  position: 'absolute',
  insetInlineStart: `calc(${column} * 100% / 24)`,
  translate: '-50%',
  selectors: {
    '&:first-child': { translate: 0 },
    '&:last-child': { translate: '-100%' },
    '[dir="rtl"] &': { translate: '50%' },
    '[dir="rtl"] &:first-child': { translate: 0 },
    '[dir="rtl"] &:last-child': { translate: '100%' },
  },
})
