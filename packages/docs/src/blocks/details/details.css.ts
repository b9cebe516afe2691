import { media, vars } from '@view-site/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

import { blocksOf } from '../../styles/blockSelectors.ts'

globalStyle('.doc-details', {
  maxInlineSize: vars.measure,
  margin: `${vars.space[4]} 0`,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.line.base}`,
  borderRadius: vars.radius[2],
})
globalStyle('.doc-details > summary', {
  cursor: 'pointer',
  lineHeight: '24px',
  fontWeight: vars.weight.medium,
  // 44 px for a finger.
  '@media': { [media.mobile]: { paddingBlock: '10px' } },
})
globalStyle(blocksOf('.doc-details'), { marginBlock: `${vars.space[2]} 0` })
globalStyle('.doc-body kbd, .doc-body mark', { padding: `0 ${vars.space[1]}`, borderRadius: vars.radius[1], fontSize: vars.text[13] })
globalStyle('.doc-body kbd', { border: `1px solid ${vars.color.line.strong}`, fontFamily: vars.font.mono })
globalStyle('.doc-body mark', { background: vars.color.warning.soft, color: 'inherit' })
