import { defineApi } from '@view-site/docs'

export default defineApi({
  Numeral: {
    props: {
      value: {
        type: 'string | number',
        description: {
          'zh-CN': '数，或者能读成数的文字；`undefined` 不更新',
          'en-US': 'Number, or a string that can be converted to one; `undefined` does not update the text',
        },
      },
      format: {
        type: 'string',
        description: {
          'zh-CN': '格式，如 `0,0.00`、`0.0%`、`0.0a`、`0 ib`、`00:00:00`；没有时原样显示数',
          'en-US': 'Format, such as `0,0.00`, `0.0%`, `0.0a`, `0 ib`, or `00:00:00`; without one, the plain number is shown',
        },
      },
      prefix: {
        type: 'string | number',
        description: { 'zh-CN': '放在前面的文字', 'en-US': 'Text before the number' },
      },
      suffix: {
        type: 'string | number',
        description: { 'zh-CN': '放在后面的文字', 'en-US': 'Text after the number' },
      },
    },
    events: {
      'on-change': {
        params: '(text: string | number | null)',
        description: {
          'zh-CN': '值或格式改变时触发，挂载时也触发一次；参数是格式化的结果，不含前后缀',
          'en-US': 'Fires when the value or the format changes, and on mounting; passes the formatted text without prefix and suffix',
        },
      },
    },
    slots: {
      prefix: { description: { 'zh-CN': '前面的内容', 'en-US': 'Content before the number' } },
      suffix: { description: { 'zh-CN': '后面的内容', 'en-US': 'Content after the number' } },
    },
    methods: {
      getValue: {
        signature: '() => string | number | null',
        description: { 'zh-CN': '格式化的结果，不含前后缀', 'en-US': 'Returns the formatted text without prefix and suffix' },
      },
    },
  },
})
