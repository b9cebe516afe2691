import type { ApiExport } from '@view-site/docs'

/** API shared by Radio and Checkbox, which can be used alone or in a group. */
export const choice = {
  props: {
    modelValue: {
      type: 'string | number | boolean',
      default: 'false',
      description: { 'zh-CN': '单独使用时的值，用 `v-model` 绑定', 'en-US': 'Value when used outside a group, bound with `v-model`' },
    },
    border: {
      type: 'boolean',
      default: 'false',
      description: { 'zh-CN': '在选项外画出边框', 'en-US': 'Draws a border around the option' },
    },
  },
} satisfies ApiExport
