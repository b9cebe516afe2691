import type { ApiExport } from '@view-site/docs'

/** An entry of `columns`, as the table reads it. */
export const TableColumn = {
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
        'en-US': 'A special column: numbers, checkboxes, details; `html` renders the field as HTML, for trusted content only',
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
        'en-US': 'Leaves out the checkbox in the header, with `type: "selection"`',
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
} satisfies ApiExport
