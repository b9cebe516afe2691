import { defineApi } from '@view-site/docs'

export default defineApi({
  TablePaste: {
    props: {
      value: {
        type: 'string',
        description: {
          'zh-CN': '要解析的内容；不显示在自带的输入框里，使用默认插槽时必须写',
          'en-US': 'Content to parse; not shown in the built-in input, and required with the default slot',
        },
      },
      inputProps: {
        type: 'object',
        default: '{}',
        description: { 'zh-CN': '交给 `Input` 的属性，如 `{ rows: 6 }`', 'en-US': 'Props for the `Input`, such as `{ rows: 6 }`' },
      },
      tableProps: {
        type: 'object',
        default: '{}',
        description: {
          'zh-CN': "交给 `Table` 的属性，如 `{ size: 'small' }`",
          'en-US': "Props for the `Table`, such as `{ size: 'small' }`",
        },
      },
      hideTable: { type: 'boolean', default: 'false', description: { 'zh-CN': '不显示表格', 'en-US': 'Hides the table' } },
    },
    events: {
      'on-change': {
        params: '(content: string)',
        description: {
          'zh-CN': '在自带的输入框里输入时触发，首尾的空白已经去掉',
          'en-US': 'Fires when users type in the built-in input; the content is trimmed',
        },
      },
      'on-success': {
        params: '(table: { columns: { title: string, key: string }[], data: Record<string, string>[] })',
        description: {
          'zh-CN': '解析后各行列数一致时触发；挂载时和内容为空时也会触发',
          'en-US': 'Fires after parsing if all rows have the same number of cells; also on mounting and for empty content',
        },
      },
      'on-error': {
        params: '(table: { columns, data }, rows: number[])',
        description: {
          'zh-CN': '有的行列数与标题不同时触发；`rows` 是它们的序号，标题是 `0`',
          'en-US':
            'Fires if the number of cells in any row differs from the number of titles; `rows` contains the indexes of these rows, and the titles are row `0`',
        },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '替换输入框，要同时写 `value`', 'en-US': 'Replaces the input; requires `value`' } },
    },
  },
})
