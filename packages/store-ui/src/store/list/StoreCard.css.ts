import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line.base}`,
  borderRadius: vars.radius[3],
  background: vars.color.bg.page,
  transition: `border-color ${vars.motion.fast}`,
  selectors: { '&:hover, &:focus-within': { borderColor: vars.color.accent.line } },
})

export const mat = style({ padding: vars.space[3], borderBlockEnd: `1px solid ${vars.color.line.base}`, background: vars.color.bg.sunken })

export const cover = style({ display: 'block', width: '100%', height: 'auto', aspectRatio: '8 / 5', borderRadius: vars.radius[1] })

export const body = style({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: vars.space[1],
  padding: `${vars.space[4]} ${vars.space[5]} ${vars.space[5]}`,
})

export const kind = style({ color: vars.color.text.subtle, fontSize: vars.text[12], lineHeight: vars.leading[12] })

export const title = style({ fontSize: vars.text[16], lineHeight: vars.leading[16] })

export const link = style({ color: vars.color.text.base, selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } } })

export const summary = style({ marginBlockEnd: vars.space[2], color: vars.color.text.muted })
