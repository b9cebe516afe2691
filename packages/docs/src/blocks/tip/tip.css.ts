import { vars } from '@view-site/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

import { blocksOf } from '../../styles/blockSelectors.ts'

globalStyle('.doc-tip', {
  maxInlineSize: vars.measure,
  margin: `${vars.space[4]} 0`,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius[2],
  background: vars.color.accent.soft,
})
globalStyle('.doc-tip p, .doc-tip li', { fontSize: vars.text[14], lineHeight: '24px' })
globalStyle(blocksOf('.doc-tip'), { marginBlock: `${vars.space[1]} 0` })
globalStyle('.doc-tip > .doc-tip-title', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  margin: 0,
  color: vars.color.accent.text,
  fontWeight: vars.weight.medium,
})
globalStyle('.doc-tip[data-tone="warning"]', { background: vars.color.warning.soft })
globalStyle('.doc-tip[data-tone="warning"] > .doc-tip-title', { color: vars.color.warning.text })
globalStyle('.doc-tip[data-tone="danger"]', { background: vars.color.danger.soft })
globalStyle('.doc-tip[data-tone="danger"] > .doc-tip-title', { color: vars.color.danger.text })
globalStyle('.doc-tip[data-tone="note"]', { background: vars.color.bg.sunken })
globalStyle('.doc-tip[data-tone="note"] > .doc-tip-title', { color: vars.color.text.base })
