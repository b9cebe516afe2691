import type { ApiExport } from '@view-site/docs'

/** What a component without a native input has for native submission. */
export const hiddenInput = {
  props: {
    name: {
      type: 'string',
      description: { 'zh-CN': '隐藏输入框的 `name`，用于原生表单提交', 'en-US': '`name` of a hidden input, for native form submission' },
    },
  },
} satisfies ApiExport
