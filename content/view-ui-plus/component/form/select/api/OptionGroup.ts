import type { ApiExport } from '@view-site/docs'

/** Choices under one heading. */
export const OptionGroup = {
  props: {
    label: {
      type: 'string',
      default: "''",
      description: { 'zh-CN': '分组的标题', 'en-US': 'Title of the group' },
    },
  },
  slots: {
    default: {
      description: { 'zh-CN': '组内的 `Option`', 'en-US': 'The `Option`s of the group' },
    },
  },
} satisfies ApiExport
