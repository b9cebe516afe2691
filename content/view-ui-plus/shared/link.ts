import type { ApiExport } from '@view-site/docs'

/** How a component that may be a link follows it, by the library's `mixins/link.js`. */
export const link = {
  props: {
    replace: {
      type: 'boolean',
      default: 'false',
      description: { 'zh-CN': '路由跳转时不留下历史记录', 'en-US': 'Replaces the current history entry when the router navigates' },
    },
    target: {
      type: "'_blank' | '_self' | '_parent' | '_top'",
      default: "'_self'",
      description: { 'zh-CN': '链接的 `target`，与 `to` 一起使用', 'en-US': '`target` of the link, used with `to`' },
    },
    append: {
      type: 'boolean',
      default: 'false',
      description: {
        'zh-CN': '为旧版 Vue Router 保留，在 Vue Router 4 中没有作用',
        'en-US': 'Kept for older versions of Vue Router; has no effect in Vue Router 4',
      },
    },
  },
} satisfies ApiExport
