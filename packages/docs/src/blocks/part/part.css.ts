import { media, vars } from '@view-site/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

import { firstViewAttribute } from '../../documentNames.ts'

// A part keeps its margins to itself, whether it waits or is drawn: nothing moves when it is. Its top is that of its heading.
globalStyle('.doc-part', { display: 'flow-root', marginBlockStart: '56px' })
globalStyle('.doc-part[data-depth="3"]', { marginBlockStart: vars.space[10] })
globalStyle('.doc-part:first-child, .doc-part > h2, .doc-part > h3', { marginBlockStart: 0 })
for (const block of ['h2', 'h3', 'h4', 'hr', '.doc-tip', '.doc-block', '.doc-tabs', '.doc-diagram', '.doc-api']) {
  globalStyle(`.doc-part > ${block}:last-child, .doc-body > ${block}:has(+ .doc-part)`, { marginBlockEnd: 0 })
}

// Parts below the viewport are skipped. For a visit to a position in the page (an anchor, a reload, history) all parts are laid out.
globalStyle(':root:not([data-whole], :has(:target)) .doc-part:not([data-drawn], [data-first])', {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 480px',
  overflowClipMargin: vars.space[2],
  '@media': { [media.print]: { contentVisibility: 'visible' } },
})

// The first frame of a first visit draws only the viewport: everything certainly below it is skipped until `data-first-view` is removed
// from the root. Otherwise a browser lays out one and a half windows of it.
for (const below of ['.doc-part[data-below]', '[data-below] ~ .doc-part']) {
  globalStyle(`:root[${firstViewAttribute}]:not(:has(:target)) ${below}:not([data-drawn])`, {
    '@media': { '(height <= 1000px)': { contentVisibility: 'hidden' } },
  })
}
