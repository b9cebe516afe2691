import type { ApiExport } from '@view-site/docs'

/** What a component has whose list opens below it, by the library's `select/dropdown.vue`. */
export const drop = {
  props: {
    transfer: {
      type: 'boolean',
      default: 'false',
      description: {
        'zh-CN': '把列表放到 `body` 下，不被外层裁切；不写时用全局 `transfer`',
        'en-US': 'Moves the list to `body`, so that no ancestor clips it; falls back to the global `transfer`',
      },
    },
    transferClassName: {
      type: 'string',
      description: { 'zh-CN': '列表的类名，没有 `transfer` 时也会加上', 'en-US': 'Class of the list, also applied without `transfer`' },
    },
    eventsEnabled: {
      type: 'boolean',
      default: 'false',
      description: {
        'zh-CN': '页面或外层滚动时，列表跟着移动',
        'en-US': 'Makes the list follow when the page or an ancestor scrolls',
      },
    },
  },
} satisfies ApiExport
