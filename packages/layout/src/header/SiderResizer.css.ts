import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

/** Over the line between sider and page. */
export const edge = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: -4,
  // Half of it lies over the sider.
  zIndex: `calc(${vars.layer.sticky} + 2)`,
  width: 8,
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 3,
      width: 2,
      background: 'transparent',
      transition: `background-color ${vars.motion.fast}`,
    },
    '&:is(:hover, :focus-visible, :active)::after': { background: vars.color.brand },
    ':root:is([data-collapsed], [data-maximized]) &': { display: 'none' },
  },
  '@media': { [media.tablet]: { display: 'none' }, print: { display: 'none' } },
})
