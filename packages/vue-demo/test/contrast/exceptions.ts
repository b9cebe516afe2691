/** Parts that are no text: WCAG 1.4.11 requires 3:1 of them. */
export const graphics = /^\.ivu-rate-star/

/** Shown without meaning: no ratio is required. */
export const decorative = [
  // A picture's place while it loads.
  '.ivu-skeleton-item-image-icon',
]

/** Areas that never have text on them: dots, bars, ticks, knobs, lines. */
export const withoutText = [
  /badge-(dot|status)/,
  /spin-dot/,
  /radio-inner|checkbox-inner/,
  /radio-wrapper.*>is-(before|after)/,
  /btn>is-before/,
  // Its text is in `ivu-switch-inner`, which sets the colour.
  /^\.ivu-switch(-checked)?(>is-after)?$/,
  /tag-dot-inner|tag-border.*>is-after/,
  /loading-bar|progress-(bg|success-bg)|progress-.*progress-bg|progress-active/,
  // The number or icon in it sets another colour.
  /steps-.*-head-inner$|steps-tail>i/,
  /split-trigger.*-bar$|slider-(bar|wrap)$/,
  /(table|table-border|table-fixed|table-fixed-right)>is-(before|after)$/,
  /tabs-ink-bar|menu-(horizontal|vertical)\S*(\s\S+)?>is-after/,
  /cell-today.*>is-after/,
  /(hue|alpha)-picker$/,
  // The icon in it sets another colour.
  /result-icon-(success|error|warning)$/,
  // Its items set other colours.
  /^\.ivu-menu-primary$/,
]

/** Borders that show where a control is. */
export const controls = [
  '.ivu-btn',
  '.ivu-input',
  '.ivu-input-number',
  '.ivu-select-selection',
  '.ivu-checkbox-inner',
  '.ivu-radio-inner',
  '.ivu-radio-group-button .ivu-radio-wrapper',
  '.ivu-switch',
  '.ivu-slider-button',
  '.ivu-page-item',
  '.ivu-upload-drag',
]

/** Areas that show a state or a value by their colour alone. */
export const stateMarks =
  /badge-(dot|status-)|(checked|indeterminate) \.ivu-checkbox-inner$|^\.ivu-radio-inner>|^\.ivu-switch(-checked)?$|progress-(\S+-)?bg$|slider-bar$|tabs-ink-bar|spin-dot/

/** What lies below text whose selector does not say so. */
export const containers: Record<string, string> = {
  '.ivu-progress-inner-text': '.ivu-progress-bg',
  '.ivu-back-top i': '.ivu-back-top-inner',
  '.ivu-result-icon .ivu-icon': '.ivu-result-icon-warning',
  '.ivu-switch-inner': '.ivu-switch-checked',
}

/** Elements of the library always have these classes together. */
export function asRendered(selector: string): string {
  return selector.replace(/^\.ivu-tag-(error|primary|success|warning)(?= )/, '.ivu-tag.ivu-tag-$1.ivu-tag-checked')
}
