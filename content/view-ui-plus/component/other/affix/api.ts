import { defineApi } from '@view-site/docs'

export default defineApi({
  Affix: {
    props: {
      offsetTop: {
        type: 'number',
        default: '0',
        description: {
          'zh-CN': '离窗口顶部只剩多少像素时固定',
          'en-US': 'Distance from the top of the window in px at which it becomes fixed',
        },
      },
      offsetBottom: {
        type: 'number',
        description: {
          'zh-CN': '改为固定在底部，离窗口底部的像素；设置后 `offset-top` 无效',
          'en-US': 'Fixes it at the bottom instead, at this distance from the bottom of the window in px; `offset-top` then has no effect',
        },
      },
      useCapture: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '在捕获阶段监听，内层区域滚动时也会判断；创建后不能再改',
          'en-US': 'Listens in the capture phase, so that it also checks when an inner area scrolls; cannot be changed after creation',
        },
      },
    },
    events: {
      'on-change': {
        params: '(isFixed: boolean)',
        description: { 'zh-CN': '固定或回到原处时触发', 'en-US': 'Fires when it becomes fixed and when it returns to its position' },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '要固定的内容', 'en-US': 'Content to fix' } },
    },
  },
})
