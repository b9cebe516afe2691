import { defineApi } from '@view-site/docs'

export default defineApi({
  Table: {
    props: {
      columns: {
        type: 'TableColumn[]',
        default: '[]',
        description: { 'zh-CN': '列的配置，见下方“列的配置”', 'en-US': 'The columns, see “Column options” below' },
      },
      data: {
        type: 'TableRow[]',
        default: '[]',
        description: {
          'zh-CN': '行的数据；以下划线开头的字段和 `cellClassName`、`children` 有特殊含义，见“行的保留字段”',
          'en-US':
            'The rows; fields that begin with an underscore, `cellClassName` and `children` have a meaning, see “Reserved row fields”',
        },
      },
      rowKey: {
        type: 'boolean | string',
        default: 'false',
        description: {
          'zh-CN': '行的标识：写字段名则用该字段作为 `key`，树形数据必须设置；`true` 表示用内部递增的值，每次数据变化都会重新渲染所有行',
          'en-US':
            'Identity of a row: the name of a field to use as `key`, required for tree data; `true` uses an internal counter, which renders every row anew whenever the data changes',
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
          'en-US': 'Width of the table in px; as wide as its parent by default',
        },
      },
      height: {
        type: 'number | string',
        description: {
          'zh-CN': '表格高度，单位 px，不含合计行；设置后表头固定，内容滚动',
          'en-US': 'Height of the table in px, without the summary row; the header then stays in place and the body scrolls',
        },
      },
      maxHeight: {
        type: 'number | string',
        description: {
          'zh-CN': '最大高度，单位 px；内容超出后表头固定',
          'en-US': 'Largest height in px; the header stays in place once the content is higher',
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
        description: { 'zh-CN': '纵向边框；调整列宽需要它', 'en-US': 'Lines between columns; needed for resizing columns' },
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
        description: { 'zh-CN': '鼠标移过时不改变行的底色', 'en-US': 'Keeps the background of a row when the mouse is over it' },
      },
      highlightRow: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '点击一行即选中它（单选）', 'en-US': 'A click selects the row (one at a time)' },
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
          'en-US': 'Shown without data, from the language pack by default; rendered as HTML, so keep user input out',
        },
      },
      noFilteredDataText: {
        type: 'string',
        description: {
          'zh-CN': '筛选后没有数据时的文字，默认随语言包；同样按 HTML 渲染',
          'en-US': 'Shown when the filters leave nothing, from the language pack by default; rendered as HTML too',
        },
      },
      draggable: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '行可以拖动；顺序要在 `on-drag-drop` 里自己调换',
          'en-US': 'Rows can be dragged; change the order yourself in `on-drag-drop`',
        },
      },
      tooltipTheme: {
        type: "'dark' | 'light'",
        default: "'dark'",
        description: { 'zh-CN': '列设置 `tooltip` 时浮层的主题', 'en-US': 'Theme of the tooltips of columns with `tooltip`' },
      },
      tooltipMaxWidth: {
        type: 'number',
        default: '300',
        description: { 'zh-CN': '列设置 `tooltip` 时浮层的最大宽度，单位 px', 'en-US': 'Largest width of those tooltips, in px' },
      },
      spanMethod: {
        type: '(cell: { row: TableRow, column: TableColumn, rowIndex: number, columnIndex: number }) => [number, number] | { rowspan: number, colspan: number } | void',
        description: {
          'zh-CN': '合并单元格：返回占用的行数与列数，`0` 表示不渲染这一格',
          'en-US': 'Merges cells: returns how many rows and columns a cell spans, `0` leaves the cell out',
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
          'en-US': 'First cell of the summary row, from the language pack by default',
        },
      },
      summaryMethod: {
        type: '(table: { columns: TableColumn[], data: TableRow[] }) => Record<string, { key: string, value: string | number }>',
        description: {
          'zh-CN': '自己计算合计；每一列的 `key` 都要有返回值，缺一列就会报错',
          'en-US': "Computes the summary yourself; every column's `key` needs an entry, a missing one throws",
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
          'en-US': 'Loads the children of a row when it is opened; the row needs `_loading: false` and `children: []`',
        },
      },
      updateShowChildren: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '展开、收起时把状态写回数据的 `_showChildren`，异步读取下级时建议开启',
          'en-US': 'Writes the open state back to `_showChildren` of the data; recommended when children are loaded',
        },
      },
      contextMenu: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '在行上点右键时不出现浏览器菜单', 'en-US': "Keeps the browser's own menu away on a right click in a row" },
      },
      showContextMenu: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '在行上点右键时显示 `contextMenu` 插槽里的菜单，与 `contextMenu` 一起设置',
          'en-US': 'Opens the menu of the `contextMenu` slot on a right click; set it together with `contextMenu`',
        },
      },
      autoCloseContextmenu: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '点了右键菜单里的一项之后自动关闭', 'en-US': 'Closes that menu once an item is clicked' },
      },
      fixedShadow: {
        type: "'show' | 'auto' | 'hide'",
        default: "'show'",
        description: {
          'zh-CN': '固定列的阴影：一直显示、只在滚动时显示、不显示',
          'en-US': 'Shadow of fixed columns: always, only while something is scrolled under them, or never',
        },
      },
      context: {
        type: 'object',
        description: { 'zh-CN': '旧版本留下的属性，现在没有作用', 'en-US': 'Left over from older versions, without effect today' },
      },
    },

    events: {
      'on-current-change': {
        params: '(currentRow: TableRow | null, oldRow: TableRow | null)',
        description: { 'zh-CN': '开启 `highlight-row` 后，选中的行变化时触发', 'en-US': 'The selected row changed; needs `highlight-row`' },
      },
      'on-select': {
        params: '(selection: TableRow[], row: TableRow)',
        description: { 'zh-CN': '勾选一行时触发', 'en-US': 'A row was ticked' },
      },
      'on-select-cancel': {
        params: '(selection: TableRow[], row: TableRow)',
        description: { 'zh-CN': '取消勾选一行时触发', 'en-US': 'A row was unticked' },
      },
      'on-select-all': {
        params: '(selection: TableRow[])',
        description: { 'zh-CN': '勾选全部时触发', 'en-US': 'All rows were ticked' },
      },
      'on-select-all-cancel': {
        params: '(selection: TableRow[])',
        description: { 'zh-CN': '取消勾选全部时触发', 'en-US': 'All rows were unticked' },
      },
      'on-selection-change': {
        params: '(selection: TableRow[])',
        description: {
          'zh-CN': '勾选的行有任何变化时触发；多数情况只监听它就够了',
          'en-US': 'Anything about the ticked rows changed; usually the only one you need',
        },
      },
      'on-sort-change': {
        params: "(sort: { column: TableColumn, key: string, order: 'asc' | 'desc' | 'normal' })",
        description: { 'zh-CN': '排序变化时触发', 'en-US': 'The order changed' },
      },
      'on-filter-change': {
        params: '(column: TableColumn)',
        description: {
          'zh-CN': '筛选变化时触发；选中的值在 `column._filterChecked` 里',
          'en-US': 'A filter changed; the chosen values are in `column._filterChecked`',
        },
      },
      'on-row-click': {
        params: '(row: TableRow, index?: number)',
        description: {
          'zh-CN': '点击一行时触发；树形数据的下级没有 `index`',
          'en-US': 'A row was clicked; child rows of a tree come without `index`',
        },
      },
      'on-row-dblclick': {
        params: '(row: TableRow, index?: number)',
        description: { 'zh-CN': '双击一行时触发', 'en-US': 'A row was double-clicked' },
      },
      'on-cell-click': {
        params: '(row: TableRow, column: TableColumn, value: unknown, event: MouseEvent)',
        description: { 'zh-CN': '点击单元格时触发', 'en-US': 'A cell was clicked' },
      },
      'on-contextmenu': {
        params: '(row: TableRow, event: MouseEvent, position: { left: string, top: string })',
        description: { 'zh-CN': '在一行上点右键时触发', 'en-US': 'A row was right-clicked' },
      },
      'on-expand': {
        params: '(row: TableRow, expanded: boolean)',
        description: { 'zh-CN': '展开或收起一行的详情时触发', 'en-US': 'The details of a row were opened or closed' },
      },
      'on-expand-tree': {
        params: '(rowKey: string | number, expanded: boolean)',
        description: { 'zh-CN': '展开或收起下级数据时触发', 'en-US': 'The children of a row were opened or closed' },
      },
      'on-drag-drop': {
        params: '(from: string, to: number)',
        description: {
          'zh-CN': '拖动行后松开时触发，给出两行的序号；`from` 是字符串，使用前先转成数字',
          'en-US': 'A dragged row was dropped; gives the index of both rows. `from` is a string, so convert it first',
        },
      },
      'on-column-width-resize': {
        params: '(width: number, oldWidth: number, column: TableColumn, event: MouseEvent)',
        description: { 'zh-CN': '拖动调整列宽后触发', 'en-US': 'A column was resized' },
      },
    },

    slots: {
      header: { description: { 'zh-CN': '表格上方的内容', 'en-US': 'Content above the table' } },
      footer: { description: { 'zh-CN': '表格下方的内容', 'en-US': 'Content below the table' } },
      loading: { description: { 'zh-CN': '加载时显示的内容', 'en-US': 'Content shown while loading' } },
      contextMenu: { description: { 'zh-CN': '右键菜单，放若干个 `DropdownItem`', 'en-US': 'The context menu, made of `DropdownItem`s' } },
      '[column.slot]': {
        props: '{ row: TableRow, column: TableColumn, index: number }',
        description: {
          'zh-CN': '以列的 `slot` 为名的插槽，渲染这一列的单元格；`row` 是拷贝，`index` 是它在 `data` 中的序号',
          'en-US': "Slot named by a column's `slot`: renders its cells. `row` is a copy, `index` its place in `data`",
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
            'Exports CSV; `original: false` takes what is sorted and filtered. The object is required, and commas and quotes inside fields are not escaped',
        },
      },
      getSelection: {
        signature: '() => TableRow[]',
        description: { 'zh-CN': '返回当前勾选的行', 'en-US': 'Returns the ticked rows' },
      },
      selectAll: {
        signature: '(checked: boolean) => void',
        description: { 'zh-CN': '勾选或取消勾选所有可选的行', 'en-US': 'Ticks or unticks every row that can be ticked' },
      },
      clearCurrentRow: {
        signature: '() => void',
        description: { 'zh-CN': '清除 `highlight-row` 选中的行', 'en-US': 'Clears the row selected by `highlight-row`' },
      },
      toggleExpand: {
        signature: '(index: number) => void',
        description: { 'zh-CN': '展开或收起第 `index` 行的详情', 'en-US': 'Opens or closes the details of row `index`' },
      },
      handleSort: {
        signature: "(columnIndex: number, order: 'asc' | 'desc' | 'normal') => void",
        description: {
          'zh-CN': '用代码排序；`columnIndex` 从 0 数起，有分组时数最下面一层',
          'en-US': 'Sorts from code; `columnIndex` counts from 0, along the lowest level where columns are grouped',
        },
      },
      handleResize: {
        signature: '() => void',
        description: {
          'zh-CN': '重新计算列宽；容器尺寸变化时会自动调用',
          'en-US': 'Works out the column widths again; called by itself when the container changes size',
        },
      },
      closeContextMenu: {
        signature: '() => void',
        description: { 'zh-CN': '关闭右键菜单', 'en-US': 'Closes the context menu' },
      },
    },
  },

  TableColumn: {
    props: {
      title: {
        type: 'string',
        default: "'#'",
        description: { 'zh-CN': '表头的文字', 'en-US': 'Text of the header' },
      },
      key: {
        type: 'string',
        description: {
          'zh-CN': '显示数据里的哪个字段；合计、排序、导出也用它',
          'en-US': 'Field of the row to show; also used to sum up, sort and export',
        },
      },
      type: {
        type: "'index' | 'selection' | 'expand' | 'html'",
        description: {
          'zh-CN': '特殊的列：序号、勾选框、展开详情；`html` 把字段按 HTML 渲染，只能用于可信的内容',
          'en-US': 'A special column: numbers, check boxes, details; `html` renders the field as HTML, for trusted content only',
        },
      },
      width: {
        type: 'number',
        description: { 'zh-CN': '列宽，单位 px；不支持百分比', 'en-US': 'Width in px; percentages do not work' },
      },
      minWidth: {
        type: 'number',
        description: {
          'zh-CN': '最小宽度，单位 px；其余空间在没有 `width` 的列之间分配',
          'en-US': 'Smallest width in px; what is left is shared among columns without `width`',
        },
      },
      maxWidth: {
        type: 'number',
        description: { 'zh-CN': '最大宽度，单位 px', 'en-US': 'Largest width in px' },
      },
      align: {
        type: "'left' | 'center' | 'right'",
        description: { 'zh-CN': '对齐方式；数字通常靠右', 'en-US': 'Alignment; numbers usually go right' },
      },
      fixed: {
        type: "'left' | 'right'",
        description: { 'zh-CN': '固定在左侧或右侧，同时要有 `width`', 'en-US': 'Keeps the column at one side; needs a `width`' },
      },
      className: {
        type: 'string',
        description: { 'zh-CN': '整列（含表头）的类名', 'en-US': 'Class of the whole column, header included' },
      },
      ellipsis: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '不换行，超出部分显示省略号', 'en-US': 'Keeps to one line and cuts the rest with an ellipsis' },
      },
      tooltip: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '同上，并在鼠标移过时显示全文', 'en-US': 'The same, with the full text shown on hover' },
      },
      tooltipTheme: {
        type: "'dark' | 'light'",
        description: {
          'zh-CN': '浮层主题，默认用表格的 `tooltip-theme`',
          'en-US': "Theme of that tooltip, by default the table's `tooltip-theme`",
        },
      },
      tooltipMaxWidth: {
        type: 'number',
        description: {
          'zh-CN': '浮层最大宽度，默认用表格的 `tooltip-max-width`',
          'en-US': "Largest width of that tooltip, by default the table's `tooltip-max-width`",
        },
      },
      slot: {
        type: 'string',
        description: {
          'zh-CN': '用表格的哪个插槽渲染单元格，插槽参数为 `{ row, column, index }`',
          'en-US': 'Slot of the table that renders the cell; it receives `{ row, column, index }`',
        },
      },
      display: {
        type: "'block' | 'inline' | 'inline-block'",
        default: "'block'",
        description: {
          'zh-CN': '插槽内容的排列方式；树形数据的那一列用 `inline`',
          'en-US': 'How slot content is laid out; use `inline` in the tree column',
        },
      },
      render: {
        type: '(h: typeof import("vue").h, cell: { row: TableRow, column: TableColumn, index: number }) => VNode',
        description: {
          'zh-CN': '用渲染函数渲染单元格；`type: "expand"` 时渲染详情，此时没有 `column`',
          'en-US': 'Renders the cell with a function; with `type: "expand"` it renders the details and gets no `column`',
        },
      },
      renderHeader: {
        type: '(h: typeof import("vue").h, header: { column: TableColumn, index: number }) => VNode',
        description: { 'zh-CN': '用渲染函数渲染表头', 'en-US': 'Renders the header with a function' },
      },
      indexMethod: {
        type: '(row: TableRow, index: number) => number | string',
        description: { 'zh-CN': '自己计算序号，配合 `type: "index"`', 'en-US': 'Computes the number of a row, with `type: "index"`' },
      },
      hideSelectAll: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '表头不显示全选框，配合 `type: "selection"`',
          'en-US': 'Leaves out the check box in the header, with `type: "selection"`',
        },
      },
      sortable: {
        type: "boolean | 'custom'",
        default: 'false',
        description: {
          'zh-CN': '可以排序；`custom` 只触发事件，由你来排序',
          'en-US': 'Can be sorted; `custom` only fires the event and leaves the sorting to you',
        },
      },
      sortMethod: {
        type: "(a: unknown, b: unknown, order: 'asc' | 'desc') => number",
        description: {
          'zh-CN': '比较两个字段的值；降序时要自己反过来',
          'en-US': 'Compares two field values; turn the result round yourself for descending',
        },
      },
      sortType: {
        type: "'asc' | 'desc' | 'normal'",
        default: "'normal'",
        description: { 'zh-CN': '初始的排序', 'en-US': 'Order to begin with' },
      },
      filters: {
        type: '{ label: string, value: unknown }[]',
        description: {
          'zh-CN': '筛选项；必须同时设置 `filterMethod` 或 `filterRemote`',
          'en-US': 'Choices of the filter; needs `filterMethod` or `filterRemote`',
        },
      },
      filterMethod: {
        type: '(value: unknown, row: TableRow) => boolean',
        description: {
          'zh-CN': '某一行是否符合选中的值；多选时任意一个符合即显示',
          'en-US': 'Whether a row matches a chosen value; with several values one match is enough',
        },
      },
      filterMultiple: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '可以选择多项', 'en-US': 'Several values can be chosen' },
      },
      filteredValue: {
        type: 'unknown[]',
        description: { 'zh-CN': '初始选中的值', 'en-US': 'Values chosen to begin with' },
      },
      filterRemote: {
        type: '(values: unknown[], key: string, column: TableColumn) => void',
        description: {
          'zh-CN': '远程筛选：设置后不再调用 `filterMethod`',
          'en-US': 'Filters elsewhere; `filterMethod` is no longer called',
        },
      },
      children: {
        type: 'TableColumn[]',
        description: { 'zh-CN': '下一层的列，形成分组表头', 'en-US': 'Columns below this one, for grouped headers' },
      },
      resizable: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '可以拖动调整宽度，需要 `border` 和 `width`',
          'en-US': 'Can be resized by dragging; needs `border` and `width`',
        },
      },
      tree: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '树形数据的展开图标放在这一列', 'en-US': 'This column carries the icons that open tree rows' },
      },
    },
  },

  TableRow: {
    props: {
      _checked: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '初始勾选', 'en-US': 'Ticked to begin with' },
      },
      _disabled: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '不能勾选', 'en-US': 'Cannot be ticked' },
      },
      _expanded: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '初始展开详情', 'en-US': 'Details open to begin with' },
      },
      _disableExpand: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '没有展开图标', 'en-US': 'Has no icon to open details' },
      },
      _highlight: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '初始选中，配合 `highlight-row`', 'en-US': 'Selected to begin with, with `highlight-row`' },
      },
      _showChildren: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '初始展开下级数据', 'en-US': 'Children shown to begin with' },
      },
      _loading: {
        type: 'boolean',
        description: { 'zh-CN': '有这个字段的行可以异步读取下级', 'en-US': 'A row that has this field can load its children' },
      },
      children: {
        type: 'TableRow[]',
        description: { 'zh-CN': '下级数据', 'en-US': 'Child rows' },
      },
      cellClassName: {
        type: 'Record<string, string>',
        description: { 'zh-CN': '单元格的类名，以列的 `key` 为键', 'en-US': 'Classes of single cells, by the `key` of their column' },
      },
    },
  },
})
