import type { ApiExport } from '@view-site/docs'

/** What a `ref` on the component offers. */
export const CrudInstance = {
  methods: {
    refresh: {
      signature: '() => Promise<void>',
      description: { 'zh-CN': '重新加载当前页', 'en-US': 'Reloads the current page' },
    },
    reload: { signature: '() => Promise<void>', description: { 'zh-CN': '加载第一页', 'en-US': 'Loads the first page' } },
    search: {
      signature: '(values: CrudValues) => Promise<void>',
      description: { 'zh-CN': '填进查询栏并查询', 'en-US': 'Fills the search bar and searches' },
    },
    resetSearch: {
      signature: '() => Promise<void>',
      description: { 'zh-CN': '查询栏恢复默认并查询', 'en-US': 'Resets the search bar and searches' },
    },
    openCreate: {
      signature: '(values?: CrudValues) => void',
      description: { 'zh-CN': '打开新建，可以带上初始值', 'en-US': 'Opens the dialog for a new record, optionally with initial values' },
    },
    openEdit: {
      signature: '(row: CrudRow) => Promise<void>',
      description: { 'zh-CN': '打开编辑', 'en-US': 'Opens the dialog to edit a record' },
    },
    openView: {
      signature: '(row: CrudRow) => Promise<void>',
      description: { 'zh-CN': '打开查看', 'en-US': 'Opens the dialog to view a record' },
    },
    remove: {
      signature: '(rows: CrudRow[]) => void',
      description: { 'zh-CN': '先询问，再删除', 'en-US': 'Asks for confirmation, then deletes' },
    },
    close: {
      signature: '() => void',
      description: { 'zh-CN': '关闭对话框；正在保存时不关', 'en-US': 'Closes the dialog, unless it is saving' },
    },
    getRows: { signature: '() => CrudRow[]', description: { 'zh-CN': '正在显示的记录', 'en-US': 'Records currently shown' } },
    getQuery: {
      signature: "() => Omit<CrudQuery, 'signal'>",
      description: { 'zh-CN': '它们是用什么条件取来的', 'en-US': 'Query that loaded the records' },
    },
    getSelection: { signature: '() => CrudRow[]', description: { 'zh-CN': '勾选的记录', 'en-US': 'Selected records' } },
    setSelection: {
      signature: '(rows: CrudRow[]) => void',
      description: { 'zh-CN': '勾选这些，取消其他', 'en-US': 'Selects these records and deselects all others' },
    },
    clearSelection: { signature: '() => void', description: { 'zh-CN': '全部取消勾选', 'en-US': 'Deselects all records' } },
    getRadio: { signature: '() => CrudRow | null', description: { 'zh-CN': '选定的记录', 'en-US': 'The record selected with `radioRow`' } },
    setRadio: {
      signature: '(row: CrudRow | null) => void',
      description: { 'zh-CN': '选定一条，或取消', 'en-US': 'Selects one record, or none' },
    },
    reloadDict: {
      signature: '(name?: string) => Promise<void>',
      description: { 'zh-CN': '重新获取一个字典，或全部', 'en-US': 'Reloads one dictionary, or all of them' },
    },
  },
} satisfies ApiExport
