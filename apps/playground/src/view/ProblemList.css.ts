import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const region = style({ maxBlockSize: '35%', overflowY: 'auto', '@media': { [media.tablet]: { maxBlockSize: 'none' } } })

export const list = style({
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderBlockStart: `1px solid ${vars.color.line.base}`,
  background: vars.color.danger.soft,
  color: vars.color.danger.text,
})

/** The code may be intended: warnings. */
export const traps = style([list, { background: vars.color.warning.soft, color: vars.color.warning.text }])

export const item = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[2], paddingBlock: vars.space[1] })

export const icon = style({ flex: 'none', alignSelf: 'flex-start', marginBlockStart: vars.space[1] })

export const line = style({
  flex: 'none',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontWeight: vars.weight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  '@media': { [media.touch]: { minBlockSize: '44px' } },
})

export const message = style({ minInlineSize: 0, overflowWrap: 'anywhere', fontSize: vars.text[13], fontFamily: vars.font.mono })
