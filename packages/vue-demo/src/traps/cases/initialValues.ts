import { trap, type TrapCase } from '../TrapCase.ts'

const none = /^(undefined)?$/

/** Initial values of `v-model` with which a component does not start as it should. */
export const initialValues: readonly TrapCase[] = [
  {
    trap: trap('component/form/input-number', 'the-field-shows-1-although-nothing-was'),
    tags: ['InputNumber'],
    part: 'v-model',
    initial: none,
    text: {
      'en-US': 'With an initial "undefined", InputNumber shows 1, which is not in your data. Start with "null" or a number.',
      'zh-CN': '初始值是 undefined 时 InputNumber 显示 1，而数据里没有。初始值请用 null 或数字。',
    },
  },
  {
    trap: trap('component/navigation/tabs', 'v-model-stays-undefined'),
    tags: ['Tabs'],
    part: 'v-model',
    initial: none,
    text: {
      'en-US': 'Tabs shows the first tab but does not write its name back. Start with the name of a tab.',
      'zh-CN': 'Tabs 会显示第一个标签，但不会把名称写回来。初始值请用某个标签的 name。',
    },
  },
  {
    trap: trap('component/form/color-picker', 'with-an-initial-undefined-nothing-is'),
    tags: ['ColorPicker'],
    part: 'v-model',
    initial: none,
    text: {
      'en-US': 'With an initial "undefined", ColorPicker shows nothing. Start with an empty string.',
      'zh-CN': '初始值是 undefined 时 ColorPicker 什么都不显示。初始值请用空字符串。',
    },
  },
  {
    trap: trap('component/layout/collapse', 'a-string-has-become-an-array'),
    tags: ['Collapse'],
    part: 'v-model',
    initial: /^['"`\d]/,
    text: {
      'en-US': 'After a click, the value of Collapse is an array of strings. Start with an array.',
      'zh-CN': '点击以后 Collapse 的值是字符串数组。初始值请用数组。',
    },
  },
  {
    trap: trap('component/form/slider', 'a-range-is-not-drawn-and-dragging-gives'),
    tags: ['Slider'],
    part: 'v-model',
    initial: /^-?[\d.]+$/,
    with: { range: true },
    text: {
      'en-US': 'The value of a Slider with "range" has to be an array, such as [0, 100].',
      'zh-CN': '带 range 的 Slider，值必须是数组，如 [0, 100]。',
    },
  },
  {
    trap: trap('component/view/tooltip', 'a-tooltip-that-is-open-initially-is'),
    tags: ['Tooltip'],
    part: 'v-model',
    initial: /^true$/,
    text: openText('Its position is wrong', '位置会不对'),
  },
  {
    trap: trap('component/view/poptip', 'a-popover-that-is-open-initially-may-be'),
    tags: ['Poptip'],
    part: 'v-model',
    initial: /^true$/,
    text: openText('Its position may be wrong', '位置可能不对'),
  },
  {
    trap: trap('component/view/drawer', 'a-drawer-that-is-open-initially-does-not'),
    tags: ['Drawer'],
    part: 'v-model',
    initial: /^true$/,
    text: openText('The page behind it still scrolls', '后面的页面仍能滚动'),
  },
]

function openText(effect: string, effectInChinese: string): TrapCase['text'] {
  return {
    'en-US': `${effect} if {tag} is open initially. Start with "false", and set it to "true" in "onMounted".`,
    'zh-CN': `{tag} 一开始就打开时${effectInChinese}。初始值请用 false，在 onMounted 里设为 true。`,
  }
}
