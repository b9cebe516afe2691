import type { ApiExport } from '@view-site/docs'

/** The table with everything around it. */
export const ICrud = {
  props: {
    columns: {
      type: 'CrudColumn[]',
      required: true,
      description: {
        'zh-CN': '列；表格、查询、表单、详情都从它来',
        'en-US': 'Columns that define the table, search bar, form, and view',
      },
    },
    fetchData: {
      type: '(query: CrudQuery) => CrudPageResult | CrudRow[] | Promise<CrudPageResult | CrudRow[]>',
      required: true,
      description: { 'zh-CN': '加载一页；返回数组表示只有这一页', 'en-US': 'Loads a page; an array means that there is only one page' },
    },
    fetchCreate: {
      type: '(values: CrudRow, context: CrudHookContext) => unknown',
      description: { 'zh-CN': '保存新记录；有它才有“新建”', 'en-US': 'Saves a new record; required for “New” to appear' },
    },
    fetchEdit: {
      type: '(values: CrudRow, context: CrudEditContext) => unknown',
      description: { 'zh-CN': '保存修改；有它才有“编辑”', 'en-US': 'Saves changes; required for “Edit” to appear' },
    },
    fetchRemove: {
      type: '(rows: CrudRow[], context: CrudHookContext) => unknown',
      description: { 'zh-CN': '删除记录；有它才有“删除”', 'en-US': 'Deletes records; required for “Delete” to appear' },
    },
    fetchView: {
      type: '(row: CrudRow, context: CrudViewContext) => CrudRow | Promise<CrudRow>',
      description: { 'zh-CN': '查看或编辑之前加载完整的记录', 'en-US': 'Loads the complete record before it is viewed or edited' },
    },
    fetchSearch: {
      type: '(values: CrudValues, context: CrudHookContext) => CrudValues | Promise<CrudValues>',
      description: { 'zh-CN': '把填写的条件变成要查询的条件', 'en-US': 'Converts the values of the search bar to the search of the query' },
    },
    rowKey: {
      type: 'string',
      description: {
        'zh-CN': '主键字段；不写用设置里的，再没有是 `id`',
        'en-US': 'Primary key field; defaults to the one in the settings, or `id`',
      },
    },
    autoLoad: { type: 'boolean', default: 'true', description: { 'zh-CN': '挂载后就加载', 'en-US': 'Loads data when mounted' } },
    view: { type: 'boolean', default: 'false', description: { 'zh-CN': '每行有“查看”', 'en-US': 'Shows “View” in each row' } },
    page: { type: 'boolean | CrudPageOptions', default: 'true', description: { 'zh-CN': '分页', 'en-US': 'Pagination' } },
    search: {
      type: 'boolean | CrudSearchOptions',
      default: 'true',
      description: { 'zh-CN': '查询栏；没有列写 `search` 时不出现', 'en-US': 'Search bar; hidden if no column has `search`' },
    },
    toolbar: {
      type: 'boolean | CrudToolbarItem[]',
      default: 'true',
      description: { 'zh-CN': '工具栏；`true` 是新建、删除所选、刷新', 'en-US': 'Toolbar; `true` means New, Delete selected, and Refresh' },
    },
    dialog: { type: 'CrudDialogOptions', default: '{}', description: { 'zh-CN': '对话框', 'en-US': 'Dialog' } },
    indexRow: { type: 'boolean | CrudIndexRow', default: 'false', description: { 'zh-CN': '序号列', 'en-US': 'Row number column' } },
    selectionRow: {
      type: 'boolean | CrudSelectionRow',
      default: 'false',
      description: { 'zh-CN': '勾选列', 'en-US': 'Selection column' },
    },
    expandRow: { type: 'boolean | CrudExpandRow', default: 'false', description: { 'zh-CN': '展开列', 'en-US': 'Expand column' } },
    radioRow: { type: 'boolean | CrudRadioRow', default: 'false', description: { 'zh-CN': '单选列', 'en-US': 'Single selection column' } },
    handleRow: {
      type: 'boolean | CrudHandleRow',
      default: 'true',
      description: { 'zh-CN': '操作列', 'en-US': 'Actions column' },
    },
    dict: {
      type: 'Record<string, CrudDict>',
      default: '{}',
      description: { 'zh-CN': '这张表的字典，按名字', 'en-US': 'Dictionaries of this table by name' },
    },
    table: {
      type: 'Component',
      description: { 'zh-CN': '换一种表格，不写是 View UI Plus 的', 'en-US': 'Table adapter; defaults to the one for View UI Plus' },
    },
    tableProps: {
      type: 'CrudValues',
      default: '{}',
      description: { 'zh-CN': '原样传给表格的属性', 'en-US': 'Props passed through to the table' },
    },
    locale: {
      type: "'zh-CN' | 'en-US'",
      description: {
        'zh-CN': '语言；不写用设置里的，再没有看 `<html lang>`',
        'en-US': 'Language; defaults to the one in the settings, or `<html lang>`',
      },
    },
    texts: { type: 'Partial<CrudTexts>', default: '{}', description: { 'zh-CN': '换掉个别文字', 'en-US': 'Overrides individual texts' } },
  },
  events: {
    'on-load': { params: '(result: CrudPageResult)', description: { 'zh-CN': '加载完一页', 'en-US': 'A page has been loaded' } },
    'on-error': {
      params: '(error: unknown, hook: CrudHookName)',
      description: { 'zh-CN': '钩子、字典或自定义操作出错', 'en-US': 'A hook, a dictionary, or a custom action failed' },
    },
    'on-save': {
      params: "(mode: 'create' | 'edit', values: CrudRow, answer: unknown)",
      description: { 'zh-CN': '保存成功，带上钩子的返回值', 'en-US': 'A record has been saved; includes the return value of the hook' },
    },
    'on-remove': { params: '(rows: CrudRow[])', description: { 'zh-CN': '删除成功', 'en-US': 'Records have been deleted' } },
    'on-search': {
      params: '(values: CrudValues)',
      description: { 'zh-CN': '查询，带上真正要查的条件', 'en-US': 'A search was run; includes the search that is actually sent' },
    },
    'on-page-change': {
      params: '(page: { page: number; size: number })',
      description: { 'zh-CN': '换页或改每页条数', 'en-US': 'The page or page size changed' },
    },
    'on-sort-change': {
      params: '(sort: CrudSort | null)',
      description: { 'zh-CN': '点表头排序', 'en-US': 'A column header was clicked to sort' },
    },
    'on-selection-change': { params: '(rows: CrudRow[])', description: { 'zh-CN': '勾选变化', 'en-US': 'The selection changed' } },
    'on-radio-change': { params: '(row: CrudRow | null)', description: { 'zh-CN': '选定变化', 'en-US': 'The single selection changed' } },
    'on-expand': {
      params: '(row: CrudRow, expanded: boolean)',
      description: { 'zh-CN': '展开或收起一行', 'en-US': 'A row was expanded or collapsed' },
    },
    'on-open': { params: '(mode: CrudMode, row: CrudRow | null)', description: { 'zh-CN': '打开对话框', 'en-US': 'The dialog opened' } },
    'on-close': { description: { 'zh-CN': '关闭对话框', 'en-US': 'The dialog closed' } },
  },
  slots: {
    top: { description: { 'zh-CN': '查询栏上面', 'en-US': 'Above the search bar' } },
    search: {
      props: '{ values: CrudValues }',
      description: { 'zh-CN': '条件之后、按钮之前', 'en-US': 'After the search fields, before the buttons' },
    },
    toolbar: {
      props: 'CrudToolbarContext',
      description: { 'zh-CN': '工具栏左边，按钮之后', 'en-US': 'Left side of the toolbar, after the buttons' },
    },
    'toolbar-right': { props: 'CrudToolbarContext', description: { 'zh-CN': '工具栏右边', 'en-US': 'Right side of the toolbar' } },
    expand: { props: '{ row: CrudRow, index: number }', description: { 'zh-CN': '展开的内容', 'en-US': 'Content of an expanded row' } },
    bottom: { description: { 'zh-CN': '分页下面', 'en-US': 'Below the pagination' } },
    'dialog-top': {
      props: '{ mode: CrudMode, values: CrudValues }',
      description: { 'zh-CN': '对话框里，表单上面', 'en-US': 'In the dialog, above the form' },
    },
    'dialog-bottom': {
      props: '{ mode: CrudMode, values: CrudValues }',
      description: { 'zh-CN': '对话框里，表单下面', 'en-US': 'In the dialog, below the form' },
    },
    '[column.slot]': { props: 'CrudCell', description: { 'zh-CN': '列的单元格', 'en-US': 'Cell of a column' } },
    '[form.slot]': {
      props:
        "{ id: string, disabled: boolean, value: unknown, update: (value: unknown) => void, values: CrudValues, mode: 'create' | 'edit' }",
      description: { 'zh-CN': '表单里的控件', 'en-US': 'Control in the form' },
    },
    '[search.slot]': {
      props: '{ id: string, disabled: boolean, value: unknown, update: (value: unknown) => void, values: CrudValues }',
      description: { 'zh-CN': '查询栏里的控件', 'en-US': 'Control in the search bar' },
    },
  },
} satisfies ApiExport
