import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const hints = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  gap: vars.space[5],
  padding: `${vars.space[2]} ${vars.space[5]}`,
  borderBlockStart: `1px solid ${vars.color.line.base}`,
  color: vars.color.text.subtle,
  fontSize: vars.text[12],
  '@media': { [media.touch]: { display: 'none' } },
})

globalStyle(`${hints} > span`, { display: 'flex', alignItems: 'center', gap: 6 })
