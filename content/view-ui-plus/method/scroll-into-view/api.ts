import { defineApi } from '@view-site/docs'

export default defineApi({
  ScrollIntoView: {
    methods: {
      ScrollIntoView: {
        signature: "(element: Element, settings?: ScrollIntoViewSettings, callback?: (end: 'COMPLETE' | 'CANCELED') => void) => void",
        description: {
          'zh-CN': '滚动，全部停下后调用回调；没有设置时，回调可以是第二个参数',
          'en-US': 'Scrolls, and calls back once all have stopped; without settings the callback may come second',
        },
      },
    },
  },

  ScrollIntoViewSettings: {
    props: {
      time: {
        type: 'number',
        default: '1000',
        description: { 'zh-CN': '多少毫秒', 'en-US': 'How many ms it takes' },
      },
      ease: {
        type: '(progress: number) => number',
        default: '(progress) => 1 - (1 - progress) ** (progress / 2)',
        description: { 'zh-CN': '缓动，由 0 到 1 的进度得到走过的部分', 'en-US': 'Easing: the part of the way for a progress from 0 to 1' },
      },
      align: {
        type: 'ScrollIntoViewAlign',
        description: { 'zh-CN': '停在哪里，默认在中间', 'en-US': 'Where it ends, in the middle by default' },
      },
      validTarget: {
        type: '(area: Element | Window, scrolled: number) => boolean',
        default: '() => true',
        description: {
          'zh-CN': '要不要滚动这一层；`scrolled` 是里面已经滚动了几层',
          'en-US': 'Whether that area scrolls; `scrolled` is how many within it do',
        },
      },
      isScrollable: {
        type: '(area: Element | Window, byDefault: (area: Element | Window) => boolean) => boolean',
        description: {
          'zh-CN': '这一层能不能滚动；默认看内容是否超出，并且不是 `overflow: hidden`',
          'en-US': 'Whether it can scroll; by default when its content is larger and `overflow` is not `hidden`',
        },
      },
    },
  },

  ScrollIntoViewAlign: {
    props: {
      top: {
        type: 'number',
        default: '0.5',
        description: { 'zh-CN': '0 贴上边，1 贴下边', 'en-US': '0 is the upper edge, 1 the lower one' },
      },
      left: {
        type: 'number',
        default: '0.5',
        description: { 'zh-CN': '0 贴左边，1 贴右边', 'en-US': '0 is the left edge, 1 the right one' },
      },
      topOffset: {
        type: 'number',
        default: '0',
        description: { 'zh-CN': '上面让出多少像素', 'en-US': 'Pixels to leave above' },
      },
      leftOffset: {
        type: 'number',
        default: '0',
        description: { 'zh-CN': '左面让出多少像素', 'en-US': 'Pixels to leave at the left' },
      },
    },
  },
})
