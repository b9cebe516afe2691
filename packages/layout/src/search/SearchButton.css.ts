import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  width: vars.size.search,
  height: 32,
  padding: `0 ${vars.space[2]}`,
  border: '1px solid transparent',
  borderRadius: vars.radius[2],
  background: vars.header.field,
  color: vars.header.text.muted,
  fontSize: vars.text[13],
  selectors: {
    '&:hover': { color: vars.header.text.base },
    '&:focus-visible': { outlineColor: vars.header.focus },
  },
  '@media': {
    [media.mobile]: { width: 44, height: 44, padding: 0, justifyContent: 'center', background: 'none' },
  },
})

// On a phone it is the name of the icon alone.
export const text = style({
  '@media': { [media.mobile]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } },
})
export const keys = style({
  marginInlineStart: 'auto',
  font: `${vars.text[12]}/18px ${vars.font.mono}`,
  '@media': { [media.mobile]: { display: 'none' } },
})
