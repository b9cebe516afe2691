import { defineApi } from '@view-site/docs'

export default defineApi({
  Numeral: {
    props: {
      value: {
        type: 'string | number',
        description: {
          'zh-CN': '数，或者能读成数的文字；`undefined` 不更新',
          'en-US': 'A number, or a text that reads as one; `undefined` changes nothing',
        },
      },
      format: {
        type: 'string',
        description: {
          'zh-CN': '格式，如 `0,0.00`、`0.0%`、`0.0a`、`0 ib`、`00:00:00`；没有时原样显示数',
          'en-US': 'Format, such as `0,0.00`, `0.0%`, `0.0a`, `0 ib` or `00:00:00`; without one it is the plain number',
        },
      },
      prefix: {
        type: 'string | number',
        description: { 'zh-CN': '放在前面的文字', 'en-US': 'Text before it' },
      },
      suffix: {
        type: 'string | number',
        description: { 'zh-CN': '放在后面的文字', 'en-US': 'Text after it' },
      },
    },
    events: {
      'on-change': {
        params: '(text: string | number | null)',
        description: {
          'zh-CN': '值或格式改变时触发，挂载时也触发一次；参数是格式化的结果，不含前后缀',
          'en-US': 'Fires when value or format change, and on mounting; with the result, without prefix and suffix',
        },
      },
    },
    slots: {
      prefix: { description: { 'zh-CN': '前面的内容', 'en-US': 'Content before it' } },
      suffix: { description: { 'zh-CN': '后面的内容', 'en-US': 'Content after it' } },
    },
    methods: {
      getValue: {
        signature: '() => string | number | null',
        description: { 'zh-CN': '格式化的结果，不含前后缀', 'en-US': 'The result, without prefix and suffix' },
      },
    },
  },
})
