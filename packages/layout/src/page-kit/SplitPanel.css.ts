import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'
import { layoutTop } from '../shell/Shell.css.ts'

/** Width of a panel at the end, height of one at the foot. */
export const panelSize = createVar()
const top = createVar()

const open = style({
  vars: { [top]: layoutTop },
  selectors: { ':root[data-tabs="fix"] &': { vars: { [top]: `calc(${layoutTop} + ${vars.size.tabs})` } } },
})

export const root = styleVariants({
  closed: {},
  end: [
    open,
    {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) min(${panelSize}, 50%)`,
      columnGap: vars.space[4],
      alignItems: 'start',
      '@media': { print: { display: 'block' } },
    },
  ],
  bottom: [open],
})

export const main = style({ minWidth: 0 })

const panel = style({
  position: 'sticky',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: `1px solid ${vars.color.line.base}`,
  background: vars.color.bg.raised,
  '@media': { print: { position: 'static' } },
})

export const panels = styleVariants({
  end: [
    panel,
    {
      insetBlockStart: `calc(${top} + ${vars.space[4]})`,
      maxHeight: `calc(100dvh - ${top} - ${vars.space[8]})`,
      borderRadius: vars.radius[3],
    },
  ],
  bottom: [
    panel,
    {
      insetBlockEnd: 0,
      zIndex: vars.layer.sticky,
      height: `min(${panelSize}, 60dvh)`,
      marginBlockStart: vars.space[4],
      borderRadius: `${vars.radius[3]} ${vars.radius[3]} 0 0`,
      boxShadow: vars.elevation[2],
    },
  ],
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: 52,
  paddingInline: `${vars.space[5]} ${vars.space[3]}`,
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

/** As large as the close button, before its label is loaded. */
export const close = style({ flex: 'none', width: vars.size.control, height: vars.size.control })

export const body = style({
  flex: '1 1 auto',
  minHeight: 0,
  padding: vars.space[5],
  overflow: 'auto',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': { [media.mobile]: { padding: vars.space[4] }, print: { overflow: 'visible' } },
})

const handle = style({
  position: 'absolute',
  zIndex: 1,
  touchAction: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', background: 'transparent', transition: `background-color ${vars.motion.fast}` },
    '&:is(:hover, :focus-visible, :active)::after': { background: vars.color.brand },
  },
  '@media': { print: { display: 'none' } },
})

export const handles = styleVariants({
  end: [
    handle,
    {
      insetBlock: 0,
      insetInlineStart: -12,
      width: 12,
      cursor: 'col-resize',
      selectors: { '&::after': { insetBlock: 0, insetInlineStart: 5, width: 2 } },
    },
  ],
  bottom: [
    handle,
    {
      insetInline: 0,
      insetBlockStart: -8,
      height: 12,
      cursor: 'row-resize',
      selectors: { '&::after': { insetInline: 0, insetBlockStart: 7, height: 2 } },
    },
  ],
})
