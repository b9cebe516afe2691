import type { ApiExport } from '@view-site/docs'

/** What hooks are given and give back. */
export const CrudQuery = {
  props: {
    page: { type: 'number', required: true, description: { 'zh-CN': '第几页，从 1 开始', 'en-US': 'Page number, starting at 1' } },
    size: { type: 'number', required: true, description: { 'zh-CN': '每页条数', 'en-US': 'Rows per page' } },
    search: {
      type: 'CrudValues',
      required: true,
      description: { 'zh-CN': '查询条件，空的不在里面', 'en-US': 'Search values; empty ones are left out' },
    },
    sort: {
      type: 'CrudSort | null',
      required: true,
      description: { 'zh-CN': '排序，没有时是 `null`', 'en-US': 'Sort order; `null` if unsorted' },
    },
    signal: {
      type: 'AbortSignal',
      required: true,
      description: { 'zh-CN': '结果不再需要时中止', 'en-US': 'Aborted when the result is no longer needed' },
    },
  },
} satisfies ApiExport

/** Fields of `CrudSort`. */
export const CrudSort = {
  props: {
    key: { type: 'string', required: true, description: { 'zh-CN': '排序的字段', 'en-US': 'Field to sort by' } },
    order: { type: "'asc' | 'desc'", required: true, description: { 'zh-CN': '方向', 'en-US': 'Sort direction' } },
  },
} satisfies ApiExport

/** Fields of `CrudPageResult`. */
export const CrudPageResult = {
  props: {
    rows: { type: 'CrudRow[]', required: true, description: { 'zh-CN': '这一页的记录', 'en-US': 'Records of the page' } },
    total: { type: 'number', required: true, description: { 'zh-CN': '一共多少条', 'en-US': 'Total number of records' } },
  },
} satisfies ApiExport

/** Fields of `CrudHookContext`. */
export const CrudHookContext = {
  props: {
    signal: {
      type: 'AbortSignal',
      required: true,
      description: { 'zh-CN': '组件卸载等情况下中止', 'en-US': 'Aborted when the table is unmounted, for example' },
    },
  },
} satisfies ApiExport

/** Fields of `CrudEditContext`. */
export const CrudEditContext = {
  props: {
    signal: {
      type: 'AbortSignal',
      required: true,
      description: { 'zh-CN': '组件卸载等情况下中止', 'en-US': 'Aborted when the table is unmounted, for example' },
    },
    row: { type: 'CrudRow', required: true, description: { 'zh-CN': '打开时的记录', 'en-US': 'The record when the dialog opened' } },
    changed: { type: 'CrudValues', required: true, description: { 'zh-CN': '改动过的字段', 'en-US': 'Changed fields only' } },
  },
} satisfies ApiExport

/** Fields of `CrudViewContext`. */
export const CrudViewContext = {
  props: {
    signal: {
      type: 'AbortSignal',
      required: true,
      description: { 'zh-CN': '不再需要时中止', 'en-US': 'Aborted when it is no longer needed' },
    },
    mode: {
      type: "'view' | 'edit'",
      required: true,
      description: { 'zh-CN': '用来查看还是编辑', 'en-US': 'Whether the record is viewed or edited' },
    },
  },
} satisfies ApiExport

/** Fields of `CrudErrorOptions`. */
export const CrudErrorOptions = {
  props: {
    fields: {
      type: 'Record<string, string>',
      description: { 'zh-CN': '每个字段旁边显示的文字', 'en-US': 'Messages for individual fields' },
    },
  },
} satisfies ApiExport
