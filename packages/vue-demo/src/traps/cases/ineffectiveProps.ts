import { trap, type TrapCase } from '../TrapCase.ts'

/** Props that do nothing, always or together with another prop. */
export const ineffectiveProps: readonly TrapCase[] = [
  ...unused('component/form/cascader', 'capture-does-nothing', ['Cascader'], 'capture'),
  ...unused('component/navigation/dropdown', 'capture-has-no-effect', ['Dropdown'], 'capture'),
  ...unused('component/form/color-picker', 'hide-drop-down-has-no-effect', ['ColorPicker'], 'hide-drop-down'),
  ...unused('component/form/city', 'size-and-element-id-do-nothing', ['City'], 'size|element-id'),
  ...unused('component/view/trend', 'show-title-has-no-effect', ['Trend'], 'show-title'),
  ...unused('component/layout/ellipsis', 'auto-resize-does-nothing', ['Ellipsis'], 'auto-resize'),
  ...unused(
    'component/form/time-picker',
    'some-props-have-no-effect',
    ['TimePicker'],
    'multiple|split-panels|show-week-numbers|start-date|time-picker-options',
  ),
  {
    trap: trap('component/form/select', 'filter-method-does-nothing'),
    tags: ['Select'],
    part: 'filter-method',
    text: {
      'en-US': '"filter-method" of Select has no effect. To use your own matching, set "remote-method" and filter local data in it.',
      'zh-CN': 'Select 的 filter-method 不起作用。要自己匹配，请用 remote-method，在其中筛选本地数据。',
    },
  },
  {
    trap: trap('component/form/tree-select', 'with-filterable-typing-does-nothing'),
    tags: ['TreeSelect'],
    part: 'filterable',
    text: {
      'en-US': '"filterable" of TreeSelect has no effect: there are no options to search.',
      'zh-CN': 'TreeSelect 的 filterable 不起作用：没有选项可以搜索。',
    },
  },
  {
    trap: trap('component/base/typography', 'expandable-symbol-and-suffix-have-no'),
    tags: ['Text', 'Title', 'Paragraph', 'Link'],
    part: 'ellipsis-config',
    expression: /\b(expandable|symbol|suffix)\b['"]?\s*:/,
    text: {
      'en-US': '"expandable", "symbol", and "suffix" of "ellipsis-config" have no effect. Use a button to expand the text.',
      'zh-CN': 'ellipsis-config 的 expandable、symbol 和 suffix 不起作用。请用按钮展开文字。',
    },
  },
  {
    trap: trap('component/other/spin', 'spin-fullscreen-shows-nothing'),
    tags: ['Spin'],
    part: 'fullscreen',
    text: {
      'en-US':
        'Spin with "fullscreen" shows nothing: the prop is for Spin.show(). In a template, use "fix" within an element with a fixed position.',
      'zh-CN': '带 fullscreen 的 Spin 什么都不显示，这个属性是给 Spin.show() 用的。在模板里请把 fix 放在固定定位的元素内。',
    },
  },
  {
    trap: trap('component/form/slider', 'active-change-does-nothing-to-the-slider'),
    tags: ['Slider'],
    part: 'active-change',
    without: ['show-input'],
    text: {
      'en-US': '"active-change" of Slider only affects the field of "show-input".',
      'zh-CN': 'Slider 的 active-change 只影响 show-input 的输入框。',
    },
  },
  {
    trap: trap('component/navigation/page', 'simple-has-no-total-and-no-page-sizes'),
    tags: ['Page'],
    part: 'size|prev-text|next-text|show-total|show-sizer|show-elevator',
    with: { simple: true },
    text: {
      'en-US': '"{part}" of Page has no effect together with "simple", which only has arrows and a page field.',
      'zh-CN': 'Page 的 {part} 与 simple 同用时不起作用：简洁模式只有箭头和页码框。',
    },
  },
  {
    trap: trap('component/layout/divider', 'plain-size-and-orientation-have-no'),
    tags: ['Divider'],
    part: 'plain|size|orientation',
    with: { type: (value) => value === 'vertical' },
    text: {
      'en-US': '"{part}" of Divider has no effect on a vertical line.',
      'zh-CN': 'Divider 的 {part} 对竖线不起作用。',
    },
  },
  {
    trap: trap('component/layout/divider', 'a-vertical-dashed-line-is-invisible'),
    tags: ['Divider'],
    part: 'dashed',
    with: { type: (value) => value === 'vertical' },
    text: {
      'en-US': 'A vertical Divider with "dashed" is invisible. Set a "border-inline-start" in CSS instead.',
      'zh-CN': '竖的 Divider 加上 dashed 就看不见了。请改用 CSS 的 border-inline-start。',
    },
  },
  {
    trap: trap('component/navigation/badge', 'dots-and-status-dots-ignore-type-and'),
    tags: ['Badge'],
    part: 'type|class-name',
    with: { 'dot|status': true },
    text: {
      'en-US': '"{part}" of Badge only applies to numbers, not to dots. To change a dot, style ".ivu-badge-dot".',
      'zh-CN': 'Badge 的 {part} 只对数字有效，对圆点无效。要改圆点，请写 .ivu-badge-dot 的样式。',
    },
  },
  {
    trap: trap('component/navigation/badge', 'offset-has-no-effect'),
    tags: ['Badge'],
    part: 'offset',
    with: { status: true },
    text: {
      'en-US': '"offset" of Badge has no effect on a status dot.',
      'zh-CN': 'Badge 的 offset 对状态点不起作用。',
    },
  },
  {
    trap: trap('component/layout/skeleton', 'width-has-no-effect-on-a-circle'),
    tags: ['SkeletonItem'],
    part: 'width',
    with: { type: (value) => value === 'circle' || value === 'square' },
    text: {
      'en-US': '"width" of SkeletonItem has no effect on circles and squares. Use "size".',
      'zh-CN': 'SkeletonItem 的 width 对圆形和方形不起作用，请用 size。',
    },
  },
  {
    trap: trap('component/view/drawer', 'top-and-bottom-drawers-cannot-be-dragged'),
    tags: ['Drawer'],
    part: 'draggable',
    with: { placement: (value) => value === 'top' || value === 'bottom' },
    text: {
      'en-US': '"draggable" of Drawer only works on the left and right.',
      'zh-CN': 'Drawer 的 draggable 只对左右两侧有效。',
    },
  },
  {
    trap: trap('component/other/word-count', 'the-ring-has-no-number'),
    tags: ['WordCount'],
    part: '#prefix|#prefix-overflow|#length|#separator|#total|#suffix|#suffix-overflow',
    with: { circle: true },
    text: {
      'en-US': 'Slot "{part}" of WordCount is not shown in a ring ("circle").',
      'zh-CN': 'WordCount 是圆环（circle）时不显示插槽 {part}。',
    },
  },
]

function unused(page: string, id: string, tags: readonly string[], part: string): TrapCase[] {
  const text = {
    'en-US': '"{part}" of {tag} has no effect: it is declared but not used.',
    'zh-CN': '{tag} 的 {part} 不起作用：声明了，但没有用到。',
  }
  return [{ trap: trap(page, id), tags, part, text }]
}
