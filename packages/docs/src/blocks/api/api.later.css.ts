import { media, vars } from '@view-site/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

const mono = `${vars.text[13]}/22px ${vars.font.mono}`

globalStyle('.doc-api-bar', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  margin: `${vars.space[4]} 0`,
})
globalStyle('.doc-api-bar .doc-field', { inlineSize: '240px', '@media': { [media.mobile]: { inlineSize: '100%' } } })

globalStyle('.doc-field', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.control,
  padding: '0 10px',
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius[2],
  background: vars.color.bg.page,
  color: vars.color.text.subtle,
})
globalStyle('.doc-field:focus-within', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' })
globalStyle('.doc-field input', { flex: 1, minInlineSize: 0, border: 0, outline: 0, background: 'none', color: vars.color.text.base })
globalStyle('.doc-field input::placeholder', { color: vars.color.text.subtle, opacity: 1 })

globalStyle('.doc-api-block > .doc-scroll[data-rest]', { '@media': { '(scripting: enabled)': { display: 'none' } } })
globalStyle('.doc-scroll > .doc-api', { minInlineSize: '720px' })
globalStyle('.doc-api caption', {
  padding: `${vars.space[2]} ${vars.space[4]}`,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  '@media': {
    '(scripting: enabled)': {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      padding: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
globalStyle('.doc-scroll > .doc-api > tbody > tr > th', { font: `${vars.weight.medium} ${mono}`, whiteSpace: 'nowrap' })
globalStyle('.doc-api th a', { display: 'inline-block', color: vars.color.text.base })
globalStyle('.doc-api th a:hover', { color: vars.color.accent.text })
globalStyle('.doc-api em', {
  marginInlineStart: vars.space[2],
  padding: `0 ${vars.space[1]}`,
  borderRadius: vars.radius[1],
  background: vars.color.warning.soft,
  color: vars.color.warning.text,
  font: `${vars.text[12]}/18px ${vars.font.sans}`,
})
const badge = { borderRadius: vars.radius[1], font: `${vars.text[12]}/18px ${vars.font.sans}` }
// Below the name: next to it, the column would take the width of the longest name with a badge.
globalStyle('.doc-api .doc-release', { display: 'table', marginBlockStart: '2px' })
globalStyle('.doc-release', {
  padding: `0 ${vars.space[1]}`,
  background: vars.color.bg.sunken,
  color: vars.color.text.muted,
  whiteSpace: 'nowrap',
  ...badge,
})
globalStyle('.doc-release[data-deprecated]', { background: vars.color.warning.soft, color: vars.color.warning.text })
globalStyle('.doc-api-release', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  alignItems: 'center',
  margin: `0 0 ${vars.space[3]}`,
})
globalStyle('.doc-api .ty', {
  minInlineSize: '220px',
  maxInlineSize: '320px',
  color: vars.color.code.keyword,
  font: mono,
  overflowWrap: 'break-word',
})
globalStyle('.doc-api .de', { color: vars.color.text.muted, font: mono, whiteSpace: 'nowrap' })
globalStyle('.doc-api .de.long', { minInlineSize: '220px', maxInlineSize: '280px', whiteSpace: 'normal', overflowWrap: 'break-word' })
globalStyle('.doc-api tr:target', { background: vars.color.accent.soft, boxShadow: `inset 2px 0 0 ${vars.color.brand}` })
globalStyle('.doc-api [hidden]', { display: 'none' })
globalStyle('.doc-none', { margin: 0, color: vars.color.text.muted, fontSize: vars.text[14] })
globalStyle('.doc-none:not(:empty)', { marginBlockStart: vars.space[3] })
