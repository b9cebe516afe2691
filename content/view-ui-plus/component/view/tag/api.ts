import { defineApi } from '@view-site/docs'

export default defineApi({
  Tag: {
    props: {
      color: {
        type: 'string',
        default: "'default'",
        description: {
          'zh-CN': '预设颜色的名字，或任意 CSS 颜色；自定义颜色配白字',
          'en-US': 'Name of a preset, or any CSS color, which then has white text',
        },
      },
      type: {
        type: "'border' | 'dot'",
        description: { 'zh-CN': '只有边框，或者带一个圆点；不写是填充', 'en-US': 'Only a border, or with a dot; filled by default' },
      },
      size: {
        type: "'default' | 'medium' | 'large'",
        default: "'default'",
        description: {
          'zh-CN': '高度依次为 22、28、32 px；`border`、`dot` 有自己的高度',
          'en-US': '22, 28, or 32 px high; `border` and `dot` have different heights',
        },
      },
      closable: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '显示叉号，由你在 `on-close` 里去掉它', 'en-US': 'Shows a close icon; remove the tag in `on-close`' },
      },
      checkable: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '点击在选中与未选中之间切换', 'en-US': 'Checks or unchecks the tag on click' },
      },
      checked: {
        type: 'boolean',
        default: 'true',
        description: {
          'zh-CN': '是否选中，默认就是选中；不支持 `v-model`',
          'en-US': 'Whether it is checked, `true` by default; does not support `v-model`',
        },
      },
      name: {
        type: 'string | number',
        description: { 'zh-CN': '事件里附带的标识', 'en-US': 'Name that the events pass' },
      },
    },
    events: {
      'on-close': {
        params: '(event: MouseEvent, name?: string | number)',
        description: { 'zh-CN': '点击叉号时触发', 'en-US': 'Fires when the close icon is clicked' },
      },
      'on-change': {
        params: '(checked: boolean, name?: string | number)',
        description: {
          'zh-CN': '点击切换时触发，要有 `checkable`',
          'en-US': 'Fires when a click checks or unchecks the tag, with `checkable`',
        },
      },
    },
    slots: {
      default: {
        description: { 'zh-CN': '标签的文字', 'en-US': 'Text of the tag' },
      },
    },
  },
})
