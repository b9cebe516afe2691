import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { base } from './layers.css.ts'
import { media } from './media.ts'

// Without pseudo-elements: the browser would compute the styles of two more for every element.
element('*', { boxSizing: 'border-box' })
element('html', { WebkitTextSizeAdjust: '100%', scrollPaddingBlockStart: '72px' })
element('body', {
  margin: 0,
  background: vars.color.bg.page,
  color: vars.color.text.base,
  font: `${vars.weight.regular} ${vars.text[14]}/${vars.leading[14]} ${vars.font.sans}`,
  textAutospace: 'normal',
  textSpacingTrim: 'trim-start',
  lineBreak: 'strict',
  fontVariantNumeric: 'tabular-nums',
  WebkitFontSmoothing: 'antialiased',
})
element('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, pre, table, fieldset', { margin: 0, padding: 0 })
element('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: vars.weight.bold, textWrap: 'balance' })
element('p', { textWrap: 'pretty' })
element('ul, ol', { listStyle: 'none' })
element('a', { color: 'inherit', textDecoration: 'none' })
element('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
element('button', { cursor: 'pointer' })
element('fieldset', { border: 0, minWidth: 0 })
element('table', { borderCollapse: 'separate', borderSpacing: 0 })
element('code, pre, kbd, samp', { fontFamily: vars.font.mono })
element('svg', { display: 'block' })
// WebKit, the only engine with this property, draws the digits between two ideographs over each other when it spaces them.
element('body', { '@supports': { '(hanging-punctuation: first)': { textAutospace: 'ideograph-alpha' } } })
// A pressed control shows it at once and, if it is busy afterwards, until it is done, also without a pointer.
element('a:active, button:active, summary:active, :is(a, button)[aria-busy="true"]', { opacity: 0.5 })
element(':is(a, button)[aria-busy="true"]', { cursor: 'progress' })
element(':focus-visible', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
  borderRadius: vars.radius[1],
})

// The current page, a chosen option and a pressed button are known by colours, which forced colours replace.
const chosen = ':is(:is(a, button, [role])[aria-current], [aria-pressed="true"], [aria-selected="true"])'
element(chosen, { '@media': { [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' } } })
element(`${chosen}:focus-visible`, { '@media': { [media.forcedColors]: { outline: '6px double Highlight' } } })

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: { animation: 'none !important', transition: 'none !important' },
  },
})

function element(selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { '@layer': { [base]: rule } })
}
