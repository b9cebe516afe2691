import type { ApiExport } from '@view-site/docs'

/** Props of the table itself. */
export const tableProps = {
  columns: {
    type: 'TableColumn[]',
    default: '[]',
    description: { 'zh-CN': '列的配置，见下方“列的配置”', 'en-US': 'Column definitions; see “Column options” below' },
  },
  data: {
    type: 'TableRow[]',
    default: '[]',
    description: {
      'zh-CN': '行的数据；以下划线开头的字段和 `cellClassName`、`children` 有特殊含义，见“行的保留字段”',
      'en-US': 'Row data; fields that start with an underscore, `cellClassName`, and `children` are reserved, see “Reserved row fields”',
    },
  },
  rowKey: {
    type: 'boolean | string',
    default: 'false',
    description: {
      'zh-CN': '行的标识：写字段名则用该字段作为 `key`，树形数据必须设置；`true` 表示用内部递增的值，每次数据变化都会重新渲染所有行',
      'en-US':
        'Identity of a row: the name of a field to use as `key`, required for tree data; `true` uses an internal counter, so all rows are rendered again whenever the data changes',
    },
  },
  size: {
    type: "'large' | 'default' | 'small'",
    default: "'default'",
    description: {
      'zh-CN': '行高与字号；不写时用安装时的全局 `size`',
      'en-US': 'Row height and font size; falls back to the global `size` given on install',
    },
  },
  width: {
    type: 'number | string',
    description: {
      'zh-CN': '表格宽度，单位 px；不写时与父元素同宽',
      'en-US': 'Width of the table in px; the width of its parent by default',
    },
  },
  height: {
    type: 'number | string',
    description: {
      'zh-CN': '表格高度，单位 px，不含合计行；设置后表头固定，内容滚动',
      'en-US': 'Height of the table in px, without the summary row; the header stays in place, and the body scrolls',
    },
  },
  maxHeight: {
    type: 'number | string',
    description: {
      'zh-CN': '最大高度，单位 px；内容超出后表头固定',
      'en-US': 'Maximum height in px; the header stays in place when the content is higher',
    },
  },
  stripe: {
    type: 'boolean',
    default: 'false',
    description: { 'zh-CN': '隔行底色', 'en-US': 'Shades every other row' },
  },
  border: {
    type: 'boolean',
    default: 'false',
    description: { 'zh-CN': '纵向边框；调整列宽需要它', 'en-US': 'Vertical borders; required for resizing columns' },
  },
  showHeader: {
    type: 'boolean',
    default: 'true',
    description: { 'zh-CN': '显示表头', 'en-US': 'Shows the header' },
  },
  loading: {
    type: 'boolean',
    default: 'false',
    description: { 'zh-CN': '在表格上盖一层加载状态', 'en-US': 'Covers the table with a loading state' },
  },
  disabledHover: {
    type: 'boolean',
    default: 'false',
    description: { 'zh-CN': '鼠标移过时不改变行的底色', 'en-US': 'Keeps the background of a row unchanged on hover' },
  },
  highlightRow: {
    type: 'boolean',
    default: 'false',
    description: { 'zh-CN': '点击一行即选中它（单选）', 'en-US': 'Selects a row on click (one at a time)' },
  },
  rowClassName: {
    type: '(row: TableRow, index: number) => string',
    default: "() => ''",
    description: { 'zh-CN': '返回某一行的类名', 'en-US': 'Returns the class of a row' },
  },
  noDataText: {
    type: 'string',
    description: {
      'zh-CN': '没有数据时的文字，默认随语言包；按 HTML 渲染，不要放入用户输入',
      'en-US': 'Text without data; from the language pack by default; rendered as HTML, so do not include user input',
    },
  },
  noFilteredDataText: {
    type: 'string',
    description: {
      'zh-CN': '筛选后没有数据时的文字，默认随语言包；同样按 HTML 渲染',
      'en-US': 'Text when no rows match the filters; from the language pack by default; also rendered as HTML',
    },
  },
  draggable: {
    type: 'boolean',
    default: 'false',
    description: {
      'zh-CN': '行可以拖动；顺序要在 `on-drag-drop` 里自己调换',
      'en-US': 'Lets users drag rows; change the order yourself in `on-drag-drop`',
    },
  },
  tooltipTheme: {
    type: "'dark' | 'light'",
    default: "'dark'",
    description: { 'zh-CN': '列设置 `tooltip` 时浮层的主题', 'en-US': 'Theme of the tooltips, for columns with `tooltip`' },
  },
  tooltipMaxWidth: {
    type: 'number',
    default: '300',
    description: {
      'zh-CN': '列设置 `tooltip` 时浮层的最大宽度，单位 px',
      'en-US': 'Maximum width of the tooltips in px, for columns with `tooltip`',
    },
  },
  spanMethod: {
    type: '(cell: { row: TableRow, column: TableColumn, rowIndex: number, columnIndex: number }) => [number, number] | { rowspan: number, colspan: number } | void',
    description: {
      'zh-CN': '合并单元格：返回占用的行数与列数，`0` 表示不渲染这一格',
      'en-US': 'Merges cells: returns how many rows and columns a cell spans; `0` omits the cell',
    },
  },
  showSummary: {
    type: 'boolean',
    default: 'false',
    description: { 'zh-CN': '在底部显示合计行', 'en-US': 'Shows a summary row at the bottom' },
  },
  sumText: {
    type: 'string',
    description: {
      'zh-CN': '合计行第一列的文字，默认随语言包',
      'en-US': 'Text of the first cell in the summary row; from the language pack by default',
    },
  },
  summaryMethod: {
    type: '(table: { columns: TableColumn[], data: TableRow[] }) => Record<string, { key: string, value: string | number }>',
    description: {
      'zh-CN': '自己计算合计；每一列的 `key` 都要有返回值，缺一列就会报错',
      'en-US': 'Calculates the summary; the `key` of each column needs an entry, and a missing entry throws an error',
    },
  },
  indentSize: {
    type: 'number',
    default: '16',
    description: { 'zh-CN': '树形数据每一级的缩进，单位 px', 'en-US': 'Indent of each tree level, in px' },
  },
  loadData: {
    type: '(row: TableRow, done: (children: TableRow[]) => void) => void',
    description: {
      'zh-CN': '展开时读取下级数据；该行要有 `_loading: false` 和 `children: []`',
      'en-US': 'Loads the children of a row when it is expanded; the row needs `_loading: false` and `children: []`',
    },
  },
  updateShowChildren: {
    type: 'boolean',
    default: 'false',
    description: {
      'zh-CN': '展开、收起时把状态写回数据的 `_showChildren`，异步读取下级时建议开启',
      'en-US': 'Writes the expanded state back to `_showChildren` in the data; recommended for lazy loading',
    },
  },
  contextMenu: {
    type: 'boolean',
    default: 'false',
    description: { 'zh-CN': '在行上点右键时不出现浏览器菜单', 'en-US': "Prevents the browser's context menu on a right-click in a row" },
  },
  showContextMenu: {
    type: 'boolean',
    default: 'false',
    description: {
      'zh-CN': '在行上点右键时显示 `contextMenu` 插槽里的菜单，与 `contextMenu` 一起设置',
      'en-US': 'Opens the menu in the `contextMenu` slot on a right-click in a row; set it together with `contextMenu`',
    },
  },
  autoCloseContextmenu: {
    type: 'boolean',
    default: 'true',
    description: { 'zh-CN': '点了右键菜单里的一项之后自动关闭', 'en-US': 'Closes the context menu when an item is clicked' },
  },
  fixedShadow: {
    type: "'show' | 'auto' | 'hide'",
    default: "'show'",
    description: {
      'zh-CN': '固定列的阴影：一直显示、只在滚动时显示、不显示',
      'en-US': 'When fixed columns have a shadow: always, only while the table is scrolled, or never',
    },
  },
  context: {
    type: 'object',
    description: { 'zh-CN': '旧版本留下的属性，现在没有作用', 'en-US': 'Left over from earlier versions; has no effect' },
  },
} satisfies ApiExport['props']
