import { defineApi } from '@view-site/docs'
import { form } from '#shared/form'
import { input } from '#shared/input'

export default defineApi({
  Input: {
    props: {
      modelValue: {
        type: 'string | number',
        default: "''",
        description: { 'zh-CN': '输入的内容，用 `v-model` 绑定', 'en-US': 'The text, bound with `v-model`' },
      },
      type: {
        type: "'text' | 'textarea' | 'password' | 'url' | 'email' | 'date' | 'number' | 'tel'",
        default: "'text'",
        description: { 'zh-CN': '原生输入框的类型；`textarea` 为多行', 'en-US': 'Type of the native input; `textarea` for multiple lines' },
      },
      placeholder: input.props.placeholder,
      size: {
        type: "'large' | 'default' | 'small'",
        default: "'default'",
        description: {
          'zh-CN': '尺寸，高度依次为 40、32、24 px；不写时用安装时的全局 `size`；对多行无效',
          'en-US': 'Size: 40, 32, or 24 px high; falls back to the global `size`; no effect on a text area',
        },
      },
      disabled: form.props.disabled,
      readonly: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '只读，仍可聚焦和复制', 'en-US': 'Whether the text is read-only; it can still be focused and copied' },
      },
      clearable: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '有内容并且鼠标移上去时显示清空图标；不用于多行',
          'en-US': 'Shows a clear icon on hover if there is text; no effect on a text area',
        },
      },
      border: { type: 'boolean', default: 'true', description: { 'zh-CN': '显示边框', 'en-US': 'Shows the border' } },
      prefix: { type: 'string', default: "''", description: { 'zh-CN': '左侧的图标名', 'en-US': 'Name of the icon on the left' } },
      suffix: { type: 'string', default: "''", description: { 'zh-CN': '右侧的图标名', 'en-US': 'Name of the icon on the right' } },
      icon: {
        type: 'string',
        description: {
          'zh-CN': '右侧可以点击的图标名，点击时触发 `on-click`',
          'en-US': 'Name of a clickable icon on the right; clicking it fires `on-click`',
        },
      },
      search: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '搜索框：显示放大镜，回车或点击触发 `on-search`',
          'en-US': 'Makes it a search box with a search icon; Enter or a click fires `on-search`',
        },
      },
      enterButton: {
        type: 'boolean | string',
        default: 'false',
        description: {
          'zh-CN': '与 `search` 一起使用，把放大镜换成按钮；写字符串则为按钮文字',
          'en-US': 'With `search`, replaces the search icon with a button; a string sets its text',
        },
      },
      password: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '与 `type="password"` 一起使用，显示切换明文的图标',
          'en-US': 'With `type="password"`, adds an icon that reveals the text',
        },
      },
      maxlength: { type: 'string | number', description: { 'zh-CN': '最多输入多少个字符', 'en-US': 'Maximum number of characters' } },
      showWordLimit: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '显示字数，要与 `maxlength` 一起使用', 'en-US': 'Shows the character count; requires `maxlength`' },
      },
      rows: { type: 'number', default: '2', description: { 'zh-CN': '多行的行数', 'en-US': 'Number of rows of a text area' } },
      autosize: {
        type: 'boolean | { minRows: number, maxRows: number }',
        default: 'false',
        description: {
          'zh-CN': '多行的高度随内容变化，可以给出最少和最多的行数',
          'en-US': 'Adapts the height of a text area to its text; takes an optional minimum and maximum number of rows',
        },
      },
      wrap: {
        type: "'hard' | 'soft'",
        default: "'soft'",
        description: {
          'zh-CN': '多行提交时怎样换行，同原生属性',
          'en-US': 'How lines of a text area wrap on submit, as in the native attribute',
        },
      },
      number: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '把输入的内容转成数字；转不了的仍是字符串',
          'en-US': 'Converts the text to a number; text that cannot be converted remains a string',
        },
      },
      autofocus: input.props.autofocus,
      autocomplete: {
        type: 'string',
        default: "'off'",
        description: {
          'zh-CN': '原生的自动填充，如 `email`、`current-password`',
          'en-US': 'The native `autocomplete`, such as `email` or `current-password`',
        },
      },
      spellcheck: { type: 'boolean', default: 'false', description: { 'zh-CN': '原生的拼写检查', 'en-US': 'The native `spellcheck`' } },
      name: input.props.name,
      elementId: input.props.elementId,
    },
    events: {
      'on-change': {
        params: '(event: InputEvent)',
        description: {
          'zh-CN': "每次输入时触发；清空时是 `{ target: { value: '' } }`",
          'en-US': "Fires on every input; when cleared, passes `{ target: { value: '' } }`",
        },
      },
      'on-input-change': {
        params: '(event: Event)',
        description: {
          'zh-CN': '原生的 `change`：改过内容并失去焦点时触发；多行没有',
          'en-US': 'The native `change` event: fires when the field loses focus after a change; not for a text area',
        },
      },
      'on-enter': {
        params: '(event: KeyboardEvent)',
        description: { 'zh-CN': '回车键弹起时触发', 'en-US': 'Fires when the Enter key is released' },
      },
      'on-search': {
        params: '(value: string)',
        description: {
          'zh-CN': '`search` 时，按回车或点击放大镜、按钮触发',
          'en-US': 'With `search`, fires on Enter and when the search icon or button is clicked',
        },
      },
      'on-clear': {
        params: '()',
        description: {
          'zh-CN': '点击清空图标时触发，在 `on-change` 之后',
          'en-US': 'Fires when the clear icon is clicked, after `on-change`',
        },
      },
      'on-click': {
        params: '(event: MouseEvent)',
        description: { 'zh-CN': '点击 `icon` 时触发', 'en-US': 'Fires when the `icon` is clicked' },
      },
      'on-focus': input.events['on-focus'],
      'on-blur': { params: '(event: FocusEvent)', description: { 'zh-CN': '失去焦点时触发', 'en-US': 'Fires when the field loses focus' } },
      'on-keydown': { params: '(event: KeyboardEvent)', description: { 'zh-CN': '原生的 `keydown`', 'en-US': 'The native `keydown`' } },
      'on-keypress': { params: '(event: KeyboardEvent)', description: { 'zh-CN': '原生的 `keypress`', 'en-US': 'The native `keypress`' } },
      'on-keyup': { params: '(event: KeyboardEvent)', description: { 'zh-CN': '原生的 `keyup`', 'en-US': 'The native `keyup`' } },
    },
    slots: {
      prepend: { description: { 'zh-CN': '接在前面的内容，不用于多行', 'en-US': 'Content before the field; not for a text area' } },
      append: { description: { 'zh-CN': '接在后面的内容，不用于多行', 'en-US': 'Content after the field; not for a text area' } },
      prefix: { description: { 'zh-CN': '框内左侧的内容', 'en-US': 'Content inside the field on the left' } },
      suffix: { description: { 'zh-CN': '框内右侧的内容', 'en-US': 'Content inside the field on the right' } },
    },
    methods: {
      focus: {
        signature: "(options?: FocusOptions & { cursor?: 'start' | 'end' | 'all' }) => void",
        description: {
          'zh-CN': '聚焦，并把光标放在开头、末尾，或选中全部',
          'en-US': 'Focuses the field, with the cursor at the start or the end, or with all text selected',
        },
      },
      blur: { signature: '() => void', description: { 'zh-CN': '移开焦点', 'en-US': 'Removes the focus' } },
    },
  },
})
