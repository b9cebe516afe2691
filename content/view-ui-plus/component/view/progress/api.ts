import { defineApi } from '@view-site/docs'

export default defineApi({
  Progress: {
    props: {
      percent: {
        type: 'number',
        default: '0',
        description: {
          'zh-CN': '百分比；到 100 时自己变成 `success`，变小时变成 `normal`',
          'en-US': 'Percentage; at 100, the status becomes `success`, and `normal` when it decreases',
        },
      },
      status: {
        type: "'normal' | 'active' | 'wrong' | 'success'",
        default: "'normal'",
        description: {
          'zh-CN': '状态，决定颜色和右侧的图标；`active` 有流动的光',
          'en-US': 'Status; sets the color and the icon on the right; `active` has a moving light',
        },
      },
      successPercent: {
        type: 'number',
        default: '0',
        description: { 'zh-CN': '其中已经完成的百分比，用绿色盖在上面', 'en-US': 'Completed percentage, shown in green over the bar' },
      },
      hideInfo: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '不显示右侧的文字或图标', 'en-US': 'Hides the text or icon on the right' },
      },
      textInside: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '百分比写在条里，替换右侧的文字和插槽；线要够粗',
          'en-US': 'Shows the percentage inside the bar; replaces the text on the right and the slot; requires a thick bar',
        },
      },
      strokeWidth: {
        type: 'number',
        default: '10',
        description: { 'zh-CN': '线的粗细，单位 px', 'en-US': 'Thickness in px' },
      },
      strokeColor: {
        type: 'string | string[]',
        description: {
          'zh-CN': '颜色；两个颜色的数组是从左到右的渐变',
          'en-US': 'Color; an array of two colors is a gradient from left to right',
        },
      },
      vertical: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '竖着显示，高度跟随父元素', 'en-US': 'Vertical, as high as its parent' },
      },
    },
    events: {
      'on-status-change': {
        params: "(status: 'normal' | 'success')",
        description: {
          'zh-CN': '因为 `percent` 变小、到 100 时触发；改 `status` 不触发',
          'en-US': 'Fires when `percent` decreases or reaches 100; not when `status` changes',
        },
      },
    },
    slots: {
      default: {
        description: { 'zh-CN': '右侧的内容，代替百分比和图标', 'en-US': 'Content on the right; replaces the percentage and icon' },
      },
    },
  },
})
