import type { ApiExport } from '@view-site/docs'

/** Columns, and what a column says of form and search. */
export const CrudColumn = {
  props: {
    key: {
      type: 'string',
      required: true,
      description: { 'zh-CN': '字段名，也是列的标识，不能重复', 'en-US': 'The field, and what the column is known by; no two are alike' },
    },
    title: {
      type: 'string',
      required: true,
      description: { 'zh-CN': '表头，以及查询、表单、详情里的名称', 'en-US': 'The head, and the name in search, form and view' },
    },
    type: {
      type: 'CrudFieldType',
      description: {
        'zh-CN': '控件的类型；有 `dict` 时默认 `select`，否则 `text`',
        'en-US': 'Kind of control; `select` with a `dict`, otherwise `text`',
      },
    },
    dict: {
      type: 'string | CrudDict',
      description: {
        'zh-CN': '字典的名字，或字典本身：表格里显示文字，控件里是选项',
        'en-US': 'Name of a dictionary, or the dictionary: labels in the table, options in controls',
      },
    },
    format: {
      type: '(value: unknown, row: CrudRow) => string',
      description: { 'zh-CN': '由值得到要显示的文字，先于字典', 'en-US': 'Makes the text that is shown, before any dictionary' },
    },
    render: {
      type: '(cell: CrudCell) => VNodeChild',
      description: { 'zh-CN': '返回单元格的 VNode', 'en-US': 'Returns the cell as a VNode' },
    },
    slot: {
      type: 'string',
      description: { 'zh-CN': '单元格的插槽名，先于 `render`', 'en-US': 'Name of the slot that is the cell, before `render`' },
    },
    hidden: {
      type: 'boolean',
      description: { 'zh-CN': '不出现在表格里，查询、表单、详情仍有', 'en-US': 'Not in the table; search, form and view still have it' },
    },
    width: { type: 'number', description: { 'zh-CN': '列宽，像素', 'en-US': 'Width in pixels' } },
    minWidth: {
      type: 'number',
      description: {
        'zh-CN': '没有 `width` 时的最小宽度，不写是 110',
        'en-US': 'Least width of a column without `width`; 110 if left out',
      },
    },
    align: { type: "'left' | 'center' | 'right'", description: { 'zh-CN': '对齐方式', 'en-US': 'Alignment' } },
    fixed: { type: "'left' | 'right'", description: { 'zh-CN': '固定在左边或右边', 'en-US': 'Stays at the left or the right' } },
    ellipsis: {
      type: 'boolean',
      description: { 'zh-CN': '放不下时省略，悬停显示全部', 'en-US': 'Cuts long text off and shows it whole on hover' },
    },
    className: { type: 'string', description: { 'zh-CN': '列的类名', 'en-US': 'Class of the column' } },
    sortable: {
      type: "boolean | 'asc' | 'desc'",
      description: {
        'zh-CN': '表头可以排序；写 `asc` 或 `desc` 是一开始的排序',
        'en-US': 'The head sorts; `asc` and `desc` are the order at the start',
      },
    },
    component: { type: 'Component', description: { 'zh-CN': '表单和查询里使用的组件', 'en-US': 'Component used in form and search' } },
    props: { type: 'CrudValues', description: { 'zh-CN': '传给控件的属性', 'en-US': 'Goes to the control' } },
    default: { type: 'unknown', description: { 'zh-CN': '新建时的值', 'en-US': 'Value in a new record' } },
    rules: { type: 'CrudRule | CrudRule[]', description: { 'zh-CN': '表单的校验规则', 'en-US': 'Rules of the form' } },
    required: { type: 'boolean', description: { 'zh-CN': '必填，等于加一条规则', 'en-US': 'Has to be filled in: a rule of its own' } },
    form: {
      type: 'boolean | CrudFormField',
      description: {
        'zh-CN': '`false` 不进表单；对象覆盖列上的设置',
        'en-US': '`false` keeps it out of the form; an object overrides the column',
      },
    },
    search: {
      type: 'boolean | CrudSearchField',
      description: {
        'zh-CN': '`true` 放进查询栏；对象覆盖列上的设置',
        'en-US': '`true` puts it into the search bar; an object overrides the column',
      },
    },
    view: {
      type: 'boolean',
      description: { 'zh-CN': '`false` 不出现在详情里', 'en-US': '`false` keeps it out of the record that is read' },
    },
    children: { type: 'CrudColumn[]', description: { 'zh-CN': '这个表头下面的列', 'en-US': 'Columns under this head' } },
    tableProps: { type: 'CrudValues', description: { 'zh-CN': '原样传给表格的列', 'en-US': "Goes to the table's own column as it is" } },
  },
} satisfies ApiExport

/** Fields of `CrudFormField`. */
export const CrudFormField = {
  props: {
    title: { type: 'string', description: { 'zh-CN': '表单里的名称', 'en-US': 'Name in the form' } },
    type: { type: 'CrudFieldType', description: { 'zh-CN': '控件的类型', 'en-US': 'Kind of control' } },
    dict: { type: 'string | CrudDict', description: { 'zh-CN': '选项', 'en-US': 'Options' } },
    component: { type: 'Component', description: { 'zh-CN': '使用的组件', 'en-US': 'Component that is used' } },
    props: { type: 'CrudValues', description: { 'zh-CN': '传给控件的属性', 'en-US': 'Goes to the control' } },
    default: { type: 'unknown', description: { 'zh-CN': '新建时的值', 'en-US': 'Value in a new record' } },
    rules: { type: 'CrudRule | CrudRule[]', description: { 'zh-CN': '校验规则', 'en-US': 'Rules' } },
    required: { type: 'boolean', description: { 'zh-CN': '必填', 'en-US': 'Has to be filled in' } },
    tip: { type: 'string', description: { 'zh-CN': '控件下面的说明', 'en-US': 'A hint below the control' } },
    span: { type: 'number', description: { 'zh-CN': '宽度，一行是 24', 'en-US': 'Width; a line is 24' } },
    slot: { type: 'string', description: { 'zh-CN': '作为控件的插槽名', 'en-US': 'Name of the slot that is the control' } },
    only: {
      type: "'create' | 'edit'",
      description: { 'zh-CN': '只在新建或只在编辑时出现', 'en-US': 'There for new records only, or for editing only' },
    },
    disabled: {
      type: 'boolean | ((context: CrudFieldContext) => boolean)',
      description: { 'zh-CN': '不能修改', 'en-US': 'Cannot be changed' },
    },
    visible: {
      type: 'boolean | ((context: CrudFieldContext) => boolean)',
      description: { 'zh-CN': '是否出现；不出现的字段不校验', 'en-US': 'Whether it is there; a field that is not is not checked' },
    },
  },
} satisfies ApiExport

/** Fields of `CrudSearchField`. */
export const CrudSearchField = {
  props: {
    title: { type: 'string', description: { 'zh-CN': '查询栏里的名称', 'en-US': 'Name in the search bar' } },
    type: {
      type: 'CrudFieldType',
      description: {
        'zh-CN': '控件的类型；日期默认是 `daterange`，有字典的默认是 `select`',
        'en-US': 'Kind of control; dates become `daterange`, and anything with a dictionary `select`',
      },
    },
    dict: { type: 'string | CrudDict', description: { 'zh-CN': '选项', 'en-US': 'Options' } },
    component: { type: 'Component', description: { 'zh-CN': '使用的组件', 'en-US': 'Component that is used' } },
    props: { type: 'CrudValues', description: { 'zh-CN': '传给控件的属性', 'en-US': 'Goes to the control' } },
    default: { type: 'unknown', description: { 'zh-CN': '一开始和重置后的值', 'en-US': 'Value at the start and after a reset' } },
    span: { type: 'number', description: { 'zh-CN': '宽度，一行是 24', 'en-US': 'Width; a line is 24' } },
    slot: { type: 'string', description: { 'zh-CN': '作为控件的插槽名', 'en-US': 'Name of the slot that is the control' } },
  },
} satisfies ApiExport

/** Fields of `CrudFieldContext`. */
export const CrudFieldContext = {
  props: {
    values: { type: 'CrudValues', required: true, description: { 'zh-CN': '表单现在的值', 'en-US': 'What stands in the form' } },
    mode: { type: "'create' | 'edit'", required: true, description: { 'zh-CN': '新建还是编辑', 'en-US': 'Whether it is a new record' } },
    row: {
      type: 'CrudRow | null',
      required: true,
      description: { 'zh-CN': '正在编辑的记录，新建时是 `null`', 'en-US': 'The record being edited, `null` for a new one' },
    },
  },
} satisfies ApiExport

/** Fields of `CrudCell`. */
export const CrudCell = {
  props: {
    row: { type: 'CrudRow', required: true, description: { 'zh-CN': '记录', 'en-US': 'The record' } },
    index: {
      type: 'number',
      required: true,
      description: { 'zh-CN': '在这一页里的位置，从 0 开始', 'en-US': 'Place on the page, from 0' },
    },
    value: { type: 'unknown', required: true, description: { 'zh-CN': '这个字段的值', 'en-US': 'Value of the field' } },
    column: { type: 'CrudColumn', required: true, description: { 'zh-CN': '列', 'en-US': 'The column' } },
  },
} satisfies ApiExport

/** Fields of `CrudDictItem`. */
export const CrudDictItem = {
  props: {
    value: { type: 'string | number | boolean', required: true, description: { 'zh-CN': '记录里的值', 'en-US': 'Value in the record' } },
    label: { type: 'string', required: true, description: { 'zh-CN': '人看到的文字', 'en-US': 'What people read' } },
    color: { type: 'string', description: { 'zh-CN': '表格里文字前圆点的颜色', 'en-US': 'Colour of a dot before it in the table' } },
    disabled: { type: 'boolean', description: { 'zh-CN': '不能选', 'en-US': 'Cannot be chosen' } },
  },
} satisfies ApiExport
