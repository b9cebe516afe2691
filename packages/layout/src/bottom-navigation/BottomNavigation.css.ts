import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'
import { root as pageFooter } from '../page-kit/PageFooter.css.ts'
import { anchors, bar as anchorsBar, barHeight } from '../panel/Anchors.css.ts'
import { cutText } from '../common/labelText.ts'

const height = `calc(56px + env(safe-area-inset-bottom, 0px))`

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  height,
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  borderBlockStart: `1px solid ${vars.color.line.base}`,
  background: vars.color.bg.raised,
  '@media': { print: { display: 'none' } },
})

export const list = style({ display: 'grid', gridAutoColumns: 'minmax(0, 1fr)', gridAutoFlow: 'column', height: '100%' })

export const item = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  width: '100%',
  height: '100%',
  padding: `0 ${vars.space[1]}`,
  border: 0,
  background: 'none',
  color: vars.color.text.muted,
  fontSize: vars.text[12],
  selectors: {
    '&:hover': { textDecoration: 'none' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': { color: vars.color.accent.text, fontWeight: vars.weight.medium },
  },
})

export const label = style({ ...cutText, maxWidth: '100%' })

// Keeps the end of the page, focused fields and sticky bars of the page above the navigation.
globalStyle(`:root:has(${bar})`, { scrollPaddingBlockEnd: height })
globalStyle(`:root:has(${bar}) body`, { paddingBlockEnd: height })
globalStyle(`:root:has(${bar}) :is(${pageFooter}, ${anchorsBar})`, { insetBlockEnd: height })
globalStyle(`:root:has(${bar}) ${anchors}`, { insetBlockEnd: `calc(${barHeight}px + ${height})` })
