import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'
import { layoutTop } from '../../shell/Shell.css.ts'

/** Over the border between sider and page. Fixed, because its parent, the sider, scrolls and would clip it. */
export const edge = style({
  position: 'fixed',
  insetBlock: `${layoutTop} 0`,
  insetInlineStart: `calc(${vars.size.sider} - 4px)`,
  zIndex: 1,
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
