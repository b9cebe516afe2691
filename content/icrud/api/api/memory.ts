import type { ApiExport } from '@view-site/docs'

/** The data source of the demos. */
export const MemorySourceOptions = {
  props: {
    delay: {
      type: 'number',
      description: { 'zh-CN': '每次请求多久，毫秒，不写是 400', 'en-US': 'How long an answer takes in ms; 400 if left out' },
    },
    rowKey: {
      type: 'string',
      description: { 'zh-CN': '主键字段，不写是 `id`', 'en-US': 'Field that identifies a record; `id` if left out' },
    },
    message: {
      type: 'string',
      description: { 'zh-CN': '`failing` 打开时错误里的文字', 'en-US': 'What the error says while `failing` is on' },
    },
  },
} satisfies ApiExport

/** Fields of `MemorySource`. */
export const MemorySource = {
  props: {
    rows: { type: 'CrudRow[]', required: true, description: { 'zh-CN': '现在的记录', 'en-US': 'The records as they are now' } },
    failing: {
      type: 'Ref<boolean>',
      required: true,
      description: { 'zh-CN': '为真时，每次请求都失败', 'en-US': 'While it is true, every call fails' },
    },
    fetchData: {
      type: '(query: CrudQuery) => Promise<CrudPageResult>',
      required: true,
      description: { 'zh-CN': '查询、排序、分页', 'en-US': 'Filters, sorts and pages' },
    },
    fetchCreate: {
      type: '(values: CrudRow, context: CrudHookContext) => Promise<CrudRow>',
      required: true,
      description: { 'zh-CN': '放到最前面，返回带主键的记录', 'en-US': 'Puts it first and returns it with its key' },
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
      description: { 'zh-CN': '返回完整的记录', 'en-US': 'Returns the whole record' },
    },
  },
} satisfies ApiExport
