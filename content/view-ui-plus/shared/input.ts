import type { ApiExport } from '@view-site/docs'

/** What a component hands on to the native input in it. */
export const input = {
  props: {
    placeholder: { type: 'string', default: "''", description: { 'zh-CN': '占位文字', 'en-US': 'Placeholder' } },
    autofocus: { type: 'boolean', default: 'false', description: { 'zh-CN': '原生的自动聚焦', 'en-US': 'Native `autofocus`' } },
    name: { type: 'string', description: { 'zh-CN': '原生的 `name`', 'en-US': 'Native `name`' } },
    elementId: {
      type: 'string',
      description: { 'zh-CN': '输入框的 `id`，供 `<label for>` 使用', 'en-US': '`id` of the input, for a `<label for>`' },
    },
  },
  events: {
    'on-focus': { params: '(event: FocusEvent)', description: { 'zh-CN': '聚焦时触发', 'en-US': 'Fires on focus' } },
  },
} satisfies ApiExport
