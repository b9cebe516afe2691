import { media, vars } from '@view-site/ui/theme'
import { globalStyle } from '@vanilla-extract/css'
import { blocksOf } from '../../styles/blockSelectors.ts'

/** Without a script, and on paper, every pane is read. */
const still = `(scripting: none), ${media.print}`

globalStyle('.doc-tabs', { marginBlock: vars.space[4] })
globalStyle('.doc-tabs > .doc-seg, .doc-source > .doc-seg', { display: 'flex', overflowX: 'auto', scrollbarWidth: 'none' })
globalStyle('.doc-tabs > .doc-seg > button', { flex: 'none' })

// All panes in one cell, as high as the highest: neither a choice that is applied late nor another one moves the page.
globalStyle('.doc-panes', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', '@media': { [still]: { display: 'block' } } })
globalStyle('.doc-pane', { gridArea: '1 / 1', minInlineSize: 0 })
globalStyle(blocksOf('.doc-pane'), { marginBlockStart: vars.space[3] })
globalStyle('.doc-pane[data-rest]', { visibility: 'hidden', '@media': { [still]: { visibility: 'visible' } } })
globalStyle('.doc-pane > .doc-pane-label', {
  display: 'none',
  fontWeight: vars.weight.bold,
  '@media': { [still]: { display: 'block' } },
})

globalStyle('.doc-code-group', {
  position: 'relative',
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius[3],
  background: vars.color.code.bg,
})
globalStyle('.doc-code-group > .doc-seg', { marginInline: `${vars.space[1]} 0`, paddingInlineEnd: '96px', minBlockSize: '40px' })
globalStyle('.doc-code-group > .doc-seg > button', { fontSize: vars.text[13] })
globalStyle('.doc-code-group .doc-block', { margin: 0, border: 0, borderRadius: `0 0 ${vars.radius[3]} ${vars.radius[3]}` })
// The name of a fence is on its tab; its button is at the end of the row of tabs.
globalStyle('.doc-code-group .doc-code-top', {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  // On a narrow screen tabs pass below it.
  background: vars.color.code.bg,
  borderStartEndRadius: vars.radius[3],
  '@media': { [still]: { position: 'static' } },
})
globalStyle('.doc-code-group .doc-code-top > span', { display: 'none', '@media': { [still]: { display: 'inline' } } })
globalStyle('.doc-code-group .doc-code', { paddingBlockStart: vars.space[3] })
