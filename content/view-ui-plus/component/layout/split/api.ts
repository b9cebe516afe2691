import { defineApi } from '@view-site/docs'

export default defineApi({
  Split: {
    props: {
      modelValue: {
        type: 'number | string',
        default: '0.5',
        description: {
          'zh-CN': '前一块的大小，用 `v-model` 绑定：数字是 0 到 1 的比例，字符串是像素',
          'en-US': 'Size of the first part, bound with `v-model`: a number is a share from 0 to 1, a string is pixels',
        },
      },
      mode: {
        type: "'horizontal' | 'vertical'",
        default: "'horizontal'",
        description: { 'zh-CN': '左右还是上下', 'en-US': 'Direction: side by side or stacked' },
      },
      min: {
        type: 'number | string',
        default: "'40px'",
        description: {
          'zh-CN': '拖动时前一块的最小值：比例或像素',
          'en-US': 'Minimum size of the first part while dragging, a share or pixels',
        },
      },
      max: {
        type: 'number | string',
        default: "'40px'",
        description: {
          'zh-CN': '拖动时后一块的最小值：比例或像素',
          'en-US': 'Minimum size of the second part while dragging, a share or pixels',
        },
      },
    },
    events: {
      'on-move-start': {
        params: '()',
        description: { 'zh-CN': '按下分隔条时触发', 'en-US': 'Fires when the bar is pressed' },
      },
      'on-moving': {
        params: '(event: MouseEvent & { atMin: boolean, atMax: boolean })',
        description: {
          'zh-CN': '拖动中触发；`atMin`、`atMax` 按移动之前的值计算',
          'en-US': 'Fires while dragging; `atMin` and `atMax` are calculated from the value before the move',
        },
      },
      'on-move-end': {
        params: '()',
        description: { 'zh-CN': '松开时触发', 'en-US': 'Fires when the bar is released' },
      },
    },
    slots: {
      left: { description: { 'zh-CN': '左边的内容', 'en-US': 'Content on the left' } },
      right: { description: { 'zh-CN': '右边的内容', 'en-US': 'Content on the right' } },
      top: { description: { 'zh-CN': '上面的内容，`vertical` 时', 'en-US': 'Content at the top, with `vertical`' } },
      bottom: { description: { 'zh-CN': '下面的内容，`vertical` 时', 'en-US': 'Content at the bottom, with `vertical`' } },
      trigger: {
        description: {
          'zh-CN': '分隔条；外层的宽度（高度）是 0，按下它仍会开始拖动',
          'en-US': 'Bar; its wrapper has a width (or height) of 0, and pressing it still starts a drag',
        },
      },
    },
  },
})
