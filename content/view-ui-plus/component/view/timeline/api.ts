import { defineApi } from '@view-site/docs'

export default defineApi({
  Timeline: {
    props: {
      pending: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '最后两项之间画成虚线', 'en-US': 'Draws a dotted line between the last two items' },
      },
    },
    slots: {
      default: {
        description: { 'zh-CN': '若干个 `TimelineItem`', 'en-US': 'The `TimelineItem`s' },
      },
    },
  },

  TimelineItem: {
    props: {
      color: {
        type: 'string',
        default: "'blue'",
        description: {
          'zh-CN': '圆点和图标的颜色：`blue`、`green`、`red` 是主题色，其余按 CSS',
          'en-US': 'Color of the dot or icon: `blue`, `green`, and `red` are theme colors, other values are CSS colors',
        },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '内容', 'en-US': 'Content' } },
      dot: {
        description: {
          'zh-CN': '代替圆点，通常是图标；只在挂载时判断有没有',
          'en-US': 'Replaces the dot, usually with an icon; only checked on mounting',
        },
      },
    },
  },
})
