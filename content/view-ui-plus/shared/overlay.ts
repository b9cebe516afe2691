import type { ApiExport } from '@view-site/docs'

/** What Modal and Drawer have in common: both lie over the page, and hold its scrolling by `modal/mixins-scrollbar.js`. */
export const overlay = {
  props: {
    title: {
      type: 'string',
      description: {
        'zh-CN': '标题；没有标题也没有 `header` 插槽时不显示页头',
        'en-US': 'Title; without one and without a `header` slot there is no header',
      },
    },
    mask: {
      type: 'boolean',
      default: 'true',
      description: {
        'zh-CN': '显示遮罩；没有遮罩时可以操作后面的页面',
        'en-US': 'Shows the mask; without it the page behind can be used',
      },
    },
    scrollable: {
      type: 'boolean',
      default: 'false',
      description: { 'zh-CN': '打开时页面仍可滚动', 'en-US': 'The page can still be scrolled while it is open' },
    },
    lockScroll: {
      type: 'boolean',
      default: 'true',
      description: {
        'zh-CN': '打开时去掉 `body` 的滚动条，并补上它的宽度',
        'en-US': 'Takes the scrollbar off `body` while it is open, and makes up for its width',
      },
    },
    transfer: {
      type: 'boolean',
      default: 'true',
      description: {
        'zh-CN': '放到 `body` 下；不写时用全局 `transfer`',
        'en-US': 'Puts it under `body`; falls back to the global `transfer`',
      },
    },
  },
  slots: {
    default: {
      description: { 'zh-CN': '正文', 'en-US': 'The body' },
    },
    header: {
      description: { 'zh-CN': '页头，替换标题', 'en-US': 'The header, in place of the title' },
    },
    close: {
      description: { 'zh-CN': '右上角的叉号', 'en-US': 'The cross' },
    },
  },
} satisfies ApiExport
