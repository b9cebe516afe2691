import type { ApiExport } from '@view-site/docs'

/** What a component has as a part of a form, by the library's `mixins/form.js`. */
export const form = {
  props: {
    disabled: {
      type: 'boolean',
      default: 'false',
      description: {
        'zh-CN': '禁用；在 `Form` 中还会跟随表单的 `disabled`',
        'en-US': "Disables the component; inside a `Form`, it also follows the form's `disabled`",
      },
    },
  },
} satisfies ApiExport
