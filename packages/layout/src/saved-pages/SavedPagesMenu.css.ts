import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

/** Above the menu of the section, with a line between them. */
export const list = style({
  marginBlockEnd: vars.space[2],
  paddingBlockEnd: vars.space[2],
  borderBlockEnd: `1px solid ${vars.sider.line}`,
})

/** In front of a title, which a rail does not draw. */
export const icon = style({
  flex: 'none',
  width: 16,
  height: 16,
  marginInlineEnd: vars.space[2],
  selectors: { ':root[data-collapsed] &': { marginInlineEnd: 0 } },
})
