import type { ApiExport } from '@view-site/docs'

/** What a panel of times takes, by the library's `date-picker/time-mixins.js`. */
export const timePanel = {
  props: {
    hideDisabledOptions: {
      type: 'boolean',
      default: 'false',
      description: { 'zh-CN': '不可选的时间不显示', 'en-US': 'Hides times that cannot be selected' },
    },
  },
} satisfies ApiExport
