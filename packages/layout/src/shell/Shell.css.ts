import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

/** Top of what sticks below the header. */
export const layoutTop = createVar()

/** A short page keeps its footer at the foot of the window. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  vars: { [layoutTop]: vars.size.header },
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

export const body = style({ position: 'relative', minWidth: 0 })

/** As high as the tab bar before that is loaded. */
export const tabs = style({
  selectors: {
    ':root[data-tabs] &': { minHeight: vars.size.tabs },
    ':root[data-tabs="fix"] &': {
      position: 'sticky',
      insetBlockStart: layoutTop,
      zIndex: vars.layer.sticky,
      transition: `translate ${vars.motion.base} ${vars.motion.ease}`,
    },
    // Goes up with a header that hides.
    ':root[data-tabs="fix"] header[data-away]:not(:focus-within) ~ * &': { translate: `0 calc(-1 * ${vars.size.header})` },
  },
  '@media': {
    [media.touch]: { selectors: { ':root[data-tabs] &': { minHeight: 48 } } },
    print: { selectors: { ':root[data-tabs] &': { display: 'none' } } },
  },
})

// The tab bar covers that much more of a heading that is jumped to.
globalStyle(':root[data-tabs="fix"]', { scrollPaddingBlockStart: 112 })
globalStyle(`${root}[data-header-flow]`, { vars: { [layoutTop]: '0px' } })
