import { defineApi } from '@view-site/docs'

export default defineApi({
  WordCount: {
    props: {
      value: {
        type: 'string | number',
        default: "''",
        description: { 'zh-CN': '要数的文字；数字没有长度，请先转换', 'en-US': 'Text to count; a number has no length, so convert it' },
      },
      total: { type: 'number', default: '0', description: { 'zh-CN': '上限', 'en-US': 'Limit' } },
      overflow: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '超出后显示多出的字数', 'en-US': 'Shows the excess, beyond the limit' },
      },
      hideTotal: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '不显示分隔和上限', 'en-US': 'Hides the separator and the limit' },
      },
      circle: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '画成圆环，没有文字', 'en-US': 'Draws a ring, without any text' },
      },
      size: {
        type: 'string | number',
        default: '14',
        description: { 'zh-CN': '圆环的直径，单位 px，只写数字', 'en-US': 'Diameter of the ring in px, as a number' },
      },
    },
    slots: {
      prefix: { description: { 'zh-CN': '没有超出时，前面的内容', 'en-US': 'Content before the count, within the limit' } },
      'prefix-overflow': { description: { 'zh-CN': '超出后，前面的内容', 'en-US': 'Content before the count, beyond the limit' } },
      length: {
        props: '{ length: number }',
        description: {
          'zh-CN': '已写的字数；`overflow` 超出后不用',
          'en-US': 'Number of characters; not used beyond the limit with `overflow`',
        },
      },
      separator: { description: { 'zh-CN': '分隔，默认是斜线', 'en-US': 'Separator; a slash by default' } },
      total: { props: '{ total: number }', description: { 'zh-CN': '上限', 'en-US': 'Limit' } },
      suffix: { description: { 'zh-CN': '没有超出时，后面的内容', 'en-US': 'Content after the count, within the limit' } },
      'suffix-overflow': { description: { 'zh-CN': '超出后，后面的内容', 'en-US': 'Content after the count, beyond the limit' } },
    },
  },
})
