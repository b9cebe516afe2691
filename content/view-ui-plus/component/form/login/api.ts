import { defineApi, type ApiExport } from '@view-site/docs'

/** What all fields of a Login have, by the library's `login-item.js`. */
const field = {
  props: {
    name: {
      type: 'string',
      required: true,
      description: {
        'zh-CN': '这一项的名称，是提交的值里的键，也是输入框的 `name`',
        'en-US': 'Name of the field: its key in the submitted values and the `name` of the input',
      },
    },
    value: {
      type: 'string',
      description: { 'zh-CN': '初始值，只在创建时读取', 'en-US': 'Initial value; only read on creation' },
    },
    enterToSubmit: {
      type: 'boolean',
      default: 'false',
      description: { 'zh-CN': '按回车时提交', 'en-US': 'Submits on Enter' },
    },
  },
  events: {
    'on-change': {
      params: '(value: string)',
      description: { 'zh-CN': '输入时触发', 'en-US': 'Fires when users type' },
    },
  },
} satisfies ApiExport

const rulesText = {
  'zh-CN': '校验规则，代替全部默认的规则',
  'en-US': 'Validation rules; they replace all default rules, whose messages are in Chinese',
}

export default defineApi({
  Login: {
    events: {
      'on-submit': {
        params: '(valid: boolean, values: Record<string, string>)',
        description: {
          'zh-CN': '提交时触发，不论校验是否通过；值是一份副本',
          'en-US': 'Fires on submission, whether the values are valid or not; the values are a copy',
        },
      },
    },
    slots: {
      default: {
        description: { 'zh-CN': '各个输入项、`Submit` 和其他内容', 'en-US': 'Fields, a `Submit`, and any other content' },
      },
    },
    methods: {
      handleSubmit: {
        signature: '() => void',
        description: { 'zh-CN': '校验所有项，然后触发 `on-submit`', 'en-US': 'Validates all fields, then fires `on-submit`' },
      },
      handleValidate: {
        signature: '(names: string[], callback: (valid: boolean) => void) => void',
        description: {
          'zh-CN': '校验指定的项；不等异步规则，名称不存在时报错',
          'en-US': 'Validates the named fields; does not wait for asynchronous rules, and throws an error for an unknown name',
        },
      },
    },
  },

  UserName: {
    props: {
      ...field.props,
      rules: {
        type: 'FormRule | FormRule[]',
        default: "[{ required: true, message: '请输入用户名！', trigger: 'change' }]",
        description: rulesText,
      },
    },
    events: field.events,
  },

  Password: {
    props: {
      ...field.props,
      rules: {
        type: 'FormRule | FormRule[]',
        default: "[{ required: true, message: '请输入密码！', trigger: 'change' }]",
        description: rulesText,
      },
    },
    events: field.events,
  },

  Mobile: {
    props: {
      ...field.props,
      rules: {
        type: 'FormRule | FormRule[]',
        default:
          "[{ required: true, message: '请输入手机号码！', trigger: 'change' }, { pattern: /^1\\d{10}$/, message: '输入的手机号码格式不正确！', trigger: 'change' }]",
        description: rulesText,
      },
    },
    events: field.events,
  },

  Email: {
    props: {
      ...field.props,
      rules: {
        type: 'FormRule | FormRule[]',
        default:
          "[{ required: true, message: '请输入邮箱！', trigger: 'change' }, { type: 'email', message: '输入的邮箱格式不正确！', trigger: 'change' }]",
        description: rulesText,
      },
    },
    events: field.events,
  },

  Captcha: {
    props: {
      ...field.props,
      rules: {
        type: 'FormRule | FormRule[]',
        default: "[{ required: true, message: '请输入验证码！', trigger: 'change' }]",
        description: rulesText,
      },
      field: {
        type: 'string | string[]',
        description: {
          'zh-CN': '点按钮时先校验哪些项，都通过才继续',
          'en-US': 'Names of the fields that have to be valid before a code can be requested',
        },
      },
      countDown: {
        type: 'number',
        default: '60',
        description: {
          'zh-CN': '倒计时的秒数，期间按钮禁用；`0` 没有倒计时',
          'en-US': 'Countdown in seconds, during which the button is disabled; `0` for none',
        },
      },
      text: {
        type: 'string',
        description: { 'zh-CN': '按钮的文字，默认“获取验证码”', 'en-US': 'Text of the button; `获取验证码` by default' },
      },
      unitText: {
        type: 'string',
        default: "'秒'",
        description: { 'zh-CN': '倒计时的数字后面的文字', 'en-US': 'Text after the number of the countdown' },
      },
      beforeClick: {
        type: '() => void | Promise<void>',
        description: {
          'zh-CN': '校验以后、倒计时以前调用；返回 Promise 时等它兑现，其他返回值不看',
          'en-US':
            'Called after validation and before the countdown; if it returns a promise, the countdown waits for it; other return values are ignored',
        },
      },
    },
    events: {
      ...field.events,
      'on-get-captcha': {
        params: '(value: string, values: Record<string, string>)',
        description: {
          'zh-CN': '该发送验证码时触发；第一个参数是验证码一栏现在的值，手机号在 `values` 里',
          'en-US': 'Fires when a code should be sent; `value` is the value of the code field, and the mobile number is in `values`',
        },
      },
    },
    slots: {
      text: {
        description: {
          'zh-CN': '按钮的文字；用了它就看不到倒计时',
          'en-US': 'Content of the button; hides the countdown',
        },
      },
    },
  },

  Submit: {
    slots: {
      default: { description: { 'zh-CN': '按钮的文字，默认“登录”', 'en-US': 'Content of the button; `登录` by default' } },
    },
  },
})
