import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const list = style({ minWidth: 240 })

export const notice = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[4],
  justifyContent: 'space-between',
  padding: `${vars.space[2]} 0`,
  borderBlockEnd: `1px solid ${vars.color.line.base}`,
  fontSize: vars.text[14],
})

export const date = style({ color: vars.color.text.subtle, font: `${vars.text[12]}/${vars.leading[12]} ${vars.font.mono}` })

export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  marginBlockStart: vars.space[2],
  fontSize: vars.text[14],
  '@media': { [media.touch]: { minHeight: 44 } },
})
