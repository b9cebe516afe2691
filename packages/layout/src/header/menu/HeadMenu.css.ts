import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const nav = style({
  position: 'relative',
  display: 'flex',
  // As wide as its row of links, or as the dropdown in its place: the rest belongs to the breadcrumb.
  minWidth: 0,
  height: '100%',
  selectors: {
    // Until a script has measured it, a row that does not fit wraps below the header, and the dropdown takes its line.
    '&:not([data-fits])': { flexWrap: 'wrap', overflow: 'clip' },
    '&:not([data-fits]):has([open])': { overflow: 'visible' },
  },
  '@media': { [media.tablet]: { display: 'none' } },
})

export const folded = style({
  selectors: {
    [`${nav}[data-fits="true"] > &`]: { display: 'none' },
    // First in the line, and of no width next to a row that fits.
    [`${nav}:not([data-fits]) > &`]: { order: -1, flex: 1, containerType: 'inline-size' },
  },
})

export const foldedSummary = style({ width: 'max-content', '@container': { '(width < 1px)': { visibility: 'hidden' } } })

export const list = style({
  display: 'flex',
  flex: 'none',
  width: 'max-content',
  height: '100%',
  selectors: {
    // Still laid out, so that it can be measured; out of sight, of the Tab order and of the accessibility tree.
    [`${nav}[data-fits="false"] > &`]: { position: 'absolute', insetInlineStart: 0, visibility: 'hidden' },
    [`${nav}:not([data-fits]):has(> [open]) > &`]: { visibility: 'hidden' },
  },
})

export const entry = style({ height: '100%' })

export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  height: '100%',
  padding: `0 ${vars.space[3]}`,
  color: vars.header.text.muted,
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { color: vars.header.text.base, background: vars.header.hover },
    '&:focus-visible': { outlineColor: vars.header.focus, outlineOffset: '-2px' },
    '&[aria-current]': { color: vars.header.current, fontWeight: vars.weight.medium },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: -1,
      insetInline: vars.space[3],
      height: 2,
      background: 'currentColor',
    },
  },
})
