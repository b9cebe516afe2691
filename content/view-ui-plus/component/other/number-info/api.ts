import { defineApi } from '@view-site/docs'

export default defineApi({
  NumberInfo: {
    props: {
      title: { type: 'string', description: { 'zh-CN': '标题', 'en-US': 'Title' } },
      subTitle: {
        type: 'string',
        description: { 'zh-CN': '副标题，一行，超出显示省略号', 'en-US': 'Subtitle, on a single line with an ellipsis' },
      },
      total: { type: 'string | number', description: { 'zh-CN': '大的数', 'en-US': 'The large number' } },
      subTotal: {
        type: 'string | number',
        description: {
          'zh-CN': '旁边的数，通常是涨跌；数字 0 不显示',
          'en-US': 'Value next to the number, usually the change; 0 is not shown',
        },
      },
      status: {
        type: "'up' | 'down'",
        description: {
          'zh-CN': '旁边的箭头：`up` 红色向上，`down` 绿色向下',
          'en-US': 'Arrow of the change: `up` is red, and `down` is green',
        },
      },
      gap: {
        type: 'string | number',
        default: '8',
        description: { 'zh-CN': '数字上方的距离，单位 px', 'en-US': 'Space above the number in px' },
      },
    },
    slots: {
      title: { description: { 'zh-CN': '标题', 'en-US': 'Title' } },
      subTitle: { description: { 'zh-CN': '副标题', 'en-US': 'Subtitle' } },
      total: { description: { 'zh-CN': '大的数', 'en-US': 'Large number' } },
      subTotal: {
        description: { 'zh-CN': '旁边的数，代替带箭头的文字', 'en-US': 'Value next to the number; replaces the text with the arrow' },
      },
    },
  },
})
