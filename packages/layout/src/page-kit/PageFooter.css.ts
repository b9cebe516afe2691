import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const root = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  marginBlockStart: vars.space[4],
  padding: `${vars.space[3]} ${vars.space[5]}`,
  paddingBlockEnd: `max(${vars.space[3]}, env(safe-area-inset-bottom))`,
  border: `1px solid ${vars.color.line.base}`,
  borderRadius: `${vars.radius[3]} ${vars.radius[3]} 0 0`,
  background: vars.color.bg.raised,
  boxShadow: vars.elevation[1],
  '@media': { [media.mobile]: { paddingInline: vars.space[4] }, print: { display: 'none' } },
})

export const text = style({ flex: '1 1 200px', minWidth: 0, color: vars.color.text.muted, fontSize: vars.text[14] })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginInlineStart: 'auto',
  '@media': { [media.mobile]: { width: '100%' } },
})

// A field that gets the focus is scrolled to above the bar, not behind it.
globalStyle(`:root:has(${root})`, { scrollPaddingBlockEnd: 88 })
