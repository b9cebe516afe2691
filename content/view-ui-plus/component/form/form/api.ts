import { defineApi } from '@view-site/docs'

export default defineApi({
  Form: {
    props: {
      model: {
        type: 'object',
        description: {
          'zh-CN': '表单数据；`FormItem` 的 `prop` 从这里取值',
          'en-US': 'Form data, in which each `FormItem` finds its value by `prop`',
        },
      },
      rules: {
        type: 'Record<string, FormRule | FormRule[]>',
        description: {
          'zh-CN': '校验规则，键是 `FormItem` 的 `prop`；换成新对象时会立刻校验一遍',
          'en-US': 'Rules by the `prop` of each `FormItem`; a new object immediately validates the whole form',
        },
      },
      inline: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '横向排列，放不下时换行', 'en-US': 'Lays out the items horizontally, with wrapping' },
      },
      labelPosition: {
        type: "'left' | 'right' | 'top'",
        default: "'right'",
        description: { 'zh-CN': '标签的位置与对齐', 'en-US': 'Position and alignment of the labels' },
      },
      labelWidth: {
        type: 'number',
        description: {
          'zh-CN': '标签宽度，单位 px；`label-position` 为 `top` 时不要设置',
          'en-US': 'Width of the labels in px; omit it if `label-position` is `top`',
        },
      },
      labelColon: {
        type: 'boolean | string',
        default: 'false',
        description: {
          'zh-CN': '在标签后加冒号；写字符串则加这个字符串，中文页面可以写 `"："`',
          'en-US': 'Adds a colon after the labels; a string is added as is',
        },
      },
      hideRequiredMark: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '不显示必填的红色星号', 'en-US': 'Hides the red asterisk of required items' },
      },
      showMessage: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '显示错误文字', 'en-US': 'Shows error messages below the items' },
      },
      disabled: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '禁用表单里所有的输入组件和按钮', 'en-US': 'Disables all inputs and buttons in the form' },
      },
      autocomplete: {
        type: "'on' | 'off'",
        default: "'off'",
        description: { 'zh-CN': '原生 `<form>` 的 `autocomplete`', 'en-US': '`autocomplete` of the native `<form>`' },
      },
    },
    events: {
      'on-validate': {
        params: '(prop: string, valid: boolean, message: string | null)',
        description: { 'zh-CN': '一项校验完成后触发', 'en-US': 'Fires after an item is validated' },
      },
    },
    slots: {
      default: {
        description: { 'zh-CN': '表单的内容', 'en-US': 'Content of the form' },
      },
    },
    methods: {
      validate: {
        signature: '(callback?: (valid: boolean) => void) => Promise<boolean>',
        description: {
          'zh-CN': '校验所有项；不通过也是 resolve，值为 `false`',
          'en-US': 'Validates all items; resolves with `false` if any is invalid, and never rejects',
        },
      },
      validateField: {
        signature: '(prop: string, callback: (message: string) => void) => void',
        description: {
          'zh-CN': '校验一项，通过时 `message` 为空字符串；没有这一项时抛错',
          'en-US': 'Validates one item; `message` is empty if it is valid. Throws an error if there is no such item',
        },
      },
      resetFields: {
        signature: '() => void',
        description: {
          'zh-CN': '清除校验状态，并把值恢复为各项出现时的值',
          'en-US': 'Clears all errors and restores the value that each item had when it was rendered',
        },
      },
    },
  },

  FormItem: {
    props: {
      prop: {
        type: 'string',
        description: {
          'zh-CN': '对应 `model` 里的字段；嵌套时写路径，如 `mails.0.value`',
          'en-US': 'Field in `model`; a path such as `mails.0.value` for nested data',
        },
      },
      label: {
        type: 'string',
        default: "''",
        description: { 'zh-CN': '标签文字', 'en-US': 'Text of the label' },
      },
      labelFor: {
        type: 'string',
        description: {
          'zh-CN': '标签对应的输入框 `id`，与组件的 `element-id` 相同',
          'en-US': '`id` of the input that the label belongs to; equals its `element-id`',
        },
      },
      labelWidth: {
        type: 'number',
        description: { 'zh-CN': '这一项的标签宽度，覆盖 `Form` 的设置', 'en-US': "Width of the label of this item; overrides the form's" },
      },
      required: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '显示星号；没有规则时还会校验必填，文字是英文',
          'en-US': 'Shows the asterisk; without rules, also requires a value, with an English message',
        },
      },
      rules: {
        type: 'FormRule | FormRule[]',
        description: {
          'zh-CN': '这一项的规则，代替 `Form` 里的，而不是追加',
          'en-US': 'Rules of this item; they replace those of the form and are not merged',
        },
      },
      error: {
        type: 'string',
        description: { 'zh-CN': '直接显示一条错误，常用于服务器返回的错误', 'en-US': 'Shows an error directly, such as one from a server' },
      },
      showMessage: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '显示这一项的错误文字', 'en-US': 'Shows the error message below this item' },
      },
      validateStatus: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '校验状态；声明为布尔，却要字符串才起作用，请用 `error` 代替',
          'en-US': 'Status of the item; declared as a boolean, but only strings have an effect, so use `error` instead',
        },
      },
    },
    slots: {
      default: {
        description: { 'zh-CN': '输入组件', 'en-US': 'Input component' },
      },
      label: {
        description: { 'zh-CN': '标签的内容', 'en-US': 'Content of the label' },
      },
    },
    methods: {
      validate: {
        signature: "(trigger: '' | 'blur' | 'change', callback?: (message: string) => void) => void",
        description: {
          'zh-CN': '校验这一项；`trigger` 为空字符串时用上所有规则，`trigger` 写成数组的除外',
          'en-US': 'Validates this item; an empty `trigger` runs all rules except those whose `trigger` is an array',
        },
      },
      resetField: {
        signature: '() => void',
        description: {
          'zh-CN': '清除这一项的校验状态并恢复初始值；必须有 `prop`',
          'en-US': 'Clears the error and restores the initial value; requires `prop`',
        },
      },
    },
  },

  FormRule: {
    props: {
      required: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '必须有值；空字符串、`null`、`undefined` 和空数组不算',
          'en-US': 'Requires a value; an empty string, `null`, `undefined`, and an empty array do not count',
        },
      },
      message: {
        type: 'string',
        description: { 'zh-CN': '错误文字；不写时是英文的默认文字', 'en-US': 'Error message; an English text by default' },
      },
      trigger: {
        type: "'blur' | 'change' | ('blur' | 'change')[]",
        description: {
          'zh-CN': '什么时候校验；不写时两者都会，提交时总会；写成数组则提交时不校验',
          'en-US': 'When to validate; both by default, and always on submission. An array is skipped on submission',
        },
      },
      type: {
        type: "'string' | 'number' | 'integer' | 'float' | 'boolean' | 'array' | 'object' | 'enum' | 'date' | 'email' | 'url' | 'hex' | 'regexp' | 'method' | 'any'",
        default: "'string'",
        description: { 'zh-CN': '值的类型；类型不符就是错误', 'en-US': 'Type of the value; a value of another type is invalid' },
      },
      pattern: {
        type: 'RegExp | string',
        description: { 'zh-CN': '要匹配的正则表达式', 'en-US': 'Regular expression that the value has to match' },
      },
      min: {
        type: 'number',
        description: {
          'zh-CN': '字符串、数组的最小长度，或数字的最小值',
          'en-US': 'Minimum length of a string or array, or minimum number',
        },
      },
      max: {
        type: 'number',
        description: {
          'zh-CN': '字符串、数组的最大长度，或数字的最大值',
          'en-US': 'Maximum length of a string or array, or maximum number',
        },
      },
      len: {
        type: 'number',
        description: { 'zh-CN': '固定长度，优先于 `min` 和 `max`', 'en-US': 'Exact length; takes precedence over `min` and `max`' },
      },
      enum: {
        type: 'unknown[]',
        description: { 'zh-CN': "允许的值，与 `type: 'enum'` 一起使用", 'en-US': "Allowed values, together with `type: 'enum'`" },
      },
      whitespace: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '只有空格也算错误，用于字符串', 'en-US': 'Rejects strings that consist only of spaces' },
      },
      transform: {
        type: '(value: unknown) => unknown',
        description: { 'zh-CN': '校验前转换值，不改变数据', 'en-US': 'Converts the value before validation; does not change the data' },
      },
      validator: {
        type: '(rule, value, callback) => void | boolean | Error | Promise<void>',
        description: {
          'zh-CN': '自己的规则：调用一次 `callback(error?)`，或者返回 Promise；两者不要同时用',
          'en-US': 'Custom rule: call `callback(error?)` once, or return a promise, but not both',
        },
      },
      asyncValidator: {
        type: '(rule, value, callback) => void | Promise<void>',
        description: { 'zh-CN': '与 `validator` 相同，优先于它', 'en-US': 'Same as `validator`, and takes precedence over it' },
      },
      fields: {
        type: 'Record<string, FormRule | FormRule[]>',
        description: { 'zh-CN': '对象或数组里各字段的规则', 'en-US': 'Rules for the fields of an object or the entries of an array' },
      },
      defaultField: {
        type: 'FormRule | FormRule[]',
        description: { 'zh-CN': '数组每一项、对象每个字段的规则', 'en-US': 'Rules for each entry of an array or each field of an object' },
      },
      options: {
        type: 'object',
        description: {
          'zh-CN': '校验嵌套字段时的选项，如 `{ first: true }`',
          'en-US': 'Options for validating nested fields, such as `{ first: true }`',
        },
      },
    },
  },
})
