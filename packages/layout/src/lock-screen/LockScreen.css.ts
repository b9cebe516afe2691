import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const cover = style({
  width: '100%',
  maxWidth: 'none',
  height: '100%',
  maxHeight: 'none',
  padding: vars.space[5],
  border: 0,
  background: vars.color.bg.page,
  color: vars.color.text.base,
  visibility: 'visible',
  selectors: { '&[open]': { display: 'grid' } },
})

// Also before the screen is rendered, and what opens later.
globalStyle(':root[data-screen-locked] body', { overflow: 'hidden', visibility: 'hidden' })

export const form = style({ display: 'grid', gap: vars.space[2], width: '100%', maxWidth: 320, margin: 'auto' })

export const icon = style({ justifySelf: 'center', color: vars.color.text.subtle })

export const title = style({ fontSize: vars.text[20], lineHeight: vars.leading[20], fontWeight: vars.weight.bold, textAlign: 'center' })

export const name = style({ color: vars.color.text.muted, overflowWrap: 'anywhere', textAlign: 'center' })

export const label = style({ color: vars.color.text.muted, fontSize: vars.text[13] })

export const field = style({
  minHeight: `max(40px, ${vars.size.control})`,
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius[2],
  background: vars.color.bg.page,
  color: 'inherit',
  selectors: { '&[aria-invalid="true"]': { borderColor: vars.color.danger.text } },
})

export const error = style({ minHeight: vars.leading[13], color: vars.color.danger.text, fontSize: vars.text[13] })
