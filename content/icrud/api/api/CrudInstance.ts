import type { ApiExport } from '@view-site/docs'

/** What a `ref` on the component offers. */
export const CrudInstance = {
  methods: {
    refresh: {
      signature: '() => Promise<void>',
      description: { 'zh-CN': '重新加载当前页', 'en-US': 'Loads the page again that is shown' },
    },
    reload: { signature: '() => Promise<void>', description: { 'zh-CN': '加载第一页', 'en-US': 'Loads the first page' } },
    search: {
      signature: '(values: CrudValues) => Promise<void>',
      description: { 'zh-CN': '填进查询栏并查询', 'en-US': 'Puts values into the search bar and searches' },
    },
    resetSearch: {
      signature: '() => Promise<void>',
      description: { 'zh-CN': '查询栏恢复默认并查询', 'en-US': 'Puts the search bar back and searches' },
    },
    openCreate: {
      signature: '(values?: CrudValues) => void',
      description: { 'zh-CN': '打开新建，可以带上初始值', 'en-US': 'Opens the dialog for a new record, with these values' },
    },
    openEdit: {
      signature: '(row: CrudRow) => Promise<void>',
      description: { 'zh-CN': '打开编辑', 'en-US': 'Opens the dialog to edit a record' },
    },
    openView: {
      signature: '(row: CrudRow) => Promise<void>',
      description: { 'zh-CN': '打开查看', 'en-US': 'Opens the dialog to read a record' },
    },
    remove: { signature: '(rows: CrudRow[]) => void', description: { 'zh-CN': '先询问，再删除', 'en-US': 'Asks, then deletes' } },
    close: {
      signature: '() => void',
      description: { 'zh-CN': '关闭对话框；正在保存时不关', 'en-US': 'Closes the dialog, unless it is saving' },
    },
    getRows: { signature: '() => CrudRow[]', description: { 'zh-CN': '正在显示的记录', 'en-US': 'Records that are shown' } },
    getQuery: {
      signature: "() => Omit<CrudQuery, 'signal'>",
      description: { 'zh-CN': '它们是用什么条件取来的', 'en-US': 'What they were asked for with' },
    },
    getSelection: { signature: '() => CrudRow[]', description: { 'zh-CN': '勾选的记录', 'en-US': 'Ticked records' } },
    setSelection: {
      signature: '(rows: CrudRow[]) => void',
      description: { 'zh-CN': '勾选这些，取消其他', 'en-US': 'Ticks these and no others' },
    },
    clearSelection: { signature: '() => void', description: { 'zh-CN': '全部取消勾选', 'en-US': 'Ticks nothing' } },
    getRadio: { signature: '() => CrudRow | null', description: { 'zh-CN': '选定的记录', 'en-US': 'The chosen record' } },
    setRadio: {
      signature: '(row: CrudRow | null) => void',
      description: { 'zh-CN': '选定一条，或取消', 'en-US': 'Chooses a record, or none' },
    },
    reloadDict: {
      signature: '(name?: string) => Promise<void>',
      description: { 'zh-CN': '重新获取一个字典，或全部', 'en-US': 'Fetches a dictionary again, or all of them' },
    },
  },
} satisfies ApiExport
