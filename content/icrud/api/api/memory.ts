import type { ApiExport } from '@view-site/docs'

/** The data source of the demos. */
export const MemorySourceOptions = {
  props: {
    delay: {
      type: 'number',
      description: { 'zh-CN': '每次请求多久，毫秒，不写是 400', 'en-US': 'Response time in ms; 400 by default' },
    },
    rowKey: {
      type: 'string',
      description: { 'zh-CN': '主键字段，不写是 `id`', 'en-US': 'Primary key field; `id` by default' },
    },
    message: {
      type: 'string',
      description: { 'zh-CN': '`failing` 打开时错误里的文字', 'en-US': 'Error message while `failing` is on' },
    },
  },
} satisfies ApiExport

/** Fields of `MemorySource`. */
export const MemorySource = {
  props: {
    rows: { type: 'CrudRow[]', required: true, description: { 'zh-CN': '现在的记录', 'en-US': 'Current records' } },
    failing: {
      type: 'Ref<boolean>',
      required: true,
      description: { 'zh-CN': '为真时，每次请求都失败', 'en-US': 'While `true`, every request fails' },
    },
    fetchData: {
      type: '(query: CrudQuery) => Promise<CrudPageResult>',
      required: true,
      description: { 'zh-CN': '查询、排序、分页', 'en-US': 'Filters, sorts, and paginates' },
    },
    fetchCreate: {
      type: '(values: CrudRow, context: CrudHookContext) => Promise<CrudRow>',
      required: true,
      description: { 'zh-CN': '放到最前面，返回带主键的记录', 'en-US': 'Inserts the record first and returns it with its key' },
    },
    fetchEdit: {
      type: '(values: CrudRow, context: CrudHookContext) => Promise<CrudRow>',
      required: true,
      description: { 'zh-CN': '替换主键相同的记录', 'en-US': 'Replaces the record with the same key' },
    },
    fetchRemove: {
      type: '(rows: CrudRow[], context: CrudHookContext) => Promise<void>',
      required: true,
      description: { 'zh-CN': '删除这些记录', 'en-US': 'Deletes these records' },
    },
    fetchView: {
      type: '(row: CrudRow, context: CrudHookContext) => Promise<CrudRow>',
      required: true,
      description: { 'zh-CN': '返回完整的记录', 'en-US': 'Returns the complete record' },
    },
  },
} satisfies ApiExport
