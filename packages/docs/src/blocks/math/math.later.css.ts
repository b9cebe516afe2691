import { media, vars } from '@view-site/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

globalStyle('.doc-math', {
  margin: `${vars.space[4]} 0`,
  overflowX: 'auto',
  overflowY: 'hidden',
  '@media': { [media.print]: { overflow: 'visible' } },
})
globalStyle('.doc-math, .doc-formula', { direction: 'ltr', unicodeBidi: 'isolate' })
globalStyle('.doc-math .katex-display', { margin: 0, paddingBlock: vars.space[2] })
