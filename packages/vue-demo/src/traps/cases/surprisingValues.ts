import { trap, type ConstantTest, type TrapCase } from '../TrapCase.ts'

const isZero: ConstantTest = (value) => value === 0 || value === '0'
const isOver100: ConstantTest = (value) => Number(value) > 100
const needsEncoding: ConstantTest = (value) => typeof value === 'string' && /[()\s"']/.test(value)

/** Values that a prop accepts, with another effect than they seem to have. */
export const surprisingValues: readonly TrapCase[] = [
  {
    trap: trap('component/layout/row', 'span-0-does-not-hide-the-column'),
    tags: ['Col'],
    part: 'span',
    value: (value) => value === 0,
    text: {
      'en-US': 'The number 0 counts as no "span". To hide a Col, use the string: span="0".',
      'zh-CN': '数字 0 相当于没有 span。要隐藏 Col，请用字符串：span="0"。',
    },
    fix: () => 'span="0"',
  },
  {
    trap: trap('component/chart/circle', '120-looks-like-80'),
    tags: ['Circle'],
    part: 'percent',
    value: isOver100,
    text: {
      'en-US': 'Circle cannot show more than 100. Use Math.min(100, …).',
      'zh-CN': 'Circle 不能显示超过 100 的值，请用 Math.min(100, …)。',
    },
  },
  {
    trap: trap('component/view/progress', 'with-a-value-of-more-than-100-the-bar'),
    tags: ['Progress'],
    part: 'percent',
    value: isOver100,
    text: {
      'en-US': 'Above 100, the bar of Progress overflows. Use Math.min(100, …).',
      'zh-CN': '超过 100 时 Progress 会溢出，请用 Math.min(100, …)。',
    },
  },
  {
    trap: trap('component/view/avatar-list', 'with-a-max-of-0-only-a-number-is-shown'),
    tags: ['AvatarList'],
    part: 'max',
    value: isZero,
    text: {
      'en-US': 'A "max" of 0 hides all images of AvatarList. For no limit, omit it.',
      'zh-CN': 'max 为 0 会隐藏 AvatarList 的所有图片。不限数量请省略。',
    },
  },
  {
    trap: trap('component/other/count-up', 'duration-0-takes-2-seconds'),
    tags: ['CountUp'],
    part: 'duration',
    value: isZero,
    text: {
      'en-US': 'A "duration" of 0 is replaced with the default of 2 seconds. For no animation, set 0.001.',
      'zh-CN': 'duration 为 0 时会用默认的 2 秒。不要动画请设为 0.001。',
    },
    fix: () => ':duration="0.001"',
  },
  {
    trap: trap('component/other/scroll', 'with-a-distance-to-edge-of-30-loading'),
    tags: ['Scroll'],
    part: 'distance-to-edge',
    value: (value) => Number(value) >= 24,
    text: {
      'en-US': 'With a "distance-to-edge" of {value}, Scroll never loads. It has to be less than 24.',
      'zh-CN': 'distance-to-edge 为 {value} 时 Scroll 不会加载，要小于 24。',
    },
  },
  {
    trap: trap('component/other/auth', 'authority-admin-editor-never-matches'),
    tags: ['Auth'],
    part: 'authority',
    value: (value) => typeof value === 'string' && value.includes(','),
    text: { 'en-US': '"authority" of Auth is not split at commas. Pass an array.', 'zh-CN': 'Auth 的 authority 不按逗号拆分，请传数组。' },
  },
  {
    trap: trap('component/form/rate', 'icon-ivu-icon-ios-heart-shows-no-icon'),
    tags: ['Rate'],
    part: 'icon',
    value: (value) => typeof value === 'string' && value.startsWith('ivu-icon-'),
    text: { 'en-US': 'Rate adds the prefix "ivu-icon-" itself. Omit it.', 'zh-CN': 'Rate 会自己加上前缀 ivu-icon-，请不要写。' },
    fix: (value) => `icon="${value.replace('ivu-icon-', '')}"`,
  },
  {
    trap: trap('component/navigation/steps', 'the-current-step-does-not-become-finish'),
    tags: ['Steps'],
    part: 'status',
    value: (value) => value === 'finish' || value === 'wait',
    text: {
      'en-US': '"{value}" on Steps has no effect; only "error" does. Add 1 to "current", or set the status on the Step.',
      'zh-CN': 'Steps 上的“{value}”不起作用，只有 error 有效。请把 current 加 1，或把 status 写在 Step 上。',
    },
  },
  {
    trap: trap('component/other/number-info', 'a-change-of-0-is-not-shown'),
    tags: ['NumberInfo'],
    part: 'sub-total',
    value: (value) => value === 0,
    text: {
      'en-US': 'The number 0 counts as empty. Pass a string: sub-total="0".',
      'zh-CN': '数字 0 相当于没有值，请传字符串：sub-total="0"。',
    },
    fix: () => 'sub-total="0"',
  },
  {
    trap: trap('component/form/tag-select', 'with-a-name-of-0-the-select-all-tag-is'),
    tags: ['TagSelectOption'],
    part: 'name',
    value: (value) => value === 0,
    text: {
      'en-US': '0 counts as no "name" of TagSelectOption. Use a string.',
      'zh-CN': 'TagSelectOption 的 name 为 0 相当于没有，请用字符串。',
    },
    fix: () => 'name="0"',
  },
  {
    trap: trap('component/base/space', 'size-16-leaves-no-gap-between-rows'),
    tags: ['Space'],
    part: 'size',
    expression: /^\s*\[\s*[^,\]\s]+\s*\]\s*$/,
    text: {
      'en-US': 'An array with one entry only sets the column gap of Space. Set both entries.',
      'zh-CN': '只有一项的数组只设置 Space 的列间距，请写两项。',
    },
  },
  {
    trap: trap('component/view/tooltip', 'an-empty-content-shows-a-small-empty-box'),
    tags: ['Tooltip'],
    part: 'content',
    value: (value) => value === '',
    without: ['#content', 'disabled'],
    text: {
      'en-US': 'An empty "content" shows an empty box. Disable the Tooltip when there is no text.',
      'zh-CN': 'content 为空时会显示一个空框。没有文字时请禁用 Tooltip。',
    },
  },
  {
    trap: trap('component/layout/global-footer', 'html-in-copyright-is-shown-as-text'),
    tags: ['GlobalFooter'],
    part: 'copyright',
    value: (value) => typeof value === 'string' && /<\w/.test(value),
    text: { 'en-US': 'HTML in "copyright" is shown as text. Use the slot.', 'zh-CN': 'copyright 里的 HTML 会按文字显示，请用插槽。' },
  },
  {
    trap: trap('component/view/exception', 'an-inline-svg-is-not-shown'),
    tags: ['Exception'],
    part: 'img',
    value: needsEncoding,
    text: imageText('Exception', 'img'),
  },
  {
    trap: trap('component/layout/skeleton', 'an-image-with-spaces-or-parentheses-in'),
    tags: ['SkeletonItem'],
    part: 'img-src',
    value: needsEncoding,
    text: imageText('SkeletonItem', 'img-src'),
  },
]

function imageText(tag: string, prop: string): TrapCase['text'] {
  return {
    'en-US': `The address in "${prop}" of ${tag} must not contain spaces, quotation marks, or parentheses: it is inserted into url(). Encode them.`,
    'zh-CN': `${tag} 的 ${prop} 会直接放进 url()，不能有空格、引号和括号，请先编码。`,
  }
}
