import type { ApiExport } from '@view-site/docs'

/** The table with everything around it. */
export const ICrud = {
  props: {
    columns: {
      type: 'CrudColumn[]',
      required: true,
      description: {
        'zh-CN': '列；表格、查询、表单、详情都从它来',
        'en-US': 'The columns, from which table, search, form and view are made',
      },
    },
    fetchData: {
      type: '(query: CrudQuery) => CrudPageResult | CrudRow[] | Promise<CrudPageResult | CrudRow[]>',
      required: true,
      description: { 'zh-CN': '加载一页；返回数组表示只有这一页', 'en-US': 'Loads a page; an array is the only page there is' },
    },
    fetchCreate: {
      type: '(values: CrudRow, context: CrudHookContext) => unknown',
      description: { 'zh-CN': '保存新记录；有它才有“新建”', 'en-US': 'Stores a new record; with it there is “New”' },
    },
    fetchEdit: {
      type: '(values: CrudRow, context: CrudEditContext) => unknown',
      description: { 'zh-CN': '保存修改；有它才有“编辑”', 'en-US': 'Stores changes; with it there is “Edit”' },
    },
    fetchRemove: {
      type: '(rows: CrudRow[], context: CrudHookContext) => unknown',
      description: { 'zh-CN': '删除记录；有它才有“删除”', 'en-US': 'Deletes records; with it there is “Delete”' },
    },
    fetchView: {
      type: '(row: CrudRow, context: CrudViewContext) => CrudRow | Promise<CrudRow>',
      description: { 'zh-CN': '查看或编辑之前加载完整的记录', 'en-US': 'Loads the whole record before it is read or edited' },
    },
    fetchSearch: {
      type: '(values: CrudValues, context: CrudHookContext) => CrudValues | Promise<CrudValues>',
      description: { 'zh-CN': '把填写的条件变成要查询的条件', 'en-US': 'Turns what was typed into what is asked for' },
    },
    rowKey: {
      type: 'string',
      description: {
        'zh-CN': '主键字段；不写用设置里的，再没有是 `id`',
        'en-US': 'Field that identifies a record; that of the settings if left out, or `id`',
      },
    },
    autoLoad: { type: 'boolean', default: 'true', description: { 'zh-CN': '挂载后就加载', 'en-US': 'Loads as soon as it is mounted' } },
    view: { type: 'boolean', default: 'false', description: { 'zh-CN': '每行有“查看”', 'en-US': 'Each row has “View”' } },
    page: { type: 'boolean | CrudPageOptions', default: 'true', description: { 'zh-CN': '分页', 'en-US': 'Pages' } },
    search: {
      type: 'boolean | CrudSearchOptions',
      default: 'true',
      description: { 'zh-CN': '查询栏；没有列写 `search` 时不出现', 'en-US': 'The search bar; not there while no column has `search`' },
    },
    toolbar: {
      type: 'boolean | CrudToolbarItem[]',
      default: 'true',
      description: { 'zh-CN': '工具栏；`true` 是新建、删除所选、刷新', 'en-US': 'The toolbar; `true` is new, delete selected, refresh' },
    },
    dialog: { type: 'CrudDialogOptions', default: '{}', description: { 'zh-CN': '对话框', 'en-US': 'The dialog' } },
    indexRow: { type: 'boolean | CrudIndexRow', default: 'false', description: { 'zh-CN': '序号列', 'en-US': 'Numbers of the rows' } },
    selectionRow: {
      type: 'boolean | CrudSelectionRow',
      default: 'false',
      description: { 'zh-CN': '勾选列', 'en-US': 'Rows can be ticked' },
    },
    expandRow: { type: 'boolean | CrudExpandRow', default: 'false', description: { 'zh-CN': '展开列', 'en-US': 'Rows unfold' } },
    radioRow: { type: 'boolean | CrudRadioRow', default: 'false', description: { 'zh-CN': '单选列', 'en-US': 'One row can be chosen' } },
    handleRow: {
      type: 'boolean | CrudHandleRow',
      default: 'true',
      description: { 'zh-CN': '操作列', 'en-US': 'What can be done with a row' },
    },
    dict: {
      type: 'Record<string, CrudDict>',
      default: '{}',
      description: { 'zh-CN': '这张表的字典，按名字', 'en-US': 'Dictionaries of this table, by name' },
    },
    table: {
      type: 'Component',
      description: { 'zh-CN': '换一种表格，不写是 View UI Plus 的', 'en-US': "Another table than View UI Plus's" },
    },
    tableProps: {
      type: 'CrudValues',
      default: '{}',
      description: { 'zh-CN': '原样传给表格的属性', 'en-US': 'Goes to the table as it is' },
    },
    locale: {
      type: "'zh-CN' | 'en-US'",
      description: {
        'zh-CN': '语言；不写用设置里的，再没有看 `<html lang>`',
        'en-US': 'Language; that of the settings if left out, or of `<html lang>`',
      },
    },
    texts: { type: 'Partial<CrudTexts>', default: '{}', description: { 'zh-CN': '换掉个别文字', 'en-US': 'Other words for single texts' } },
  },
  events: {
    'on-load': { params: '(result: CrudPageResult)', description: { 'zh-CN': '加载完一页', 'en-US': 'A page was loaded' } },
    'on-error': {
      params: '(error: unknown, hook: CrudHookName)',
      description: { 'zh-CN': '钩子、字典或自定义操作出错', 'en-US': 'A hook, a dictionary or an action of yours failed' },
    },
    'on-save': {
      params: "(mode: 'create' | 'edit', values: CrudRow, answer: unknown)",
      description: { 'zh-CN': '保存成功，带上钩子的返回值', 'en-US': 'A record was saved; with what the hook returned' },
    },
    'on-remove': { params: '(rows: CrudRow[])', description: { 'zh-CN': '删除成功', 'en-US': 'Records were deleted' } },
    'on-search': {
      params: '(values: CrudValues)',
      description: { 'zh-CN': '查询，带上真正要查的条件', 'en-US': 'A search, with what is really asked for' },
    },
    'on-page-change': {
      params: '(page: { page: number; size: number })',
      description: { 'zh-CN': '换页或改每页条数', 'en-US': 'Another page or size was chosen' },
    },
    'on-sort-change': { params: '(sort: CrudSort | null)', description: { 'zh-CN': '点表头排序', 'en-US': 'A head was clicked to sort' } },
    'on-selection-change': { params: '(rows: CrudRow[])', description: { 'zh-CN': '勾选变化', 'en-US': 'Other rows are ticked' } },
    'on-radio-change': { params: '(row: CrudRow | null)', description: { 'zh-CN': '选定变化', 'en-US': 'Another row is chosen' } },
    'on-expand': {
      params: '(row: CrudRow, expanded: boolean)',
      description: { 'zh-CN': '展开或收起一行', 'en-US': 'A row was unfolded or folded' },
    },
    'on-open': { params: '(mode: CrudMode, row: CrudRow | null)', description: { 'zh-CN': '打开对话框', 'en-US': 'The dialog opened' } },
    'on-close': { description: { 'zh-CN': '关闭对话框', 'en-US': 'The dialog closed' } },
  },
  slots: {
    top: { description: { 'zh-CN': '查询栏上面', 'en-US': 'Above the search bar' } },
    search: {
      props: '{ values: CrudValues }',
      description: { 'zh-CN': '条件之后、按钮之前', 'en-US': 'Behind the fields of the search bar' },
    },
    toolbar: {
      props: 'CrudToolbarContext',
      description: { 'zh-CN': '工具栏左边，按钮之后', 'en-US': 'Left in the toolbar, behind the buttons' },
    },
    'toolbar-right': { props: 'CrudToolbarContext', description: { 'zh-CN': '工具栏右边', 'en-US': 'Right in the toolbar' } },
    expand: { props: '{ row: CrudRow, index: number }', description: { 'zh-CN': '展开的内容', 'en-US': 'What an unfolded row shows' } },
    bottom: { description: { 'zh-CN': '分页下面', 'en-US': 'Below the pages' } },
    'dialog-top': {
      props: '{ mode: CrudMode, values: CrudValues }',
      description: { 'zh-CN': '对话框里，表单上面', 'en-US': 'In the dialog, above the form' },
    },
    'dialog-bottom': {
      props: '{ mode: CrudMode, values: CrudValues }',
      description: { 'zh-CN': '对话框里，表单下面', 'en-US': 'In the dialog, below the form' },
    },
    '[column.slot]': { props: 'CrudCell', description: { 'zh-CN': '列的单元格', 'en-US': 'Cells of a column' } },
    '[form.slot]': {
      props:
        "{ id: string, disabled: boolean, value: unknown, update: (value: unknown) => void, values: CrudValues, mode: 'create' | 'edit' }",
      description: { 'zh-CN': '表单里的控件', 'en-US': 'A control of the form' },
    },
    '[search.slot]': {
      props: '{ id: string, disabled: boolean, value: unknown, update: (value: unknown) => void, values: CrudValues }',
      description: { 'zh-CN': '查询栏里的控件', 'en-US': 'A control of the search bar' },
    },
  },
} satisfies ApiExport
