import { trap, type TrapCase } from '../TrapCase.ts'

const update = ['v-model', '@update:model-value', '@on-change']

/** Parts that need another one to work. */
export const requiredParts: readonly TrapCase[] = [
  {
    trap: trap('component/navigation/tabs', 'closable-shows-no-close-icon'),
    tags: ['Tabs'],
    part: 'closable',
    without: ['type'],
    text: {
      'en-US': '"closable" of Tabs requires type="card".',
      'zh-CN': 'Tabs 的 closable 需要 type="card"。',
    },
  },
  {
    trap: trap('component/view/alert', 'the-icon-or-close-slot-has-no-effect'),
    tags: ['Alert'],
    part: '#icon',
    without: ['show-icon'],
    text: { 'en-US': 'Slot "icon" of Alert requires "show-icon".', 'zh-CN': 'Alert 的 icon 插槽需要 show-icon。' },
  },
  {
    trap: trap('component/view/alert', 'the-icon-or-close-slot-has-no-effect'),
    tags: ['Alert'],
    part: '#close',
    without: ['closable'],
    text: { 'en-US': 'Slot "close" of Alert requires "closable".', 'zh-CN': 'Alert 的 close 插槽需要 closable。' },
  },
  {
    trap: trap('component/view/image', 'the-preview-never-stops-loading'),
    tags: ['Image'],
    part: 'preview',
    without: ['preview-list'],
    text: {
      'en-US': '"preview" of Image requires "preview-list"; it does not use "src".',
      'zh-CN': 'Image 的 preview 需要 preview-list，不会用 src。',
    },
  },
  {
    trap: trap('component/form/upload', 'selecting-a-folder-only-uploads-one-file'),
    tags: ['Upload'],
    part: 'webkitdirectory',
    without: ['multiple'],
    text: { 'en-US': '"webkitdirectory" of Upload requires "multiple".', 'zh-CN': 'Upload 的 webkitdirectory 需要 multiple。' },
  },
  {
    trap: trap('component/form/upload', 'dropped-files-are-not-checked-against'),
    tags: ['Upload'],
    part: 'accept',
    without: ['format'],
    with: { 'type|paste': (value) => value !== 'select' },
    text: {
      'en-US': 'Dropped and pasted files are not checked against "accept". Also set "format" on Upload.',
      'zh-CN': '拖入和粘贴的文件不受 accept 限制，请给 Upload 同时设置 format。',
    },
  },
  {
    trap: trap('component/layout/split', 'the-bar-cannot-be-dragged'),
    tags: ['Split'],
    part: 'model-value',
    without: update,
    text: {
      'en-US': 'With only ":model-value", the bar of Split cannot be dragged. Use "v-model".',
      'zh-CN': '只有 :model-value 时，Split 的分隔条拖不动。请用 v-model。',
    },
  },
  {
    trap: trap('component/form/switch', 'the-switch-changes-but-the-data-does-not'),
    tags: ['Switch'],
    part: 'model-value',
    without: [...update, 'disabled', 'loading'],
    text: {
      'en-US': 'With only ":model-value", a click changes the Switch but not your data. Use "v-model", or "before-change" to ask first.',
      'zh-CN': '只有 :model-value 时，点击会改变 Switch 而不改变数据。请用 v-model；要先询问请用 before-change。',
    },
  },
  {
    trap: trap('component/layout/layout', 'a-click-does-not-collapse-the-sidebar'),
    tags: ['Sider'],
    part: 'collapsible',
    without: ['v-model', '@update:model-value', '@on-collapse', 'hide-trigger'],
    text: {
      'en-US': '"collapsible" of Sider requires "v-model": without it, a click does not collapse the sidebar.',
      'zh-CN': 'Sider 的 collapsible 需要 v-model，否则点击不会收起侧边栏。',
    },
  },
  {
    trap: trap('component/layout/layout', 'default-collapsed-has-no-effect'),
    tags: ['Sider'],
    part: 'default-collapsed',
    without: ['v-model', '@update:model-value'],
    text: {
      'en-US': '"default-collapsed" of Sider requires "v-model". Set its initial value to "true" instead.',
      'zh-CN': 'Sider 的 default-collapsed 需要 v-model。请直接把它的初始值设为 true。',
    },
  },
  {
    trap: trap('component/other/word-count', 'without-total-the-count-is-red-from-the'),
    tags: ['WordCount'],
    without: ['total'],
    text: {
      'en-US': 'WordCount requires "total": the default is 0, so every text is too long.',
      'zh-CN': 'WordCount 需要 total：默认是 0，任何文字都算超出。',
    },
  },
  {
    trap: trap('component/form/input', 'the-counter-stays-at-0'),
    tags: ['Input'],
    part: 'show-word-limit',
    without: ['v-model', 'model-value'],
    text: {
      'en-US': '"show-word-limit" of Input requires "v-model": the counter counts the value.',
      'zh-CN': 'Input 的 show-word-limit 需要 v-model，计数的是它的值。',
    },
  },
  {
    trap: trap('component/layout/skeleton', 'the-skeleton-is-not-shown'),
    tags: ['Skeleton'],
    without: ['loading'],
    text: {
      'en-US': 'Skeleton is only shown with "loading", which is false by default.',
      'zh-CN': 'Skeleton 只在 loading 时显示，默认是 false。',
    },
  },
  {
    trap: trap('component/other/auth', 'without-nomatch-the-component-throws-an'),
    tags: ['Auth'],
    without: ['#noMatch', 'to', 'prevent'],
    text: {
      'en-US': 'Auth throws an error without slot "noMatch". To show nothing, add <template #noMatch />.',
      'zh-CN': 'Auth 没有 noMatch 插槽会报错。不想显示内容时请加 <template #noMatch />。',
    },
  },
  withoutAccess({ value: (value) => typeof value === 'string' }),
  withoutAccess({ expression: /^\s*\[/ }),
  {
    trap: trap('component/view/tag', 'a-click-on-the-close-icon-does-not'),
    tags: ['Tag'],
    part: 'closable',
    without: ['@on-close'],
    text: {
      'en-US': 'Tag does not remove itself. Listen to "on-close", and change your data there.',
      'zh-CN': 'Tag 不会自己消失。请监听 on-close，在其中改数据。',
    },
  },
  {
    trap: trap('component/view/tooltip', 'with-controlled-the-tooltip-never-closes'),
    tags: ['Tooltip'],
    part: 'controlled',
    without: ['v-model', 'model-value'],
    text: {
      'en-US': '"controlled" of Tooltip requires "v-model": it only closes when the value is set to "false".',
      'zh-CN': 'Tooltip 的 controlled 需要 v-model：只有把值设为 false 才会关闭。',
    },
  },
  {
    trap: trap('component/view/tooltip', 'passing-options-throws-an-error'),
    tags: ['Tooltip'],
    part: 'options',
    expression: /^\s*\{(?![\s\S]*\bmodifiers\b)/,
    text: {
      'en-US': '"options" of Tooltip replace the defaults. Pass at least { modifiers: {} }.',
      'zh-CN': 'Tooltip 的 options 会整个替换默认值，至少要传 { modifiers: {} }。',
    },
  },
  {
    trap: trap('component/view/poptip', 'passing-options-throws-an-error'),
    tags: ['Poptip'],
    part: 'options',
    expression: /^\s*\{(?![\s\S]*\bmodifiers\b)/,
    text: {
      'en-US': '"options" of Poptip replace the defaults. Pass at least { modifiers: {} }.',
      'zh-CN': 'Poptip 的 options 会整个替换默认值，至少要传 { modifiers: {} }。',
    },
  },
  {
    trap: trap('component/navigation/badge', 'the-text-slot-is-not-shown'),
    tags: ['Badge'],
    part: '#text',
    without: ['count', 'text'],
    text: {
      'en-US': 'Slot "text" of Badge requires "text", or a "count" other than 0.',
      'zh-CN': 'Badge 的 text 插槽需要 text 属性，或不为 0 的 count。',
    },
  },
  {
    trap: trap('component/navigation/page', 'tab-cannot-leave-the-page-field-of'),
    tags: ['Page'],
    part: 'simple',
    without: ['@keydown'],
    text: {
      'en-US': 'The Tab key cannot leave the page field of a simple Page. Add "@keydown.tab.capture.stop".',
      'zh-CN': 'Tab 键离不开简洁 Page 的页码框。请加上 @keydown.tab.capture.stop。',
    },
    fix: () => 'simple @keydown.tab.capture.stop',
  },
  {
    trap: trap('component/navigation/page', 'the-page-size-is-blank'),
    tags: ['Page'],
    part: 'page-size',
    value: (value) => ![10, 20, 30, 40].includes(Number(value)),
    with: { 'show-sizer': true },
    without: ['page-size-opts'],
    text: {
      'en-US': '{value} is not among the page sizes of Page, which are 10, 20, 30, and 40. Set "page-size-opts".',
      'zh-CN': '{value} 不在 Page 的每页条数里，默认是 10、20、30、40。请设置 page-size-opts。',
    },
  },
  {
    trap: trap('component/base/typography', 'an-edit-is-lost'),
    tags: ['Text', 'Title', 'Paragraph', 'Link'],
    part: 'editable',
    without: ['v-model', '@update:model-value', '@on-edit-end', '@on-edit-change'],
    text: {
      'en-US': '"editable" of {tag} requires "v-model": the slot cannot store the new text.',
      'zh-CN': '{tag} 的 editable 需要 v-model：插槽里存不了新的文字。',
    },
  },
  {
    trap: trap('component/form/input-number', 'some-numbers-cannot-be-typed'),
    tags: ['InputNumber'],
    part: 'min',
    value: (value) => Number(value) >= 10,
    without: ['active-change='],
    text: {
      'en-US':
        'With a "min" of {value}, numbers cannot be typed digit by digit: the limit applies after every keystroke. Set :active-change="false".',
      'zh-CN': 'min 为 {value} 时没法逐位输入：每次按键都会套用下限。请设置 :active-change="false"。',
    },
  },
  {
    trap: trap('component/form/input-number', 'decimals-cannot-be-typed'),
    tags: ['InputNumber'],
    part: 'precision',
    value: (value) => Number(value) > 0,
    without: ['active-change='],
    text: {
      'en-US': 'With "precision" of InputNumber, decimals cannot be typed. Set :active-change="false".',
      'zh-CN': 'InputNumber 有 precision 时没法输入小数。请设置 :active-change="false"。',
    },
  },
]

/** Auth does not need `access` if `authority` is a boolean or a function. */
function withoutAccess(condition: Pick<TrapCase, 'value' | 'expression'>): TrapCase {
  return {
    trap: trap('component/other/auth', 'without-access-the-component-throws-an'),
    tags: ['Auth'],
    part: 'authority',
    ...condition,
    without: ['access'],
    text: {
      'en-US':
        'Auth compares "authority" with "access", and throws an error without it. Pass an empty array until the user data is loaded.',
      'zh-CN': 'Auth 会拿 authority 和 access 比较，没有 access 会报错。用户数据加载前请传空数组。',
    },
  }
}
