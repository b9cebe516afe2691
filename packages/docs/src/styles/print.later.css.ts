import { media, vars } from '@view-site/ui/theme'
import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'

// On paper a page is whole: nothing to scroll, nothing to press, nothing behind a tab or a disclosure.
print('.doc-hash, .doc-pager, .doc-meta a, .doc-note .doc-act, .doc-source > summary, .doc-none', { display: 'none' })
// Tabs do nothing without a script either. This overrides their `display`, so it comes after all of them.
globalStyle('.doc-api-bar, .doc-tabs > .doc-seg, .doc-code-group > .doc-seg, .doc-source > .doc-seg', {
  '@media': { [`(scripting: none), ${media.print}`]: { display: 'none' } },
})
print('.doc-title', { padding: `${vars.space[3]} 0` })

// Where a link leads is read, not followed. Anchors of the page itself and links in code say nothing on paper.
print('.doc-body :is(p, li, td, blockquote, dd) a[href]:not([href^="#"], .doc-sheet *)::after', {
  content: '" (" attr(href) ")"',
  color: vars.color.text.subtle,
  fontSize: '.85em',
  overflowWrap: 'anywhere',
})

print('.doc-body :is(h1, h2, h3, h4, h5, h6)', { breakAfter: 'avoid' })
print('.doc-body :is(p, li)', { orphans: 3, widows: 3 })
print('.doc-body :is(img, tr, .doc-tip, .doc-mat, .doc-locked)', { breakInside: 'avoid' })

print('.doc-code', { overflow: 'visible' })
print('.doc-code code', { inlineSize: 'auto' })
// The number stays next to the first row of a wrapped line.
print('.doc-code .ln', { position: 'relative', paddingInlineStart: vars.size.gutter, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
print('.doc-code .ln::before', { position: 'absolute', insetInlineStart: 0 })
print('.doc-block', { overflow: 'visible' })

print('.doc-scroll', { overflow: 'visible' })
print('.doc-scroll > table > * > tr > *', { padding: `6px ${vars.space[2]}`, overflowWrap: 'anywhere', whiteSpace: 'normal' })

// A running demo is printed as displayed. A demo that was never scrolled into view is empty: its code is printed.
print('.doc-demo:not([data-state="running"]) .doc-mat', { display: 'none' })
print('.doc-demo:not([data-state="running"]) .doc-source::details-content', { contentVisibility: 'visible', blockSize: 'auto' })
print('.doc-mat', { printColorAdjust: 'exact' })
print('.doc-demo', { breakInside: 'auto' })
print('.doc-note', { paddingInlineEnd: vars.space[4], breakInside: 'avoid' })

function print(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@media': { [media.print]: rule } })
}
