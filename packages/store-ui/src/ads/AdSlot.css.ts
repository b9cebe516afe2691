import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const ad = style({ position: 'relative', margin: 0, marginBlock: vars.space[4] })

export const link = style({ display: 'block' })

const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  border: `1px solid ${vars.color.line.base}`,
  borderRadius: vars.radius[2],
})

export const wide = style([picture, { aspectRatio: '10 / 1', objectFit: 'cover' }])

export const narrow = style([picture, { aspectRatio: '2 / 1' }])

export const title = style({
  display: 'block',
  paddingBlockStart: vars.space[1],
  color: vars.color.text.muted,
  fontSize: vars.text[12],
  lineHeight: vars.leading[12],
})

export const label = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  paddingInline: '6px',
  borderStartEndRadius: vars.radius[2],
  borderEndStartRadius: vars.radius[2],
  background: vars.color.bg.page,
  color: vars.color.text.muted,
  fontSize: vars.text[12],
  lineHeight: '18px',
  pointerEvents: 'none',
})
