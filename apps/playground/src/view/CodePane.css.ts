import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const code = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  background: vars.color.code.bg,
  color: vars.color.code.text,
  // Code is left-to-right in every language.
  direction: 'ltr',
})

export const field = style({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  overflow: 'hidden',
  borderBlockStart: `1px solid ${vars.color.line.base}`,
  '@media': { [media.tablet]: { flex: 'none', blockSize: '48dvh' } },
})

export const plain = style({
  position: 'absolute',
  inset: 0,
  overflow: 'auto',
  padding: '12px 16px 12px 60px',
  font: `${vars.text[13]}/22px ${vars.font.mono}`,
})

export const failed = style({ padding: vars.space[6] })
