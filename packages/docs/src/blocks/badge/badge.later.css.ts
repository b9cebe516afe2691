import { vars } from '@view-site/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

globalStyle('.doc-badge', {
  display: 'inline-block',
  paddingInline: vars.space[2],
  border: '1px solid currentColor',
  borderRadius: vars.radius.full,
  color: vars.color.accent.text,
  fontSize: vars.text[12],
  fontWeight: vars.weight.medium,
  lineHeight: '20px',
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
})
globalStyle('.doc-badge[data-tone="note"]', { color: vars.color.text.muted })
for (const tone of ['success', 'warning', 'danger'] as const)
  globalStyle(`.doc-badge[data-tone="${tone}"]`, { color: vars.color[tone].text })
