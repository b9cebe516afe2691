import { media, vars } from '@view-site/ui/theme'
import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'

const mono = `${vars.text[13]}/22px ${vars.font.mono}`

globalStyle('.doc-api-bar', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  margin: `${vars.space[4]} 0`,
})
globalStyle('.doc-api-bar .doc-field', { inlineSize: '240px' })

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

/** Without a script, and on paper, all tables are below each other, each with its caption. */
const oneTable = 'screen and (scripting: enabled)'

globalStyle('.doc-api-block > .doc-scroll[data-rest]', { '@media': { [oneTable]: { display: 'none' } } })
globalStyle('.doc-api caption', {
  padding: `${vars.space[2]} ${vars.space[4]}`,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  '@media': {
    [oneTable]: { position: 'absolute', clipPath: 'inset(50%)' },
  },
})
globalStyle('.doc-scroll > .doc-api > tbody > tr > th, .doc-api .ty, .doc-api .de', { font: mono, overflowWrap: 'break-word' })
globalStyle('.doc-api th a', { display: 'inline-block', color: vars.color.text.base, fontWeight: vars.weight.medium })
globalStyle('.doc-api th a:hover', { color: vars.color.accent.text })
globalStyle('.doc-api em, .doc-release', {
  padding: `0 ${vars.space[1]}`,
  borderRadius: vars.radius[1],
  background: vars.color.bg.sunken,
  color: vars.color.text.muted,
  font: `${vars.text[12]}/18px ${vars.font.sans}`,
  whiteSpace: 'nowrap',
})
globalStyle('.doc-api em, .doc-release[data-deprecated]', { background: vars.color.warning.soft, color: vars.color.warning.text })
globalStyle('.doc-api em', { marginInlineStart: vars.space[2] })
// Below the name: next to it, the column would take the width of the longest name with a badge.
globalStyle('.doc-api .doc-release', { display: 'table', marginBlockStart: '2px' })
globalStyle('.doc-api-release', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  alignItems: 'center',
  margin: `0 0 ${vars.space[3]}`,
})
globalStyle('.doc-api .ty', { color: vars.color.code.keyword })
globalStyle('.doc-api .de', { color: vars.color.text.muted })
globalStyle('.doc-api tr:target', { background: vars.color.accent.soft, boxShadow: `inset 2px 0 0 ${vars.color.brand}` })
globalStyle('.doc-api [hidden]', { display: 'none' })
globalStyle('.doc-none', { margin: 0, color: vars.color.text.muted, fontSize: vars.text[14] })
globalStyle('.doc-none:not(:empty)', { marginBlockStart: vars.space[3] })

// Elsewhere a table that does not fit scrolls.
onWide('.doc-api', { minInlineSize: '720px' })
onWide('.doc-api tbody th, .doc-api .de:not(.long)', { whiteSpace: 'nowrap' })
onWide('.doc-api .ty, .doc-api .long', { minInlineSize: '220px', maxInlineSize: '320px' })

// On a phone a row is a list: name, type, default, description. The roles in the markup keep it a table for screen readers.
onPhone('.doc-api-bar .doc-field', { inlineSize: '100%' })
onPhone('.doc-api, .doc-api tbody', { display: 'block' })
onPhone('.doc-api thead', { position: 'absolute', clipPath: 'inset(50%)' })
onPhone('.doc-api tr', { display: 'grid', gridTemplateColumns: '100%', padding: `10px ${vars.space[4]}` })
onPhone('.doc-api tr + tr', { borderBlockStart: `1px solid ${vars.color.line.base}` })
onPhone('.doc-scroll > .doc-api th, .doc-scroll > .doc-api td', { padding: 0, border: 0 })
onPhone('.doc-api th a', { fontWeight: vars.weight.bold })
onPhone('.doc-api td:nth-child(2)', { order: 1 })
onPhone('.doc-api [data-label]::before', { content: 'attr(data-label) " "', color: vars.color.text.subtle })

function onWide(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@media': { 'screen and (min-width: 601px)': rule } })
}

function onPhone(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@media': { [media.mobile]: rule } })
}
