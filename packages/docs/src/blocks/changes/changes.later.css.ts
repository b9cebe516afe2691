import { vars } from '@view-site/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

// Without scripts nothing can be compared.
globalStyle('.doc-changes-bar', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  marginBlock: `${vars.space[4]} 0`,
  '@media': { '(scripting: none)': { display: 'none' } },
})
globalStyle('.doc-changes-bar label', { display: 'grid', gap: vars.space[1], color: vars.color.text.muted, fontSize: vars.text[13] })
globalStyle('.doc-changes-bar select', {
  minInlineSize: '160px',
  minBlockSize: vars.size.control,
  padding: '0 10px',
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius[2],
  background: vars.color.bg.page,
  color: vars.color.text.base,
  font: 'inherit',
})
globalStyle('.doc-changes-bar [role="status"]', { flexBasis: '100%', margin: 0, color: vars.color.text.muted, fontSize: vars.text[14] })
globalStyle('.doc-changes-bar [role="status"]:empty', { display: 'none' })
globalStyle('.doc-changes [hidden]', { display: 'none' })
globalStyle('.doc-scroll > .doc-changes-table', { minInlineSize: '640px' })
globalStyle('.doc-changes-table small', { color: vars.color.text.muted })
globalStyle('.doc-change', {
  padding: `0 ${vars.space[1]}`,
  borderRadius: vars.radius[1],
  background: vars.color.bg.sunken,
  color: vars.color.text.muted,
  fontSize: vars.text[12],
  whiteSpace: 'nowrap',
})
globalStyle('.doc-change[data-kind="added"]', { background: vars.color.success.soft, color: vars.color.success.text })
globalStyle('.doc-change[data-kind="removed"]', { background: vars.color.danger.soft, color: vars.color.danger.text })
globalStyle('.doc-change[data-kind="deprecated"]', { background: vars.color.warning.soft, color: vars.color.warning.text })
globalStyle('.doc-change-field', { display: 'block', marginBlockStart: vars.space[1] })
