import type { ApiExport } from '@view-site/docs'

/** What Modal and Drawer have in common: both lie over the page, and hold its scrolling by `modal/mixins-scrollbar.js`. */
export const overlay = {
  props: {
    title: {
      type: 'string',
      description: {
        'zh-CN': '标题；没有标题也没有 `header` 插槽时不显示页头',
        'en-US': 'Title; without a title and a `header` slot, there is no header',
      },
    },
    mask: {
      type: 'boolean',
      default: 'true',
      description: {
        'zh-CN': '显示遮罩；没有遮罩时可以操作后面的页面',
        'en-US': 'Shows the mask; without it, users can operate the page behind',
      },
    },
    scrollable: {
      type: 'boolean',
      default: 'false',
      description: { 'zh-CN': '打开时页面仍可滚动', 'en-US': 'Whether the page can be scrolled while it is open' },
    },
    lockScroll: {
      type: 'boolean',
      default: 'true',
      description: {
        'zh-CN': '打开时去掉 `body` 的滚动条，并补上它的宽度',
        'en-US': 'Hides the scrollbar of `body` while it is open, and compensates for its width',
      },
    },
    transfer: {
      type: 'boolean',
      default: 'true',
      description: {
        'zh-CN': '放到 `body` 下；不写时用全局 `transfer`',
        'en-US': 'Moves it to `body`; falls back to the global `transfer`',
      },
    },
  },
  slots: {
    default: {
      description: { 'zh-CN': '正文', 'en-US': 'Body' },
    },
    header: {
      description: { 'zh-CN': '页头，替换标题', 'en-US': 'Header; replaces the title' },
    },
    close: {
      description: { 'zh-CN': '右上角的叉号', 'en-US': 'Close icon' },
    },
  },
} satisfies ApiExport
