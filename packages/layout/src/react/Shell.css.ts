import { style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

/** A short page keeps its footer at the foot of the window. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  '@media': { print: { display: 'block' } },
})

const fills = style({ flex: '1 0 auto', minWidth: 0, width: '100%' })

const withSider = style({
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

export const middle = styleVariants({ alone: [fills], withSider: [fills, withSider] })

export const body = style({ minWidth: 0 })
