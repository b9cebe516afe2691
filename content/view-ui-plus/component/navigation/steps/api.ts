import { defineApi } from '@view-site/docs'

export default defineApi({
  Steps: {
    props: {
      current: {
        type: 'number',
        default: '0',
        description: { 'zh-CN': '当前的一步，从 0 开始', 'en-US': 'Current step, starting at 0' },
      },
      status: {
        type: "'wait' | 'process' | 'finish' | 'error'",
        default: "'process'",
        description: {
          'zh-CN': '当前一步的状态；除了 `error`，其余都显示为进行中',
          'en-US': 'Status of the current step; all values except `error` look like `process`',
        },
      },
      size: {
        type: "'small'",
        description: { 'zh-CN': '小号', 'en-US': 'Small size' },
      },
      direction: {
        type: "'horizontal' | 'vertical'",
        default: "'horizontal'",
        description: { 'zh-CN': '横排或竖排', 'en-US': 'Horizontal or vertical' },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '若干个 `Step`', 'en-US': 'The `Step`s' } },
    },
  },

  Step: {
    props: {
      status: {
        type: "'wait' | 'process' | 'finish' | 'error'",
        description: {
          'zh-CN': '状态；不写时由 `current` 决定',
          'en-US': 'Status; derived from `current` by default',
        },
      },
      title: {
        type: 'string',
        default: "''",
        description: { 'zh-CN': '标题', 'en-US': 'Title of the step' },
      },
      content: {
        type: 'string',
        description: { 'zh-CN': '标题下面的说明', 'en-US': 'Text below the title' },
      },
      icon: {
        type: 'string',
        description: { 'zh-CN': '代替序号的图标名', 'en-US': 'Name of an icon that replaces the number' },
      },
    },
    slots: {
      title: { description: { 'zh-CN': '标题，代替 `title`', 'en-US': 'Title; replaces `title`' } },
      content: { description: { 'zh-CN': '说明，代替 `content`', 'en-US': 'Text; replaces `content`' } },
      icon: { description: { 'zh-CN': '图标，代替 `icon`', 'en-US': 'Icon; replaces `icon`' } },
    },
  },
})
