import { media, vars } from '@view-site/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

const { code } = vars.color

globalStyle('.doc-code', {
  padding: `${vars.space[3]} 0`,
  overflowX: 'auto',
  background: code.bg,
  color: code.text,
  font: `${vars.text[13]}/22px ${vars.font.mono}`,
  tabSize: 2,
})
globalStyle('.doc-code:focus-visible', { outlineOffset: '-2px' })
globalStyle('.doc-code code', { display: 'block', inlineSize: 'max-content', minInlineSize: '100%', font: 'inherit', counterReset: 'line' })
globalStyle('.doc-code .ln', { display: 'block', paddingInlineEnd: vars.space[4], whiteSpace: 'pre' })
globalStyle('.doc-code .ln::before', {
  content: 'counter(line, decimal-leading-zero)',
  counterIncrement: 'line',
  display: 'inline-block',
  boxSizing: 'border-box',
  inlineSize: vars.size.gutter,
  paddingInlineEnd: vars.space[4],
  color: vars.color.text.subtle,
  textAlign: 'end',
  userSelect: 'none',
})
globalStyle('.doc-code .lit', { background: vars.color.accent.soft, boxShadow: `inset 2px 0 0 ${vars.color.brand}` })
globalStyle('[dir="rtl"] .doc-code', { direction: 'ltr' })
globalStyle('.doc-code .lit::before', { color: vars.color.accent.text, fontWeight: vars.weight.bold })

// A diff: the sign replaces the number, and removed lines are not selected with the resulting code.
for (const [tag, sign, tone] of [
  ['ins', '+', vars.color.success],
  ['del', '−', vars.color.danger],
] as const) {
  globalStyle(`.doc-code ${tag}.ln`, { background: tone.soft, boxShadow: `inset 2px 0 0 ${tone.text}`, textDecoration: 'none' })
  globalStyle(`.doc-code ${tag}.ln::before`, { content: `"${sign}"`, color: tone.text, fontWeight: vars.weight.bold })
}
globalStyle('.doc-code del', { userSelect: 'none' })

// Focus removes the colours of the other lines, not their contrast; hovering or focusing the code restores them. Not with `:has()`: every
// change of the page would then match all spans again, because browsers treat the descendants of all such rules as one set.
globalStyle('.doc-code:not(:hover, :focus-within, :focus) .dim, .doc-code:not(:hover, :focus-within, :focus) .dim span', {
  color: vars.color.text.subtle,
})
globalStyle('.doc-code .foc::before', { color: vars.color.text.base, fontWeight: vars.weight.bold })

globalStyle('.doc-code .k', { color: code.keyword })
globalStyle('.doc-code .s', { color: code.string })
globalStyle('.doc-code .t', { color: code.tag })
globalStyle('.doc-code .a', { color: code.attr })
globalStyle('.doc-code .c', { color: code.comment })
globalStyle('.doc-code .n', { color: code.number })

globalStyle('.doc-block', {
  margin: `${vars.space[4]} 0`,
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius[3],
  background: code.bg,
  overflow: 'hidden',
})
// Drawn when it comes near the view: half of a long page is code. No line wraps, so its height is known before.
const heightOf = (head: number) => `auto calc(attr(data-rows type(<number>)) * 22px + ${head + 12}px)`
globalStyle('.doc-later', {
  '@supports': {
    '(width: attr(data-rows type(<number>)))': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: heightOf(40),
      '@media': { [media.touch]: { containIntrinsicBlockSize: heightOf(44) }, print: { contentVisibility: 'visible' } },
    },
  },
})
globalStyle('.doc-body > .doc-later, [data-first] .doc-later, [data-tabs] .doc-later', { contentVisibility: 'visible' })
globalStyle('.doc-block .doc-code', { paddingBlockStart: 0 })
globalStyle('.doc-code-top', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minBlockSize: '40px',
  paddingInline: `${vars.space[4]} ${vars.space[1]}`,
  color: vars.color.text.subtle,
  font: `${vars.text[12]}/${vars.leading[12]} ${vars.font.mono}`,
})
globalStyle('.doc-code-top .doc-btn', { fontFamily: vars.font.sans, fontSize: vars.text[13] })
