import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const segments = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
})

export const name = style({ marginInlineEnd: vars.space[2], color: vars.color.text.subtle, fontSize: vars.text[13] })

export const segment = style({
  minHeight: vars.size.control,
  padding: `0 ${vars.space[3]}`,
  border: '1px solid transparent',
  borderRadius: vars.radius[2],
  background: 'none',
  color: vars.color.text.muted,
  fontSize: vars.text[14],
  transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { background: vars.color.bg.hover, color: vars.color.text.base },
    '&[aria-pressed="true"]': { borderColor: vars.color.accent.line, background: vars.color.accent.soft, color: vars.color.accent.text },
  },
  '@media': { [media.touch]: { minHeight: '44px' } },
})
