import type { ApiExport } from '@view-site/docs'

/** What a component has whose list opens below it, by the library's `select/dropdown.vue`. */
export const drop = {
  props: {
    transfer: {
      type: 'boolean',
      default: 'false',
      description: {
        'zh-CN': '把列表放到 `body` 下，不被外层裁切；不写时用全局 `transfer`',
        'en-US': 'Puts the list under `body`, so that nothing clips it; falls back to the global `transfer`',
      },
    },
    transferClassName: {
      type: 'string',
      description: { 'zh-CN': '列表的类名，没有 `transfer` 时也会加上', 'en-US': 'Class of the list, also without `transfer`' },
    },
    eventsEnabled: {
      type: 'boolean',
      default: 'false',
      description: {
        'zh-CN': '页面或外层滚动时，列表跟着移动',
        'en-US': 'Moves the list along when the page or something around it scrolls',
      },
    },
  },
} satisfies ApiExport
