import type { ApiExport } from '@view-site/docs'

/** The two buttons of what asks for a confirmation. */
export const confirm = {
  props: {
    okText: {
      type: 'string',
      description: { 'zh-CN': '确定按钮的文字，默认随语言包', 'en-US': 'Text of the OK button; from the language pack by default' },
    },
    cancelText: {
      type: 'string',
      description: { 'zh-CN': '取消按钮的文字，默认随语言包', 'en-US': 'Text of the cancel button; from the language pack by default' },
    },
  },
} satisfies ApiExport
