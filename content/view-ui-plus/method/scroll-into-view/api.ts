import { defineApi } from '@view-site/docs'

export default defineApi({
  ScrollIntoView: {
    methods: {
      ScrollIntoView: {
        signature: "(element: Element, settings?: ScrollIntoViewSettings, callback?: (end: 'COMPLETE' | 'CANCELED') => void) => void",
        description: {
          'zh-CN': '滚动，全部停下后调用回调；没有设置时，回调可以是第二个参数',
          'en-US': 'Scrolls, and calls the callback when all areas have stopped; without settings, the callback can be the second argument',
        },
      },
    },
  },

  ScrollIntoViewSettings: {
    props: {
      time: {
        type: 'number',
        default: '1000',
        description: { 'zh-CN': '多少毫秒', 'en-US': 'Duration in ms' },
      },
      ease: {
        type: '(progress: number) => number',
        default: '(progress) => 1 - (1 - progress) ** (progress / 2)',
        description: {
          'zh-CN': '缓动，由 0 到 1 的进度得到走过的部分',
          'en-US': 'Easing: returns the share of the distance for a progress from 0 to 1',
        },
      },
      align: {
        type: 'ScrollIntoViewAlign',
        description: { 'zh-CN': '停在哪里，默认在中间', 'en-US': 'Final position; centered by default' },
      },
      validTarget: {
        type: '(area: Element | Window, scrolled: number) => boolean',
        default: '() => true',
        description: {
          'zh-CN': '要不要滚动这一层；`scrolled` 是里面已经滚动了几层',
          'en-US': 'Whether the area scrolls; `scrolled` is the number of areas inside it that scroll',
        },
      },
      isScrollable: {
        type: '(area: Element | Window, byDefault: (area: Element | Window) => boolean) => boolean',
        description: {
          'zh-CN': '这一层能不能滚动；默认看内容是否超出，并且不是 `overflow: hidden`',
          'en-US': 'Whether the area can be scrolled; by default, if its content overflows and `overflow` is not `hidden`',
        },
      },
    },
  },

  ScrollIntoViewAlign: {
    props: {
      top: {
        type: 'number',
        default: '0.5',
        description: { 'zh-CN': '0 贴上边，1 贴下边', 'en-US': '0 is the upper edge, 1 is the lower edge' },
      },
      left: {
        type: 'number',
        default: '0.5',
        description: { 'zh-CN': '0 贴左边，1 贴右边', 'en-US': '0 is the left edge, 1 is the right edge' },
      },
      topOffset: {
        type: 'number',
        default: '0',
        description: { 'zh-CN': '上面让出多少像素', 'en-US': 'Space to leave at the top, in px' },
      },
      leftOffset: {
        type: 'number',
        default: '0',
        description: { 'zh-CN': '左面让出多少像素', 'en-US': 'Space to leave on the left, in px' },
      },
    },
  },
})
