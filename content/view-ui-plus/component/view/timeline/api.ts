import { defineApi } from '@view-site/docs'

export default defineApi({
  Timeline: {
    props: {
      pending: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '最后两项之间画成虚线', 'en-US': 'Draws the line between the last two dotted' },
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
          'en-US': 'Color of the dot or icon: `blue`, `green` and `red` are those of the theme, all others of CSS',
        },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '内容', 'en-US': 'The content' } },
      dot: {
        description: {
          'zh-CN': '代替圆点，通常是图标；只在挂载时判断有没有',
          'en-US': 'In place of the dot, usually an icon; looked for on mounting only',
        },
      },
    },
  },
})
