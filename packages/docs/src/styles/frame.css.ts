import { media, vars } from '@view-site/ui/theme'
import { globalStyle } from '@vanilla-extract/css'
import { articleSelector } from '../documentNames.ts'

globalStyle(articleSelector, { display: 'block', minInlineSize: 0 })

globalStyle('.doc-crumb', { color: vars.color.text.subtle, fontSize: vars.text[13], '@media': { [media.mobile]: { marginBlock: '-6px' } } })
globalStyle('.doc-crumb ol', { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[2] })
globalStyle('.doc-crumb li, .doc-crumb a', { display: 'inline-flex', alignItems: 'center', gap: vars.space[2], minBlockSize: '32px' })
globalStyle('.doc-crumb a', { '@media': { [media.touch]: { minBlockSize: '44px' } } })
globalStyle('.doc-crumb a:hover', { color: vars.color.accent.text })
globalStyle('.doc-crumb li + li::before', { content: '/', color: vars.color.text.subtle })
globalStyle('.doc-crumb [aria-current]', { color: vars.color.text.base })

globalStyle('.doc-title', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: `${vars.space[5]} 0 ${vars.space[6]}`,
  '@media': { [media.mobile]: { padding: `${vars.space[3]} 0` } },
})
globalStyle('.doc-title h1', { fontSize: vars.text[36], lineHeight: vars.leading[36] })
globalStyle('.doc-title small', {
  marginInlineStart: vars.space[2],
  color: vars.color.text.subtle,
  fontSize: vars.text[24],
  fontWeight: vars.weight.regular,
  '@media': { [media.mobile]: { fontSize: vars.text[20] } },
})
globalStyle('.doc-title p', {
  marginBlockStart: vars.space[2],
  maxInlineSize: '36em',
  color: vars.color.text.muted,
  fontSize: vars.text[18],
  lineHeight: vars.leading[18],
  '@media': { [media.mobile]: { fontSize: vars.text[16], lineHeight: vars.leading[16] } },
})
// In a row to itself its label is in line with the text above it.
globalStyle('.doc-title .doc-btn', { marginInlineStart: '-10px' })

globalStyle('.doc-pager', {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[4],
  marginBlockStart: vars.space[16],
  '@media': { [media.mobile]: { gridTemplateColumns: '1fr' } },
})
globalStyle('.doc-pager a', {
  padding: `14px ${vars.space[4]}`,
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius[3],
})
globalStyle('.doc-pager a:hover', { borderColor: vars.color.accent.text })
globalStyle('.doc-pager [rel="next"]', {
  gridColumn: 2,
  textAlign: 'end',
  '@media': { [media.mobile]: { gridColumn: 1, textAlign: 'start' } },
})
globalStyle('.doc-pager small', { display: 'block', color: vars.color.text.subtle, fontSize: vars.text[12] })
globalStyle('.doc-pager b', { fontSize: vars.text[16], fontWeight: vars.weight.medium })

globalStyle('.doc-meta:not([hidden])', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  marginBlockStart: vars.space[6],
  color: vars.color.text.subtle,
  fontSize: vars.text[13],
})
globalStyle('.doc-meta a', {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  color: vars.color.accent.text,
  textDecoration: `underline ${vars.color.accent.line}`,
  textUnderlineOffset: '4px',
})
// The links are at the end of the line.
globalStyle('.doc-meta > span + a', { marginInlineStart: 'auto' })
globalStyle('.doc-meta a:hover', { textDecorationColor: 'currentColor' })
globalStyle('.doc-meta [aria-pressed="true"]', { borderColor: vars.color.accent.base, color: vars.color.accent.text })
