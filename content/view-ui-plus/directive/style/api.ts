import { defineApi } from '@view-site/docs'

export default defineApi({
  Style: {
    directives: {
      'v-display': {
        value: 'string',
        description: { 'zh-CN': 'CSS 的 `display`', 'en-US': 'CSS `display`' },
      },
      'v-width': {
        value: 'number | string',
        description: { 'zh-CN': '宽度，单位 px，或以 `%` 结尾', 'en-US': 'Width in px, or a string ending in `%`' },
      },
      'v-height': {
        value: 'number | string',
        description: { 'zh-CN': '高度，单位 px，或以 `%` 结尾', 'en-US': 'Height in px, or a string ending in `%`' },
      },
      'v-margin': {
        value: 'number | string',
        description: { 'zh-CN': '四边的外边距，单位 px，或以 `%` 结尾', 'en-US': 'Margin on all sides in px, or a string ending in `%`' },
      },
      'v-padding': {
        value: 'number | string',
        description: { 'zh-CN': '四边的内边距，单位 px，或以 `%` 结尾', 'en-US': 'Padding on all sides in px, or a string ending in `%`' },
      },
      'v-font': {
        value: 'number | string',
        description: { 'zh-CN': '字号，单位 px', 'en-US': 'Font size in px' },
      },
      'v-color': {
        value: 'string',
        description: { 'zh-CN': '文字颜色', 'en-US': 'Text color' },
      },
      'v-bg-color': {
        value: 'string',
        description: { 'zh-CN': '背景颜色', 'en-US': 'Background color' },
      },
    },
  },
})
