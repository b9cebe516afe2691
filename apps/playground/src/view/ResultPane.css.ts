import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const result = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  background: vars.color.bg.sunken,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
})

export const phase = style({ minInlineSize: 0, paddingInlineEnd: vars.space[2], textAlign: 'end' })

/** In the colors of the library, as the frame on it. */
export const sheet = style({
  flex: 1,
  minBlockSize: 0,
  margin: `0 ${vars.space[3]} ${vars.space[3]}`,
  borderRadius: vars.radius[1],
  background: vars.sheet.bg,
  boxShadow: `0 0 0 1px ${vars.color.line.strong}`,
  overflow: 'hidden',
  '@media': { [media.tablet]: { flex: 'none', blockSize: '52dvh' } },
})

globalStyle(`${sheet} > iframe`, { display: 'block', inlineSize: '100%', blockSize: '100%', border: 0 })
