import { defineApi } from '@view-site/docs'

export default defineApi({
  Alert: {
    props: {
      type: {
        type: "'info' | 'success' | 'warning' | 'error'",
        default: "'info'",
        description: {
          'zh-CN': '性质，决定颜色和默认图标',
          'en-US': 'Type of message; sets the color and the default icon',
        },
      },
      showIcon: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '左侧显示图标', 'en-US': 'Shows an icon on the left' },
      },
      closable: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '右侧显示叉号；关闭后组件自己不会再出现',
          'en-US': 'Shows a close icon on the right; once closed, the alert does not appear again automatically',
        },
      },
      banner: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '去掉圆角，用于贴边的通栏', 'en-US': 'Removes the rounded corners, for an edge-to-edge strip' },
      },
      fade: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '关闭时淡出', 'en-US': 'Fades out when it is closed' },
      },
    },
    events: {
      'on-close': {
        params: '(event: MouseEvent)',
        description: {
          'zh-CN': '点击叉号时触发；用 `v-if` 去掉它时不触发',
          'en-US': 'Fires when the close icon is clicked, but not when `v-if` removes the alert',
        },
      },
    },
    slots: {
      default: {
        description: { 'zh-CN': '正文；有 `desc` 时是标题', 'en-US': 'Text; the title if there is a `desc` slot' },
      },
      desc: {
        description: {
          'zh-CN': '标题下的说明；有没有它，只在挂载时判断一次',
          'en-US': 'Content below the title; only checked on mounting',
        },
      },
      icon: {
        description: { 'zh-CN': '替换图标，要与 `show-icon` 一起用', 'en-US': 'Replaces the icon; requires `show-icon`' },
      },
      close: {
        description: { 'zh-CN': '替换叉号，要与 `closable` 一起用', 'en-US': 'Replaces the close icon; requires `closable`' },
      },
    },
  },
})
