import { defineApi } from '@view-site/docs'

export default defineApi({
  Trend: {
    props: {
      flag: {
        type: "'up' | 'down'",
        description: { 'zh-CN': '方向；不写则没有三角', 'en-US': 'Direction; no triangle by default' },
      },
      colorful: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '三角用红色和绿色', 'en-US': 'Shows red and green triangles' },
      },
      reverseColor: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '升绿降红，而不是升红降绿', 'en-US': 'Swaps the colors: up is green, and down is red' },
      },
      textColor: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '数字也变色，要有 `colorful`', 'en-US': 'Also colors the number, with `colorful`' },
      },
      showTitle: {
        type: 'boolean | string',
        default: 'false',
        description: { 'zh-CN': '声明了但没有使用', 'en-US': 'Declared but not used' },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '数字', 'en-US': 'Number' } },
    },
  },
})
