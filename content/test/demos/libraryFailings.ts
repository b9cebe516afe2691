/** Something the library itself gets wrong, which a demo cannot fix. */
export interface LibraryFailing {
  /** Rule of axe. */
  rule: string
  /** The library's elements it is found on. */
  selector: string
  reason: string
  /** Shows only after somebody acted on a demo. */
  isActedOn?: true
}

const palette = 'the library’s own palette: white on its colours and its colours on white are between 2.1 and 3.9 to 1'

/**
 * What axe finds at serious level in the library's own markup. A test says when an entry is no longer needed, another compares the list
 * with the table of `docs/library-failings.md`.
 */
export const libraryFailings: readonly LibraryFailing[] = [
  {
    rule: 'color-contrast',
    selector: ['primary', 'info', 'success', 'warning', 'error'].map((type) => `.ivu-btn-${type} > span`).join(),
    reason: palette,
  },
  {
    rule: 'color-contrast',
    selector: '.ivu-typography-secondary, .ivu-typography-success, .ivu-typography-warning, .ivu-typography-danger',
    reason: `${palette}; black at 45 % is 3.4 to 1`,
  },
  {
    rule: 'color-contrast',
    selector: '.ivu-global-footer-links > a, .ivu-global-footer-copyright',
    reason: 'its grey #808695 is 3.6 to 1 on white',
  },
  { rule: 'color-contrast', selector: '.ivu-radio-group-item.ivu-radio-wrapper-checked', reason: palette },
  { rule: 'color-contrast', selector: '.ivu-btn:hover > span, .ivu-btn-text:focus > span', reason: palette, isActedOn: true },
  { rule: 'color-contrast', selector: '.ivu-spin-text', reason: palette },
  { rule: 'color-contrast', selector: '.ivu-tag-text', reason: palette },
  { rule: 'color-contrast', selector: '.ivu-select-placeholder, .ivu-select-not-found > li', reason: 'placeholders are #c5c8ce on white' },
  { rule: 'color-contrast', selector: '.ivu-select-item-selected', reason: palette, isActedOn: true },
  {
    rule: 'color-contrast',
    selector: '.ivu-select-disabled span',
    reason: 'a disabled Select is grey, which is allowed, but has no aria-disabled that would say so',
  },
  { rule: 'color-contrast', selector: '.ivu-input-search', reason: palette },
  { rule: 'color-contrast', selector: '.ivu-input-word-count', reason: 'its grey #808695 is 3.6 to 1 on white' },
  { rule: 'color-contrast', selector: '.ivu-progress-text-inner', reason: 'its grey #808695 is 3.6 to 1 on white' },
  { rule: 'color-contrast', selector: '.ivu-tabs-tab-active, .ivu-tabs-tab-active > span', reason: palette },
  {
    rule: 'color-contrast',
    selector: '.ivu-tabs-tab-disabled',
    reason: 'a disabled tab is grey, which is allowed, but takes no aria-disabled that would say so',
  },
  {
    rule: 'color-contrast',
    selector: '.ivu-menu-item-active, .ivu-menu-dark .ivu-menu-item, .ivu-menu-dark .ivu-menu-item > span',
    reason: `${palette}; the grey of its dark theme is 4.4 to 1`,
  },
  { rule: 'color-contrast', selector: '.ivu-menu-item:hover, .ivu-menu-submenu-title:hover', reason: palette, isActedOn: true },
  { rule: 'color-contrast', selector: '.ivu-menu-item-group-title', reason: 'its grey is 2.8 to 1 on white, and less on dark' },
  { rule: 'color-contrast', selector: '.ivu-badge-count', reason: `${palette}; grey on grey is 3 to 1` },
  {
    rule: 'link-in-text-block',
    selector: '.ivu-breadcrumb-item-link',
    reason: 'Breadcrumb’s links differ from the text around them by colour alone, 2.4 to 1',
  },
  { rule: 'color-contrast', selector: '.ivu-breadcrumb-item-link:hover', reason: palette, isActedOn: true },
  { rule: 'color-contrast', selector: '.ivu-anchor-link-active > .ivu-anchor-link-title', reason: palette },
  { rule: 'color-contrast', selector: '.ivu-anchor-link-title:hover', reason: palette, isActedOn: true },
  {
    rule: 'color-contrast',
    selector: '.ivu-steps-head-inner > span, .ivu-steps-title, .ivu-steps-content',
    reason: `${palette}; what is finished or waits is grey, 2.8 to 1 and less`,
  },
  { rule: 'color-contrast', selector: '.ivu-time-picker-cells-cell-selected', reason: palette, isActedOn: true },
  {
    rule: 'scrollable-region-focusable',
    selector: '.ivu-time-picker-cells-list',
    reason: 'TimePicker moves in its lists by the keys of its input, and gives them no tabindex',
    isActedOn: true,
  },
  {
    rule: 'label',
    selector: '.ivu-page-options-elevator > input, .ivu-page-simple-pager > input',
    reason: 'Page gives its fields no name, and takes none',
  },
  { rule: 'color-contrast', selector: '.ivu-list-item-meta-description', reason: 'black at 45 % is 3.4 to 1 on white' },
  { rule: 'color-contrast', selector: '.ivu-cell-label', reason: 'its grey #808695 is 3.6 to 1 on white' },
  { rule: 'color-contrast', selector: '.ivu-slider-marks-item', reason: 'its grey #808695 is 3.6 to 1 on white' },
  { rule: 'label', selector: '.ivu-slider-input .ivu-input-number-input', reason: 'Slider gives its field no name, and takes none' },
  { rule: 'label', selector: '.ivu-table .ivu-checkbox-input', reason: 'Table gives its check boxes no name, and takes none' },
  { rule: 'label', selector: '.ivu-transfer .ivu-checkbox-input', reason: 'Transfer gives its check boxes no name, and takes none' },
  {
    rule: 'list',
    selector: '.ivu-tree-select .ivu-select-dropdown-list, .ivu-tree-select-transfer .ivu-select-dropdown-list',
    reason: 'TreeSelect puts its tree into the list of a Select',
    isActedOn: true,
  },
  {
    rule: 'label',
    selector: '.ivu-color-picker-confirm .ivu-input',
    reason: 'ColorPicker gives its field no name, and takes none',
    isActedOn: true,
  },
  { rule: 'color-contrast', selector: '.ivu-form-item-error-tip', reason: palette, isActedOn: true },
  { rule: 'color-contrast', selector: '.ivu-tag-select-expand-btn > span', reason: palette },
  { rule: 'color-contrast', selector: '.ivu-transfer-operation .ivu-btn-primary > span > span', reason: palette },
  {
    rule: 'color-contrast',
    selector: '.ivu-transfer-list-content-item-disabled > span',
    reason: 'a disabled item is grey, which is allowed, but has no aria-disabled that would say so',
  },
  { rule: 'color-contrast', selector: '.ivu-transfer-list-content-not-found', reason: 'an empty list says so in #c5c8ce on white' },
  {
    rule: 'color-contrast',
    selector: '.ivu-cascader-not-found-tip > li',
    reason: 'no results are said in #c5c8ce on white',
    isActedOn: true,
  },
  { rule: 'scrollable-region-focusable', selector: '.ivu-table-body', reason: 'Table’s scrolling body takes no tabindex' },
  { rule: 'label', selector: '.ivu-tree .ivu-checkbox-input', reason: 'Tree gives its check boxes no name, and takes none' },
  { rule: 'image-alt', selector: '.ivu-avatar > img', reason: 'Avatar gives its picture no alt, and takes none' },
  {
    rule: 'button-name',
    selector: '.ivu-carousel-arrow, .ivu-carousel-dots button',
    reason: 'Carousel gives its arrows and dots no name, and takes none',
  },
  { rule: 'color-contrast', selector: '.ivu-result-desc', reason: 'its grey #808695 is 3.6 to 1 on white' },
  {
    rule: 'button-name',
    selector: '.ivu-calendar-header-action .ivu-btn',
    reason: 'Calendar gives its arrows no name, and takes none',
  },
  {
    rule: 'color-contrast',
    selector: '.ivu-calendar-table-day-title',
    reason: 'days of other months are #c5c8ce on white; the selected one is 3 to 1',
  },
]

/** What the library says on the console of a development build, with the reason. */
export const libraryWarnings: readonly { text: RegExp; reason: string; isActedOn?: true }[] = [
  {
    text: /Non-function value encountered for default slot[^]*at <Spin/,
    reason: 'Spin.show() hands its content over as an array where Vue wants a function',
    isActedOn: true,
  },
  {
    text: /^\[Vue warn\]: Failed to resolve component: Icon\n[\s\S]*?\n {2}at <Notification /,
    reason: 'Notification names an Icon it does not import: an app has it with the whole library only',
  },
  {
    text: /^TypeError: Cannot read properties of null \(reading 'reset'\)\n[^\n]*\n {4}at \w+\.handleBlur [^\n]*\/date-picker\/picker\.vue/,
    reason:
      'DatePicker and TimePicker throw if they are removed while their field has the focus: the browser takes it away, and their panel is gone',
    isActedOn: true,
  },
  {
    text: /^TypeError: Cannot read properties of null \(reading 'handleClosePopper'\)\n {4}at \w+\.handleBlur [^\n]*\/slider\/slider\.vue/,
    reason: 'Slider throws if it is removed while its handle has the focus: the browser takes it away, and the tooltip is gone',
    isActedOn: true,
  },
]

/** What the library leaves in the page for good, once and not for each demo, with the reason. */
export const libraryTraces: readonly { text: RegExp; reason: string }[] = [
  { text: /^<textarea class=""> in body$/, reason: 'Input with autosize keeps one hidden textarea to measure heights in' },
]
