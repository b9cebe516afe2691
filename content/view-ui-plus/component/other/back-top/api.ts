import { defineApi } from '@view-site/docs'

export default defineApi({
  BackTop: {
    props: {
      height: {
        type: 'number',
        default: '400',
        description: { 'zh-CN': '窗口滚过多少像素后显示', 'en-US': 'Scroll distance of the window before it appears, in px' },
      },
      bottom: {
        type: 'number',
        default: '30',
        description: { 'zh-CN': '离窗口底部的像素', 'en-US': 'Distance from the bottom of the window in px' },
      },
      right: {
        type: 'number',
        default: '30',
        description: { 'zh-CN': '离窗口右边的像素', 'en-US': 'Distance from the right edge of the window in px' },
      },
      duration: {
        type: 'number',
        default: '1000',
        description: {
          'zh-CN': '大约多少毫秒，按每帧 50 毫秒计算，实际快得多；0 立即到达',
          'en-US': 'Approximate duration in ms, calculated at 50 ms per frame, so scrolling is actually much faster; 0 jumps immediately',
        },
      },
    },
    events: {
      'on-click': {
        params: '()',
        description: { 'zh-CN': '点击时触发，此时刚开始滚动', 'en-US': 'Fires on click, when the scrolling starts' },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '按钮的样子，替换箭头', 'en-US': 'Content of the button; replaces the arrow' } },
    },
  },
})
