import { defineApi } from '@view-site/docs'

export default defineApi({
  Divider: {
    props: {
      type: {
        type: "'horizontal' | 'vertical'",
        default: "'horizontal'",
        description: { 'zh-CN': '横线还是竖线', 'en-US': 'Direction of the line' },
      },
      orientation: {
        type: "'left' | 'right' | 'center'",
        default: "'center'",
        description: { 'zh-CN': '文字的位置', 'en-US': 'Alignment of the text' },
      },
      dashed: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '虚线，只用于横线', 'en-US': 'Dashed line, for horizontal lines only' },
      },
      size: {
        type: "'small' | 'default'",
        default: "'default'",
        description: {
          'zh-CN': '带文字时，`small` 的字号是 14 px，上下留 8 px；`default` 为 16 px',
          'en-US': 'With text: `small` sets 14 px text and a margin of 8 px above and below; `default` sets 16 px for both',
        },
      },
      plain: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '文字不加粗，字号 14 px', 'en-US': 'Shows the text in normal weight, at 14 px' },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '线上的文字，用于横线', 'en-US': 'Text, for horizontal lines' } },
    },
  },
})
