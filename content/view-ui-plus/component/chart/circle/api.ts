import { defineApi } from '@view-site/docs'

export default defineApi({
  Circle: {
    props: {
      percent: {
        type: 'number',
        default: '0',
        description: { 'zh-CN': '百分比，从 0 到 100；不限制范围', 'en-US': 'Percentage from 0 to 100; not limited to this range' },
      },
      size: {
        type: 'number',
        default: '120',
        description: { 'zh-CN': '直径，单位 px', 'en-US': 'Diameter in px' },
      },
      strokeWidth: {
        type: 'number',
        default: '6',
        description: { 'zh-CN': '弧线的宽度，直径的百分之几', 'en-US': 'Width of the arc, as a percentage of the diameter' },
      },
      strokeColor: {
        type: 'string | [string, string]',
        default: "'#2d8cf0'",
        description: {
          'zh-CN': '弧线的颜色；数组是从右到左的渐变',
          'en-US': 'Color of the arc; an array is a gradient from right to left',
        },
      },
      strokeLinecap: {
        type: "'square' | 'round'",
        default: "'round'",
        description: { 'zh-CN': '两端的形状，底线也用它', 'en-US': 'Shape of the ends, also of the track' },
      },
      trailWidth: {
        type: 'number',
        default: '5',
        description: {
          'zh-CN': '底线的宽度，直径的百分之几，不要大于弧线',
          'en-US': 'Width of the track, as a percentage of the diameter; should not exceed the width of the arc',
        },
      },
      trailColor: {
        type: 'string',
        default: "'#eaeef2'",
        description: { 'zh-CN': '底线的颜色', 'en-US': 'Color of the track' },
      },
      dashboard: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '下方留出缺口，从左下画到右下',
          'en-US': 'Leaves a gap at the bottom; the arc runs from lower left to lower right',
        },
      },
    },
    slots: {
      default: {
        description: { 'zh-CN': '中间的内容，水平和垂直居中', 'en-US': 'Content in the middle, centered horizontally and vertically' },
      },
    },
  },
})
