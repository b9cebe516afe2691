import { vars } from '@view-site/ui/theme'
import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { blocksOf } from './blockSelectors.ts'

const measure = { maxInlineSize: vars.measure }

prose('p, li, blockquote, dd', { fontSize: vars.text[16], lineHeight: vars.leading[16] })
prose('p, ul, ol, blockquote', { ...measure, margin: `${vars.space[4]} 0 0` })
prose('ul, ol', { paddingInlineStart: vars.space[6] })
prose('ul', { listStyle: 'disc' })
prose('ol', { listStyle: 'decimal' })
prose('li + li', { marginBlockStart: vars.space[1] })
prose('li > p, li > ul, li > ol', { marginBlockStart: vars.space[1] })
prose('li::marker', { color: vars.color.text.subtle })
prose('li:has(> input[type="checkbox"])', { listStyle: 'none', marginInlineStart: `calc(-1 * ${vars.space[5]})` })
prose('strong', { fontWeight: vars.weight.bold })
prose('blockquote', {
  paddingInlineStart: vars.space[4],
  borderInlineStart: `2px solid ${vars.color.line.strong}`,
  color: vars.color.text.muted,
})
prose('hr', { margin: `${vars.space[10]} 0`, border: 0, borderBlockStart: `1px solid ${vars.color.line.base}` })
prose('img', { maxInlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius[2] })
prose('h2', { margin: `56px 0 ${vars.space[3]}`, fontSize: vars.text[24], lineHeight: vars.leading[24] })
prose('h3', { margin: `${vars.space[10]} 0 ${vars.space[2]}`, fontSize: vars.text[20], lineHeight: vars.leading[20] })
prose('h4, h5, h6', { margin: `${vars.space[6]} 0 ${vars.space[1]}`, fontSize: vars.text[16], lineHeight: vars.leading[16] })
prose(':not(pre) > code', {
  padding: '2px 5px',
  borderRadius: vars.radius[1],
  background: vars.color.bg.hover,
  fontSize: '.875em',
  overflowWrap: 'anywhere',
  // Its own text decides its direction: in Arabic, marks at its ends would change places.
  unicodeBidi: 'plaintext',
})
prose(':is(p, li, td, blockquote) a', {
  color: vars.color.accent.text,
  textDecoration: `underline ${vars.color.accent.line}`,
  textUnderlineOffset: '4px',
})
prose(':is(p, li, td, blockquote) a:hover', { textDecorationColor: 'currentColor' })

globalStyle('.doc-body', { overflowWrap: 'break-word' })
globalStyle(blocksOf('.doc-body', ':first-child'), { marginBlockStart: 0 })

/** Elements of the text. The contents of a demo are not text of the page; elements with a class take precedence. */
function prose(selectors: string, rule: GlobalStyleRule): void {
  const scoped = selectors.split(/, (?![^(]*\))/).map((selector) => {
    const [, element = selector, pseudo = ''] = /^(.*?)(::[\w-]+)?$/.exec(selector) ?? []
    return `:where(.doc-body) ${element}:where(:not(.doc-sheet *))${pseudo}`
  })
  globalStyle(scoped.join(', '), rule)
}
