import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

/** Height of the bar on a narrow screen, with its line, in px. */
export const barHeight = 57

/** Rests below the article, and stays at the bottom of the window before that. */
export const bar = style({
  display: 'none',
  '@media': {
    [media.tablet]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: vars.layer.sticky,
      display: 'flex',
      gap: vars.space[2],
      // Its links and button are as high as a finger needs: 44 px.
      minHeight: barHeight,
      paddingBlock: 6,
      borderBlockStart: `1px solid ${vars.color.line.base}`,
      background: vars.color.bg.page,
    },
    print: { display: 'none' },
  },
})

/** A popover: it is closed until the bar opens it, except next to the article. */
export const anchors = style({
  '@media': {
    [media.desktop]: {
      // The browser's own styles of a popover.
      all: 'unset',
      display: 'block',
      fontSize: vars.text[13],
      selectors: { [`${bar}:not(:first-child) + &`]: { marginBlockStart: vars.space[6] } },
    },
    [media.tablet]: {
      insetBlock: `auto ${barHeight}px`,
      insetInline: '0 auto',
      width: 'min(100%, 400px)',
      maxHeight: '70dvh',
      margin: 0,
      padding: vars.space[4],
      border: `1px solid ${vars.color.line.strong}`,
      background: vars.color.bg.raised,
      color: 'inherit',
      boxShadow: vars.elevation[2],
    },
  },
})

export const title = style({
  color: vars.color.text.subtle,
  fontSize: vars.text[12],
  lineHeight: vars.leading[12],
  fontWeight: vars.weight.medium,
})

export const list = style({ marginBlockStart: vars.space[2], borderInlineStart: `1px solid ${vars.color.line.base}` })

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 32,
  paddingBlock: vars.space[1],
  marginInlineStart: -1,
  borderInlineStart: '1px solid transparent',
  color: vars.color.text.muted,
  lineHeight: vars.leading[13],
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { color: vars.color.text.base },
    '&[aria-current]': { color: vars.color.accent.text, borderInlineStart: `2px solid ${vars.color.brand}` },
  },
  '@media': { [media.tablet]: { minHeight: 44 } },
})

export const depth = styleVariants({ 1: vars.space[3], 2: vars.space[6], 3: '36px' }, (indent) => ({
  paddingInline: `${indent} ${vars.space[3]}`,
  // The line of the current one is a pixel wider: its text stays where it is.
  selectors: { '&[aria-current]': { paddingInlineStart: `calc(${indent} - 1px)` } },
}))

// What gets the focus is not covered by the bar.
globalStyle(':root', { '@media': { [media.tablet]: { scrollPaddingBlockEnd: barHeight } } })
