import type { ApiExport } from '@view-site/docs'
import { contextMenu } from '#shared/contextMenu'
import { tableProps } from './tableProps.ts'

/** The table itself. */
export const Table = {
  props: tableProps,

  events: {
    'on-current-change': {
      params: '(currentRow: TableRow | null, oldRow: TableRow | null)',
      description: {
        'zh-CN': '开启 `highlight-row` 后，选中的行变化时触发',
        'en-US': 'Fires when the selected row changes; requires `highlight-row`',
      },
    },
    'on-select': {
      params: '(selection: TableRow[], row: TableRow)',
      description: { 'zh-CN': '勾选一行时触发', 'en-US': 'Fires when a row is selected' },
    },
    'on-select-cancel': {
      params: '(selection: TableRow[], row: TableRow)',
      description: { 'zh-CN': '取消勾选一行时触发', 'en-US': 'Fires when a row is deselected' },
    },
    'on-select-all': {
      params: '(selection: TableRow[])',
      description: { 'zh-CN': '勾选全部时触发', 'en-US': 'Fires when all rows are selected' },
    },
    'on-select-all-cancel': {
      params: '(selection: TableRow[])',
      description: { 'zh-CN': '取消勾选全部时触发', 'en-US': 'Fires when all rows are deselected' },
    },
    'on-selection-change': {
      params: '(selection: TableRow[])',
      description: {
        'zh-CN': '勾选的行有任何变化时触发；多数情况只监听它就够了',
        'en-US': 'Fires when the selection changes in any way; usually the only event that you need',
      },
    },
    'on-sort-change': {
      params: "(sort: { column: TableColumn, key: string, order: 'asc' | 'desc' | 'normal' })",
      description: { 'zh-CN': '排序变化时触发', 'en-US': 'Fires when the sort order changes' },
    },
    'on-filter-change': {
      params: '(column: TableColumn)',
      description: {
        'zh-CN': '筛选变化时触发；选中的值在 `column._filterChecked` 里',
        'en-US': 'Fires when a filter changes; the selected values are in `column._filterChecked`',
      },
    },
    'on-row-click': {
      params: '(row: TableRow, index?: number)',
      description: {
        'zh-CN': '点击一行时触发；树形数据的下级没有 `index`',
        'en-US': 'Fires when a row is clicked; child rows of tree data have no `index`',
      },
    },
    'on-row-dblclick': {
      params: '(row: TableRow, index?: number)',
      description: { 'zh-CN': '双击一行时触发', 'en-US': 'Fires when a row is double-clicked' },
    },
    'on-cell-click': {
      params: '(row: TableRow, column: TableColumn, value: unknown, event: MouseEvent)',
      description: { 'zh-CN': '点击单元格时触发', 'en-US': 'Fires when a cell is clicked' },
    },
    'on-contextmenu': {
      params: '(row: TableRow, event: MouseEvent, position: { left: string, top: string })',
      description: { 'zh-CN': '在一行上点右键时触发', 'en-US': 'Fires when a row is right-clicked' },
    },
    'on-expand': {
      params: '(row: TableRow, expanded: boolean)',
      description: { 'zh-CN': '展开或收起一行的详情时触发', 'en-US': 'Fires when the details of a row are expanded or collapsed' },
    },
    'on-expand-tree': {
      params: '(rowKey: string | number, expanded: boolean)',
      description: { 'zh-CN': '展开或收起下级数据时触发', 'en-US': 'Fires when the children of a row are expanded or collapsed' },
    },
    'on-drag-drop': {
      params: '(from: string, to: number)',
      description: {
        'zh-CN': '拖动行后松开时触发，给出两行的序号；`from` 是字符串，使用前先转成数字',
        'en-US': 'Fires when a dragged row is dropped; passes the indexes of both rows. `from` is a string, so convert it first',
      },
    },
    'on-column-width-resize': {
      params: '(width: number, oldWidth: number, column: TableColumn, event: MouseEvent)',
      description: { 'zh-CN': '拖动调整列宽后触发', 'en-US': 'Fires when a column is resized' },
    },
  },

  slots: {
    header: { description: { 'zh-CN': '表格上方的内容', 'en-US': 'Content above the table' } },
    footer: { description: { 'zh-CN': '表格下方的内容', 'en-US': 'Content below the table' } },
    loading: { description: { 'zh-CN': '加载时显示的内容', 'en-US': 'Content shown while loading' } },
    contextMenu: contextMenu.slots.contextMenu,
    '[column.slot]': {
      props: '{ row: TableRow, column: TableColumn, index: number }',
      description: {
        'zh-CN': '以列的 `slot` 为名的插槽，渲染这一列的单元格；`row` 是拷贝，`index` 是它在 `data` 中的序号',
        'en-US': 'Slot named by the `slot` of a column; renders its cells. `row` is a copy, and `index` is its position in `data`',
      },
    },
  },

  methods: {
    exportCsv: {
      signature:
        '(options: { filename?: string, original?: boolean, columns?: TableColumn[], data?: TableRow[], noHeader?: boolean, separator?: string, quoted?: boolean, callback?: (text: string) => void }) => void',
      description: {
        'zh-CN': '导出 CSV；`original: false` 导出排序、筛选后的内容。必须传入对象，且不会转义字段里的逗号和引号',
        'en-US':
          'Exports CSV; `original: false` exports the sorted and filtered rows. The object is required; commas and quotation marks in fields are not escaped',
      },
    },
    getSelection: {
      signature: '() => TableRow[]',
      description: { 'zh-CN': '返回当前勾选的行', 'en-US': 'Returns the selected rows' },
    },
    selectAll: {
      signature: '(checked: boolean) => void',
      description: { 'zh-CN': '勾选或取消勾选所有可选的行', 'en-US': 'Selects or clears all rows that can be selected' },
    },
    clearCurrentRow: {
      signature: '() => void',
      description: { 'zh-CN': '清除 `highlight-row` 选中的行', 'en-US': 'Clears the row selected by `highlight-row`' },
    },
    toggleExpand: {
      signature: '(index: number) => void',
      description: { 'zh-CN': '展开或收起第 `index` 行的详情', 'en-US': 'Expands or collapses the details of row `index`' },
    },
    handleSort: {
      signature: "(columnIndex: number, order: 'asc' | 'desc' | 'normal') => void",
      description: {
        'zh-CN': '用代码排序；`columnIndex` 从 0 数起，有分组时数最下面一层',
        'en-US': 'Sorts the table; `columnIndex` starts at 0 and counts the lowest level of grouped columns',
      },
    },
    handleResize: {
      signature: '() => void',
      description: {
        'zh-CN': '重新计算列宽；容器尺寸变化时会自动调用',
        'en-US': 'Recalculates the column widths; called automatically when the container changes size',
      },
    },
    closeContextMenu: contextMenu.methods.closeContextMenu,
  },
} satisfies ApiExport
