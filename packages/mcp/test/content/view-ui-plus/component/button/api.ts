import { defineApi } from '@view-site/docs'

export default defineApi({
  Button: {
    props: {
      type: { type: "'default' | 'primary'", default: "'default'", description: { 'zh-CN': '类型', 'en-US': 'Kind of button' } },
      loading: { type: 'boolean', default: 'false', description: { 'zh-CN': '加载中', 'en-US': 'Shows a spinner' } },
    },
    events: { click: { params: '(event: MouseEvent)', description: { 'zh-CN': '点击时', 'en-US': 'Fires on a click' } } },
    slots: { default: { description: { 'zh-CN': '文字', 'en-US': 'Its text' } } },
  },
})
