import { defineApi } from '@view-site/docs'

export default defineApi({
  Alert: {
    props: {
      type: {
        type: "'info' | 'success' | 'warning' | 'error'",
        default: "'info'",
        description: {
          'zh-CN': '性质，决定颜色和默认图标',
          'en-US': 'What kind of news it is: sets the color and the usual icon',
        },
      },
      showIcon: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '左侧显示图标', 'en-US': 'Shows an icon at the left' },
      },
      closable: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '右侧显示叉号；关闭后组件自己不会再出现',
          'en-US': 'Shows a cross at the right; once closed, it does not come back by itself',
        },
      },
      banner: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '去掉圆角，用于贴边的通栏', 'en-US': 'Takes off the round corners, for a strip from edge to edge' },
      },
      fade: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '关闭时淡出', 'en-US': 'Fades away when it is closed' },
      },
    },
    events: {
      'on-close': {
        params: '(event: MouseEvent)',
        description: {
          'zh-CN': '点击叉号时触发；用 `v-if` 去掉它时不触发',
          'en-US': 'Fires on a click on the cross, not when `v-if` takes it off',
        },
      },
    },
    slots: {
      default: {
        description: { 'zh-CN': '正文；有 `desc` 时是标题', 'en-US': 'The text; the title once there is a `desc`' },
      },
      desc: {
        description: {
          'zh-CN': '标题下的说明；有没有它，只在挂载时判断一次',
          'en-US': 'Content below the title; whether there is one is only looked up on mounting',
        },
      },
      icon: {
        description: { 'zh-CN': '替换图标，要与 `show-icon` 一起用', 'en-US': 'Takes the place of the icon, with `show-icon` only' },
      },
      close: {
        description: { 'zh-CN': '替换叉号，要与 `closable` 一起用', 'en-US': 'Takes the place of the cross, with `closable` only' },
      },
    },
  },
})
