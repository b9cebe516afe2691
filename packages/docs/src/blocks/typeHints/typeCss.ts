/**
 * A type is shown over the page, next to its name where the browser can place it, else at the end of the window. It is content of a
 * pseudo-element: a reader who selects the code does not copy it. The code and the part around it do not clip it while it is shown.
 */
export const typeCss = `.doc-code:is(:hover,:focus-within) .doc-hint{text-decoration:underline dotted;text-underline-offset:4px}
.doc-hint{anchor-name:--doc-hint;anchor-scope:--doc-hint}
.doc-hint:is(:hover,:focus):not([data-quiet])::after{content:attr(aria-description);content:attr(aria-description)/"";position:fixed;inset:auto 12px 12px;z-index:var(--layer-header);box-sizing:border-box;max-inline-size:min(72ch,100vw - 24px);max-block-size:50vh;overflow:auto;padding:8px 12px;border:1px solid var(--color-line-strong);border-radius:4px;background:var(--color-bg-raised);color:var(--color-text);font:13px/20px var(--font-mono);text-align:start;white-space:pre-wrap;overflow-wrap:anywhere;cursor:auto}
@supports (position-area:block-end span-inline-end){.doc-hint:is(:hover,:focus):not([data-quiet])::after{inset:auto;inline-size:max-content;position-anchor:--doc-hint;position-area:bottom span-right;position-try-fallbacks:flip-block,bottom span-all,top span-all}}
.doc-part:has(.doc-hint:is(:hover,:focus)),.doc-later:has(.doc-hint:is(:hover,:focus)){content-visibility:visible!important}
.doc-hint-note{display:block;padding-inline:var(--size-gutter) 16px;color:var(--color-text-subtle);white-space:pre;user-select:none}
.doc-hint-note[data-kind=error]{color:var(--color-danger-text)}
@media (hover:none){.doc-hint{text-decoration:underline dotted;text-underline-offset:4px}}
@media print{.doc-hint::after{display:none}}
`
