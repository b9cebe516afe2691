import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const button = style({
  position: 'fixed',
  insetInlineEnd: vars.space[6],
  insetBlockEnd: vars.space[6],
  zIndex: vars.layer.sticky,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '44px',
  minWidth: '44px',
  justifyContent: 'center',
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.full,
  background: vars.color.bg.raised,
  color: vars.color.text.base,
  boxShadow: vars.elevation[1],
  selectors: {
    '&:hover': { background: vars.color.bg.hover },
    // The page may be painted when the link has arrived and its content has not: it would grow then.
    '&:not(:has(> span:not(:empty)))': { display: 'none' },
  },
  '@media': {
    [media.mobile]: { insetInlineEnd: vars.space[3], insetBlockEnd: vars.space[3], paddingInline: 0 },
    [media.print]: { display: 'none' },
  },
})

// The last line of the page's footer is above the button.
globalStyle('#app > div > footer', { paddingBlockEnd: vars.space[12] })

globalStyle(`${button} svg`, { scale: 1.25 })

export const label = style({
  '@media': { [media.mobile]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
})
