import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const statusPage = style({
  width: `min(100% - ${vars.space[12]}, ${vars.size.shell})`,
  marginInline: 'auto',
  paddingBlock: `${vars.space[20]} ${vars.space[12]}`,
  '@media': { [media.mobile]: { width: `calc(100% - ${vars.space[8]})`, paddingBlock: `${vars.space[12]} ${vars.space[8]}` } },
})

/** The status, framed in the ruler's blue like the shape in the logo. */
export const code = style({
  display: 'inline-block',
  padding: `${vars.space[1]} ${vars.space[3]}`,
  marginBottom: vars.space[5],
  border: `1px dashed ${vars.color.line.strong}`,
  borderRadius: vars.radius[1],
  fontFamily: vars.font.mono,
  fontSize: vars.text[24],
  lineHeight: vars.leading[24],
  color: vars.color.text.subtle,
})

export const title = style({ fontSize: vars.text[36], lineHeight: vars.leading[36], maxWidth: '24em' })

export const body = style({
  marginTop: vars.space[3],
  maxWidth: vars.measure,
  fontSize: vars.text[16],
  lineHeight: vars.leading[16],
  color: vars.color.text.muted,
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], marginTop: vars.space[6] })

export const nearList = style({ display: 'grid', gap: vars.space[1], marginTop: vars.space[2] })
