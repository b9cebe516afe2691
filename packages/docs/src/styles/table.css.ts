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
globalStyle('.doc-seg', { display: 'inline-flex', gap: vars.space[1], borderBlockEnd: `1px solid ${vars.color.line.base}` })
globalStyle('.doc-seg button', {
  position: 'relative',
  minBlockSize: '36px',
  padding: `0 ${vars.space[3]}`,
  border: 0,
  background: 'none',
  color: vars.color.text.muted,
  '@media': { [media.touch]: { minBlockSize: '44px' } },
})
globalStyle('.doc-seg button:hover', { color: vars.color.text.base })
globalStyle('.doc-seg [aria-selected="true"], .doc-seg [aria-selected="true"]:hover', {
  color: vars.color.accent.text,
  fontWeight: vars.weight.medium,
})
globalStyle('.doc-seg [aria-selected="true"]::after', {
  content: '',
  position: 'absolute',
  inset: 'auto 0 -1px',
  blockSize: '2px',
  background: 'currentColor',
})
globalStyle('.doc-seg small', {
  color: vars.color.text.subtle,
  font: `${vars.text[12]}/1 ${vars.font.mono}`,
})

globalStyle('.doc-scroll', {
  overflowX: 'auto',
  marginBlock: `${vars.space[4]} 0`,
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius[3],
})
globalStyle('.doc-api-block > .doc-scroll[data-rest]', { '@media': { '(scripting: enabled)': { display: 'none' } } })
globalStyle('.doc-scroll > table', { inlineSize: '100%', fontSize: vars.text[14], lineHeight: vars.leading[14] })
globalStyle('.doc-scroll > .doc-api', { minInlineSize: '720px' })
globalStyle('.doc-scroll > table > * > tr > *', {
  padding: `10px ${vars.space[4]}`,
  borderBlockEnd: `1px solid ${vars.color.line.base}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
for (const align of ['center', 'right'] as const) {
  globalStyle(`.doc-scroll > table > * > tr > [align="${align}"]`, { textAlign: align === 'right' ? 'end' : align })
}
globalStyle('.doc-scroll > table > thead > tr > th', {
  background: vars.color.bg.sunken,
  color: vars.color.text.muted,
  fontSize: vars.text[13],
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
})
globalStyle('.doc-scroll > table > tbody > tr:last-child > *', { borderBlockEnd: 0 })

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
globalStyle('.doc-api .ty', {
  minInlineSize: '220px',
  maxInlineSize: '320px',
  color: vars.color.code.keyword,
  font: mono,
  overflowWrap: 'break-word',
})
globalStyle('.doc-api .de', { color: vars.color.text.muted, font: mono, whiteSpace: 'nowrap' })
globalStyle('.doc-api tr:target', { background: vars.color.accent.soft, boxShadow: `inset 2px 0 0 ${vars.color.brand}` })
globalStyle('.doc-api [hidden]', { display: 'none' })
globalStyle('.doc-none', { margin: 0, color: vars.color.text.muted, fontSize: vars.text[14] })
globalStyle('.doc-none:not(:empty)', { marginBlockStart: vars.space[3] })
