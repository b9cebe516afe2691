import { lightSheet, media, vars } from '@view-site/ui/theme'
import { createVar, globalStyle } from '@vanilla-extract/css'
import { openInWideWindows, wideWindow } from './wideWindow.ts'

const column = `repeating-linear-gradient(90deg, ${vars.color.line.tick} 0 1px, transparent 1px calc(100% / 24))`
const third = `repeating-linear-gradient(90deg, ${vars.color.brand} 0 1px, transparent 1px calc(100% / 3))`
const inner = `calc(${vars.radius[3]} - 1px)`

/** Windows in which only the first action has a label. */
const narrow = '(max-width: 420px)'

/** Width kept free next to the actions for the disclosure's own button, which is in another element. */
const toggle = createVar()

// Not clipped: popups of a demo may overlap the edge of its sheet.
globalStyle('.doc-demo', {
  vars: { [toggle]: '106px' },
  marginBlockStart: vars.space[4],
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius[3],
  scrollMarginBlockStart: vars.space[2],
})
globalStyle('.doc-demo:lang(en)', { vars: { [toggle]: '116px' } })
globalStyle('.doc-body > p + .doc-demo', { marginBlockStart: vars.space[5] })

globalStyle('.doc-mat', {
  padding: `0 ${vars.space[3]} ${vars.space[3]}`,
  borderRadius: `${inner} ${inner} 0 0`,
  background: vars.color.bg.sunken,
  '@media': { [media.mobile]: { padding: `0 ${vars.space[2]} ${vars.space[2]}` } },
})
globalStyle('.doc-mat-top', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  blockSize: '32px',
  color: vars.color.text.subtle,
  font: `${vars.text[12]}/${vars.leading[12]} ${vars.font.mono}`,
})
globalStyle('.doc-ruler', { position: 'relative', blockSize: '8px', background: `${column} 0 0 / 100% 4px no-repeat` })
globalStyle('.doc-ruler::after', {
  content: '',
  position: 'absolute',
  inset: 0,
  background: third,
  borderInlineEnd: `1px solid ${vars.color.brand}`,
})

globalStyle('.doc-sheet', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  minBlockSize: '112px',
  padding: `${vars.space[8]} ${vars.space[6]}`,
  borderRadius: vars.radius[1],
  backgroundColor: vars.sheet.bg,
  backgroundImage: `radial-gradient(${vars.sheet.grid} 1px, transparent 1px)`,
  backgroundSize: '16px 16px',
  backgroundPosition: '7px 7px',
  boxShadow: `0 0 0 1px ${vars.color.line.strong}`,
  color: vars.sheet.text,
  '@media': { [media.mobile]: { padding: `${vars.space[6]} ${vars.space[4]}` } },
})
globalStyle(`${lightSheet.page} .doc-sheet`, { vars: lightSheet.vars })
// The note is for demos that are not drawn in the page. Without scripts no attribute says that the page is dark, and drawn demos are light.
globalStyle('.doc-sheet', { '@media': { '(scripting: none)': { vars: lightSheet.vars } } })
globalStyle('.doc-sheet:not(:has(> .doc-snapshot))::before', { '@media': { '(scripting: none)': { content: 'attr(data-noscript)' } } })
globalStyle('.doc-demo[data-state="failed"] .doc-sheet', {
  background: vars.color.bg.page,
  color: vars.color.text.base,
})
globalStyle('.doc-demo[data-state="failed"] .doc-host', { display: 'none' })
// The reserved space and the demo share a grid cell: the sheet is as high as the higher one, before the demo runs, while it loads its data, and when it fails.
globalStyle('.doc-sheet > .doc-host, .doc-sheet > .doc-snapshot, .doc-sheet > .doc-strut, .doc-sheet > .doc-failed', {
  gridArea: '1 / 1',
  minInlineSize: 0,
})
globalStyle('.doc-sheet:has(> .doc-snapshot[aria-busy])', { cursor: 'progress' })
globalStyle('.doc-snapshot[aria-busy]', { opacity: 0.5 })
globalStyle('.doc-strut[data-wide], .doc-snapshot[data-wide]', { '@media': { [media.mobile]: { display: 'none' } } })
globalStyle('.doc-strut[data-narrow]', { '@media': { [`not all and ${media.mobile}`]: { display: 'none' } } })
// No height is reserved for a demo that cannot load.
globalStyle('.doc-strut', { '@media': { '(scripting: none)': { display: 'none' } } })
globalStyle('.doc-failed', { display: 'grid', justifyItems: 'start', gap: vars.space[3] })
globalStyle('.doc-failed p', { margin: 0, color: vars.color.danger.text, fontSize: vars.text[14], fontWeight: vars.weight.medium })
globalStyle('.doc-failed pre', {
  maxInlineSize: '100%',
  color: vars.color.text.muted,
  fontSize: vars.text[13],
  lineHeight: vars.leading[13],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

// A long note has the row to itself.
globalStyle('.doc-note', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  padding: `${vars.space[3]} ${vars.space[2]} ${vars.space[3]} ${vars.space[4]}`,
  paddingInlineEnd: `calc(${vars.space[2]} + ${toggle})`,
  borderBlockStart: `1px solid ${vars.color.line.base}`,
  '@media': { [media.mobile]: { flexDirection: 'column', padding: `${vars.space[3]} 0 0` } },
})
// A browser may paint while the page arrives: the text moves as long as the buttons next to it are not all there.
globalStyle('.doc-note:not(:has(+ *))', { visibility: 'hidden' })
globalStyle('.doc-note-text', {
  maxInlineSize: '44em',
  color: vars.color.text.muted,
  fontSize: vars.text[14],
  lineHeight: vars.leading[14],
  '@media': { [media.mobile]: { paddingInline: vars.space[4] } },
})
globalStyle('.doc-note-text p', { margin: 0, padding: '5px 0', fontSize: vars.text[14], lineHeight: vars.leading[14] })
globalStyle('.doc-note-text li', { fontSize: vars.text[14], lineHeight: vars.leading[14] })
globalStyle('.doc-act', {
  display: 'flex',
  flex: 'none',
  alignSelf: 'flex-end',
  marginInlineStart: 'auto',
  minBlockSize: vars.size.control,
  '@media': {
    [media.mobile]: {
      justifyContent: 'space-between',
      inlineSize: '100%',
      padding: `${vars.space[1]} ${vars.space[2]}`,
      paddingInlineEnd: `calc(${vars.space[2]} + ${toggle})`,
      borderBlockStart: `1px solid ${vars.color.line.base}`,
    },
    [narrow]: { paddingInlineStart: 0 },
  },
})
globalStyle('.doc-act .doc-btn', { '@media': { [narrow]: { gap: vars.space[1], minInlineSize: '44px' } } })
globalStyle('.doc-act .doc-btn, .doc-source > summary', { fontSize: vars.text[13] })
// On a phone there is no space for all labels; the hidden ones remain for screen readers.
globalStyle('.doc-act [data-act="copy"] span', { '@media': { [media.mobile]: { fontSize: 0 } } })
globalStyle('.doc-act [data-act="play"] span', { '@media': { [narrow]: { fontSize: 0 } } })

// The summary is placed at the end of the row of actions above it, so that the code opens without a script.
globalStyle('.doc-source', { position: 'relative' })
globalStyle('.doc-source > summary', {
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInlineEnd: vars.space[2],
  inlineSize: toggle,
  marginBlockEnd: vars.space[3],
  listStyle: 'none',
  '@media': { [media.mobile]: { marginBlockEnd: vars.space[1] } },
})
globalStyle('.doc-source > summary::-webkit-details-marker', { display: 'none' })
// Open from the first paint on: `openFirstCode` changes the state of the disclosure later, and nothing moves.
globalStyle(`.doc-source[${openInWideWindows}]::details-content`, { '@media': { [wideWindow]: { contentVisibility: 'visible' } } })
globalStyle('.doc-source[open] > summary', { color: vars.color.accent.text })
// Of two languages one is shown: `data-rest` says that it is the first.
globalStyle(
  '.doc-source[open] .doc-when-closed, .doc-source:not([open]) .doc-when-open, .doc-source [data-rest] .js, .doc-source pre:not([data-rest]) .ts',
  { display: 'none' },
)
globalStyle('.doc-source .doc-code, .doc-source > .doc-seg', { borderBlockStart: `1px solid ${vars.color.line.base}` })
globalStyle('.doc-source .doc-code', { borderRadius: `0 0 ${inner} ${inner}` })
