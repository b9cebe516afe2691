import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

const line = `1px solid ${vars.color.line.base}`

export const prose = style({ fontSize: vars.text[16], lineHeight: vars.leading[16], overflowWrap: 'anywhere' })

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]): void => globalStyle(`${prose} ${selector}`, rule)

inside(':is(p, ul, ol, blockquote, pre, [data-scroll])', { marginBlock: `0 ${vars.space[4]}` })
inside(':is(h1, h2, h3, h4)', { scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space[4]})` })
inside('h1', { marginBlockEnd: vars.space[5], fontSize: vars.text[30], lineHeight: vars.leading[30] })
inside('h2', { marginBlock: `${vars.space[10]} ${vars.space[3]}`, fontSize: vars.text[24], lineHeight: vars.leading[24] })
inside('h3', { marginBlock: `${vars.space[6]} ${vars.space[2]}`, fontSize: vars.text[18], lineHeight: vars.leading[18] })
inside(':is(ul, ol)', { paddingInlineStart: vars.space[6] })
inside('ul', { listStyle: 'disc' })
inside('ol', { listStyle: 'decimal' })
inside('.contains-task-list', { paddingInlineStart: 0, listStyle: 'none' })
inside('blockquote', {
  paddingInlineStart: vars.space[4],
  borderInlineStart: `2px solid ${vars.color.brand}`,
  color: vars.color.text.muted,
})
inside('pre', {
  overflowX: 'auto',
  padding: vars.space[4],
  border: line,
  borderRadius: vars.radius[2],
  background: vars.color.code.bg,
  color: vars.color.code.text,
  fontSize: vars.text[13],
  lineHeight: '22px',
})
inside('code', { fontFamily: vars.font.mono, fontSize: '0.875em' })
inside('pre code', { fontSize: 'inherit' })
inside(':not(pre) > code', { padding: '1px 4px', borderRadius: vars.radius[1], background: vars.color.bg.sunken })
inside('[data-scroll]', { overflowX: 'auto' })
inside('table', { width: '100%', borderCollapse: 'collapse', fontSize: vars.text[14] })
inside(':is(th, td)', { padding: `${vars.space[2]} ${vars.space[3]}`, borderBlockEnd: line, textAlign: 'start' })
inside('th', { color: vars.color.text.muted, fontWeight: vars.weight.medium })
inside('img', { maxWidth: '100%', height: 'auto' })
