import { trap, type TrapCase } from '../TrapCase.ts'

const typography = ['Text', 'Title', 'Paragraph', 'Link']
// One of two props is off where a condition decides between them.
const certain = /^[^?!]*$/

/** Parts of a tag that do not work together. */
export const conflictingParts: readonly TrapCase[] = [
  {
    trap: trap('component/base/typography', 'with-ellipsis-the-copy-icon-is-missing'),
    tags: typography,
    part: 'copyable|editable',
    expression: certain,
    with: { ellipsis: true },
    text: {
      'en-US': 'Do not combine "{part}" with "ellipsis": the icons are cut off with the text, and editing throws an error.',
      'zh-CN': '{part} 不要和 ellipsis 一起用：图标会和文字一起被截掉，编辑时还会报错。',
    },
  },
  {
    trap: trap('component/base/typography', 'copying-opens-the-link-or-starts-an-edit'),
    tags: typography,
    part: 'copyable',
    with: { to: true },
    text: {
      'en-US': 'A click on the copy icon also opens the link. Put the icon on a separate Text next to it.',
      'zh-CN': '点击复制图标也会打开链接。请把复制图标放在旁边单独的 Text 上。',
    },
  },
  {
    trap: trap('component/form/input', 'read-only-text-can-be-cleared'),
    tags: ['Input'],
    part: 'clearable',
    expression: certain,
    with: { readonly: true },
    text: {
      'en-US': 'The clear icon of Input still works with "readonly". Do not combine the two.',
      'zh-CN': 'Input 只读时清除图标仍然有效，clearable 和 readonly 不要一起用。',
    },
  },
  {
    trap: trap('component/form/input', 'the-prefix-icon-is-missing-next-to'),
    tags: ['Input'],
    part: 'prefix',
    with: { '#append|enter-button': true },
    text: {
      'en-US': '"prefix" of Input is not shown together with "append" or "enter-button".',
      'zh-CN': 'Input 的 prefix 与 append 或 enter-button 同用时不显示。',
    },
  },
  {
    trap: trap('component/layout/row', 'with-xs-span-is-ignored'),
    tags: ['Col'],
    part: 'span',
    with: { xs: true },
    text: {
      'en-US': '"xs" of Col applies at every width, so "span" is ignored. Set only one of them.',
      'zh-CN': 'Col 的 xs 在任何宽度都生效，span 会被忽略。两者只写一个。',
    },
  },
  {
    trap: trap('component/layout/skeleton', 'a-square-avatar-is-round'),
    tags: ['Skeleton'],
    part: 'avatar',
    expression: /\bshape\b['"]?\s*:\s*['"]square/,
    with: { round: true },
    text: {
      'en-US': '"round" of Skeleton also applies to the avatar, even if its shape is a square. Do not combine the two.',
      'zh-CN': 'Skeleton 的 round 对头像也生效，方形头像会变圆。两者不要一起用。',
    },
  },
  {
    trap: trap('component/form/city', 'show-suffix-shows-no-ending'),
    tags: ['City'],
    part: 'show-suffix',
    with: { cities: true },
    text: {
      'en-US': '"show-suffix" of City shows no ending for cities in "cities". Do not use both.',
      'zh-CN': '出现在 cities 里的城市，show-suffix 不显示后缀。两者不要一起用。',
    },
  },
  {
    trap: trap('component/view/avatar', 'the-image-is-broken-and-the-text-is-not'),
    tags: ['Avatar'],
    part: 'src',
    expression: certain,
    hasContent: true,
    without: ['@on-error'],
    text: {
      'en-US': 'With "src", Avatar does not show its slot, even if the image fails. Clear "src" in "on-error".',
      'zh-CN': '有 src 时 Avatar 不显示插槽，图片加载失败也一样。请在 on-error 里清空 src。',
    },
  },
  {
    trap: trap('component/navigation/badge', 'with-color-or-status-the-button-inside'),
    tags: ['Badge'],
    part: 'color|status',
    hasContent: true,
    without: ['dot'],
    text: {
      'en-US': '"{part}" turns a Badge into a status dot, which does not show its content.',
      'zh-CN': '加了 {part}，Badge 就成了状态点，不显示里面的内容。',
    },
  },
  {
    trap: trap('component/form/auto-complete', 'with-the-input-slot-selecting-throws-an'),
    tags: ['AutoComplete'],
    part: '#input',
    text: {
      'en-US':
        'With slot "input" of AutoComplete, selecting a suggestion throws an error. Change the appearance with "icon", "size", and styles.',
      'zh-CN': '用了 AutoComplete 的 input 插槽，选择建议时会报错。外观请用 icon、size 和样式来改。',
    },
  },
  {
    trap: trap('component/view/carousel', 'with-loop-buttons-in-the-slides-only'),
    tags: ['Carousel'],
    part: 'loop',
    contains: ['Button', 'button', 'a', 'Input', 'Switch', 'Checkbox'],
    text: {
      'en-US': 'With "loop", Carousel shows copies of slides, in which controls do not work. Do not use "loop" if slides contain controls.',
      'zh-CN': 'Carousel 加 loop 后会显示幻灯片的副本，里面的控件不起作用。幻灯片里有控件时不要用 loop。',
    },
  },
  {
    trap: trap('component/view/poptip', 'with-trigger-focus-the-popover-of-a'),
    tags: ['Poptip'],
    part: 'trigger',
    value: (value) => value === 'focus',
    contains: ['Button', 'button'],
    containsNo: ['Input', 'input', 'textarea'],
    text: {
      'en-US':
        'With trigger="focus" and no input inside, Poptip closes when the mouse button is released. Use trigger="click" for a button.',
      'zh-CN': 'trigger="focus" 而里面没有输入框时，松开鼠标 Poptip 就关了。按钮请用 trigger="click"。',
    },
  },
  {
    trap: trap('component/view/progress', 'with-a-percent-of-100-status-wrong-is'),
    tags: ['Progress'],
    part: 'status',
    value: (value) => value === 'wrong',
    with: { percent: (value) => Number(value) === 100 },
    text: {
      'en-US': 'With a "percent" of 100, Progress always shows a success. On failure, stop at 99.',
      'zh-CN': 'percent 为 100 时 Progress 总是显示成功。失败时请停在 99。',
    },
  },
  {
    trap: trap('component/other/word-count', 'with-overflow-the-length-slot-disappears'),
    tags: ['WordCount'],
    part: '#length',
    with: { overflow: true },
    text: {
      'en-US': 'Slot "length" of WordCount is not used beyond the limit. Fill "suffix-overflow" instead.',
      'zh-CN': '超出字数后 WordCount 不用 length 插槽，请用 suffix-overflow。',
    },
  },
  {
    trap: trap('component/layout/card', 'buttons-in-a-link-card-navigate'),
    tags: ['Card'],
    part: 'to',
    contains: ['Button', 'button', 'a'],
    text: {
      'en-US': 'Clicks on a control in a Card with "to" also open the link. Make the card a plain one, and put a link on its title.',
      'zh-CN': '点击链接卡片里的控件也会打开链接。请用普通卡片，把链接放在标题上。',
    },
  },
  {
    trap: trap('component/layout/divider', 'text-overflows-a-vertical-line'),
    tags: ['Divider'],
    part: 'type',
    value: (value) => value === 'vertical',
    hasContent: true,
    text: {
      'en-US': 'A vertical Divider does not support text: it overflows the line.',
      'zh-CN': '竖的 Divider 不支持文字，文字会超出线条。',
    },
  },
]
