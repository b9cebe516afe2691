import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const drawerWidth = createVar()
/** Number of drawers above this one. */
export const above = createVar()
const shift = createVar()

const drawer = style({
  vars: { [shift]: `calc(${above} * 64px)` },
  position: 'fixed',
  insetBlock: 0,
  width: `min(${drawerWidth}, 100% - ${shift})`,
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  padding: 0,
  // Popups and questions in it may be wider.
  overflow: 'visible',
  border: 0,
  background: vars.color.bg.raised,
  color: vars.color.text.base,
  boxShadow: vars.elevation[2],
  // Drawn only where the visitor's colours are forced, which take the shadow away.
  outline: '1px solid transparent',
  transition: `margin ${vars.motion.slow} ${vars.motion.ease}, opacity ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: {
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '&::backdrop': { background: vars.color.bg.scrim },
  },
  '@starting-style': { opacity: 0 },
  '@media': { [media.mobile]: { vars: { [shift]: '0px' }, width: '100%' }, [media.reducedMotion]: { transition: 'none' } },
})

export const sides = styleVariants({
  end: [drawer, { insetInline: 'auto 0', margin: 0, marginInlineEnd: shift }],
  start: [drawer, { insetInline: '0 auto', margin: 0, marginInlineStart: shift }],
})

// The page behind it does not scroll.
globalStyle(`:root:has(${drawer}[open])`, { overflow: 'hidden' })

export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  minHeight: vars.size.header,
  paddingInline: `${vars.space[5]} calc(${vars.size.control} + ${vars.space[4]})`,
  borderBlockEnd: `1px solid ${vars.color.line.base}`,
  '@media': { [media.mobile]: { paddingInlineStart: vars.space[4] } },
})

export const title = style({
  minWidth: 0,
  paddingBlock: vars.space[2],
  fontSize: vars.text[16],
  lineHeight: vars.leading[16],
  overflowWrap: 'anywhere',
})

export const close = style({
  position: 'absolute',
  insetBlockStart: `calc((${vars.size.header} - ${vars.size.control}) / 2)`,
  insetInlineEnd: vars.space[3],
})

export const body = style({
  flex: '1 1 auto',
  minHeight: 0,
  padding: vars.space[5],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': { [media.mobile]: { padding: vars.space[4] } },
})

export const foot = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[5]}`,
  borderBlockStart: `1px solid ${vars.color.line.base}`,
  '@media': { [media.mobile]: { paddingInline: vars.space[4] } },
})
