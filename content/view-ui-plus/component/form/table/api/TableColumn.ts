import type { ApiExport } from '@view-site/docs'

/** An entry of `columns`, as the table reads it. */
export const TableColumn = {
  props: {
    title: {
      type: 'string',
      default: "'#'",
      description: { 'zh-CN': '表头的文字', 'en-US': 'Header text' },
    },
    key: {
      type: 'string',
      description: {
        'zh-CN': '显示数据里的哪个字段；合计、排序、导出也用它',
        'en-US': 'Field of the row to show; also used for summary, sorting, and export',
      },
    },
    type: {
      type: "'index' | 'selection' | 'expand' | 'html'",
      description: {
        'zh-CN': '特殊的列：序号、勾选框、展开详情；`html` 把字段按 HTML 渲染，只能用于可信的内容',
        'en-US':
          'Special column: row numbers, checkboxes, or expandable details; `html` renders the field as HTML, for trusted content only',
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
        'en-US': 'Minimum width in px; the remaining space is distributed among columns without `width`',
      },
    },
    maxWidth: {
      type: 'number',
      description: { 'zh-CN': '最大宽度，单位 px', 'en-US': 'Maximum width in px' },
    },
    align: {
      type: "'left' | 'center' | 'right'",
      description: { 'zh-CN': '对齐方式；数字通常靠右', 'en-US': 'Alignment; numbers are usually right-aligned' },
    },
    fixed: {
      type: "'left' | 'right'",
      description: { 'zh-CN': '固定在左侧或右侧，同时要有 `width`', 'en-US': 'Keeps the column on one side; requires a `width`' },
    },
    className: {
      type: 'string',
      description: { 'zh-CN': '整列（含表头）的类名', 'en-US': 'Class of the whole column, including the header' },
    },
    ellipsis: {
      type: 'boolean',
      default: 'false',
      description: { 'zh-CN': '不换行，超出部分显示省略号', 'en-US': 'Keeps the text on one line and truncates it with an ellipsis' },
    },
    tooltip: {
      type: 'boolean',
      default: 'false',
      description: { 'zh-CN': '同上，并在鼠标移过时显示全文', 'en-US': 'Same as `ellipsis`, and shows the full text on hover' },
    },
    tooltipTheme: {
      type: "'dark' | 'light'",
      description: {
        'zh-CN': '浮层主题，默认用表格的 `tooltip-theme`',
        'en-US': 'Theme of the tooltip; the `tooltip-theme` of the table by default',
      },
    },
    tooltipMaxWidth: {
      type: 'number',
      description: {
        'zh-CN': '浮层最大宽度，默认用表格的 `tooltip-max-width`',
        'en-US': 'Maximum width of the tooltip; the `tooltip-max-width` of the table by default',
      },
    },
    slot: {
      type: 'string',
      description: {
        'zh-CN': '用表格的哪个插槽渲染单元格，插槽参数为 `{ row, column, index }`',
        'en-US': 'Slot of the table that renders the cells; receives `{ row, column, index }`',
      },
    },
    display: {
      type: "'block' | 'inline' | 'inline-block'",
      default: "'block'",
      description: {
        'zh-CN': '插槽内容的排列方式；树形数据的那一列用 `inline`',
        'en-US': 'Layout of the slot content; use `inline` in the tree column',
      },
    },
    render: {
      type: '(h: typeof import("vue").h, cell: { row: TableRow, column: TableColumn, index: number }) => VNode',
      description: {
        'zh-CN': '用渲染函数渲染单元格；`type: "expand"` 时渲染详情，此时没有 `column`',
        'en-US': 'Renders the cell with a function; with `type: "expand"`, renders the details and receives no `column`',
      },
    },
    renderHeader: {
      type: '(h: typeof import("vue").h, header: { column: TableColumn, index: number }) => VNode',
      description: { 'zh-CN': '用渲染函数渲染表头', 'en-US': 'Renders the header with a function' },
    },
    indexMethod: {
      type: '(row: TableRow, index: number) => number | string',
      description: { 'zh-CN': '自己计算序号，配合 `type: "index"`', 'en-US': 'Returns the number of a row, with `type: "index"`' },
    },
    hideSelectAll: {
      type: 'boolean',
      default: 'false',
      description: {
        'zh-CN': '表头不显示全选框，配合 `type: "selection"`',
        'en-US': 'Hides the checkbox in the header, with `type: "selection"`',
      },
    },
    sortable: {
      type: "boolean | 'custom'",
      default: 'false',
      description: {
        'zh-CN': '可以排序；`custom` 只触发事件，由你来排序',
        'en-US': 'Enables sorting; `custom` only fires the event, and you sort the data',
      },
    },
    sortMethod: {
      type: "(a: unknown, b: unknown, order: 'asc' | 'desc') => number",
      description: {
        'zh-CN': '比较两个字段的值；降序时要自己反过来',
        'en-US': 'Compares two field values; for descending order, reverse the result yourself',
      },
    },
    sortType: {
      type: "'asc' | 'desc' | 'normal'",
      default: "'normal'",
      description: { 'zh-CN': '初始的排序', 'en-US': 'Initial sort order' },
    },
    filters: {
      type: '{ label: string, value: unknown }[]',
      description: {
        'zh-CN': '筛选项；必须同时设置 `filterMethod` 或 `filterRemote`',
        'en-US': 'Filter options; requires `filterMethod` or `filterRemote`',
      },
    },
    filterMethod: {
      type: '(value: unknown, row: TableRow) => boolean',
      description: {
        'zh-CN': '某一行是否符合选中的值；多选时任意一个符合即显示',
        'en-US': 'Whether a row matches a selected value; with several values, one match is enough',
      },
    },
    filterMultiple: {
      type: 'boolean',
      default: 'true',
      description: { 'zh-CN': '可以选择多项', 'en-US': 'Whether several values can be selected' },
    },
    filteredValue: {
      type: 'unknown[]',
      description: { 'zh-CN': '初始选中的值', 'en-US': 'Initially selected values' },
    },
    filterRemote: {
      type: '(values: unknown[], key: string, column: TableColumn) => void',
      description: {
        'zh-CN': '远程筛选：设置后不再调用 `filterMethod`',
        'en-US': 'Remote filtering; `filterMethod` is no longer called',
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
        'en-US': 'Lets users resize the column by dragging; requires `border` and `width`',
      },
    },
    tree: {
      type: 'boolean',
      default: 'false',
      description: { 'zh-CN': '树形数据的展开图标放在这一列', 'en-US': 'Shows the expand icons of tree data in this column' },
    },
  },
} satisfies ApiExport
