import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const withSider = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.sider} minmax(0, 1fr)`,
  selectors: { ':root[data-collapsed] &': { gridTemplateColumns: `${vars.size.siderCollapsed} minmax(0, 1fr)` } },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: { ':root[data-collapsed] &': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
    print: { display: 'block' },
  },
})

export const body = style({ minWidth: 0 })
