import { vars } from '@view-site/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  inlineSize: 'min(100% - 48px, 640px)',
  marginInline: 'auto',
  paddingBlock: '96px',
})

export const code = style({ margin: 0, color: vars.color.text.subtle, fontFamily: vars.font.mono, fontSize: vars.text[14] })

export const title = style({ margin: 0, fontSize: '1.75rem', lineHeight: 1.3 })

export const text = style({ margin: 0, color: vars.color.text.muted })
