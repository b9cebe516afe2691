import type { ApiExport } from '@view-site/docs'

/** Columns, and what a column says of form and search. */
export const CrudColumn = {
  props: {
    key: {
      type: 'string',
      required: true,
      description: { 'zh-CN': '字段名，也是列的标识，不能重复', 'en-US': 'Field name, which also identifies the column; must be unique' },
    },
    title: {
      type: 'string',
      required: true,
      description: { 'zh-CN': '表头，以及查询、表单、详情里的名称', 'en-US': 'Column header, and label in the search bar, form, and view' },
    },
    type: {
      type: 'CrudFieldType',
      description: {
        'zh-CN': '控件的类型；有 `dict` 时默认 `select`，否则 `text`',
        'en-US': 'Control type; defaults to `select` with a `dict`, otherwise `text`',
      },
    },
    dict: {
      type: 'string | CrudDict',
      description: {
        'zh-CN': '字典的名字，或字典本身：表格里显示文字，控件里是选项',
        'en-US': 'Dictionary or its name: labels in the table, options in controls',
      },
    },
    format: {
      type: '(value: unknown, row: CrudRow) => string',
      description: { 'zh-CN': '由值得到要显示的文字，先于字典', 'en-US': 'Formats the displayed text; takes precedence over `dict`' },
    },
    render: {
      type: '(cell: CrudCell) => VNodeChild',
      description: { 'zh-CN': '返回单元格的 VNode', 'en-US': 'Returns the VNode of the cell' },
    },
    slot: {
      type: 'string',
      description: { 'zh-CN': '单元格的插槽名，先于 `render`', 'en-US': 'Slot name of the cell; takes precedence over `render`' },
    },
    hidden: {
      type: 'boolean',
      description: {
        'zh-CN': '不出现在表格里，查询、表单、详情仍有',
        'en-US': 'Hides the column in the table; search bar, form, and view still include it',
      },
    },
    width: { type: 'number', description: { 'zh-CN': '列宽，像素', 'en-US': 'Width in pixels' } },
    minWidth: {
      type: 'number',
      description: {
        'zh-CN': '没有 `width` 时的最小宽度，不写是 110',
        'en-US': 'Minimum width without `width`; 110 by default',
      },
    },
    align: { type: "'left' | 'center' | 'right'", description: { 'zh-CN': '对齐方式', 'en-US': 'Alignment' } },
    fixed: { type: "'left' | 'right'", description: { 'zh-CN': '固定在左边或右边', 'en-US': 'Fixed to the left or right' } },
    ellipsis: {
      type: 'boolean',
      description: { 'zh-CN': '放不下时省略，悬停显示全部', 'en-US': 'Truncates long text and shows it in full on hover' },
    },
    className: { type: 'string', description: { 'zh-CN': '列的类名', 'en-US': 'CSS class of the column' } },
    sortable: {
      type: "boolean | 'asc' | 'desc'",
      description: {
        'zh-CN': '表头可以排序；写 `asc` 或 `desc` 是一开始的排序',
        'en-US': 'Whether the column is sortable; `asc` and `desc` set the initial order',
      },
    },
    component: {
      type: 'Component',
      description: { 'zh-CN': '表单和查询里使用的组件', 'en-US': 'Component for the form and the search bar' },
    },
    props: { type: 'CrudValues', description: { 'zh-CN': '传给控件的属性', 'en-US': 'Props of the control' } },
    default: { type: 'unknown', description: { 'zh-CN': '新建时的值', 'en-US': 'Initial value of a new record' } },
    rules: { type: 'CrudRule | CrudRule[]', description: { 'zh-CN': '表单的校验规则', 'en-US': 'Validation rules of the form' } },
    required: { type: 'boolean', description: { 'zh-CN': '必填，等于加一条规则', 'en-US': 'Whether a value is required; adds a rule' } },
    form: {
      type: 'boolean | CrudFormField',
      description: {
        'zh-CN': '`false` 不进表单；对象覆盖列上的设置',
        'en-US': '`false` excludes it from the form; an object overrides the column',
      },
    },
    search: {
      type: 'boolean | CrudSearchField',
      description: {
        'zh-CN': '`true` 放进查询栏；对象覆盖列上的设置',
        'en-US': '`true` adds it to the search bar; an object overrides the column',
      },
    },
    view: {
      type: 'boolean',
      description: { 'zh-CN': '`false` 不出现在详情里', 'en-US': '`false` excludes it from the view' },
    },
    children: { type: 'CrudColumn[]', description: { 'zh-CN': '这个表头下面的列', 'en-US': 'Columns grouped under this header' } },
    tableProps: {
      type: 'CrudValues',
      description: { 'zh-CN': '原样传给表格的列', 'en-US': 'Options passed through to the column of the table' },
    },
  },
} satisfies ApiExport

/** Fields of `CrudFormField`. */
export const CrudFormField = {
  props: {
    title: { type: 'string', description: { 'zh-CN': '表单里的名称', 'en-US': 'Label in the form' } },
    type: { type: 'CrudFieldType', description: { 'zh-CN': '控件的类型', 'en-US': 'Control type' } },
    dict: { type: 'string | CrudDict', description: { 'zh-CN': '选项', 'en-US': 'Options' } },
    component: { type: 'Component', description: { 'zh-CN': '使用的组件', 'en-US': 'Component to use' } },
    props: { type: 'CrudValues', description: { 'zh-CN': '传给控件的属性', 'en-US': 'Props of the control' } },
    default: { type: 'unknown', description: { 'zh-CN': '新建时的值', 'en-US': 'Initial value of a new record' } },
    rules: { type: 'CrudRule | CrudRule[]', description: { 'zh-CN': '校验规则', 'en-US': 'Validation rules' } },
    required: { type: 'boolean', description: { 'zh-CN': '必填', 'en-US': 'Whether a value is required' } },
    tip: { type: 'string', description: { 'zh-CN': '控件下面的说明', 'en-US': 'Help text below the control' } },
    span: { type: 'number', description: { 'zh-CN': '宽度，一行是 24', 'en-US': 'Width; a full line is 24' } },
    slot: { type: 'string', description: { 'zh-CN': '作为控件的插槽名', 'en-US': 'Slot name of the control' } },
    only: {
      type: "'create' | 'edit'",
      description: { 'zh-CN': '只在新建或只在编辑时出现', 'en-US': 'Show only when creating, or only when editing' },
    },
    disabled: {
      type: 'boolean | ((context: CrudFieldContext) => boolean)',
      description: { 'zh-CN': '不能修改', 'en-US': 'Whether the field is read-only' },
    },
    visible: {
      type: 'boolean | ((context: CrudFieldContext) => boolean)',
      description: { 'zh-CN': '是否出现；不出现的字段不校验', 'en-US': 'Whether the field is shown; hidden fields are not validated' },
    },
  },
} satisfies ApiExport

/** Fields of `CrudSearchField`. */
export const CrudSearchField = {
  props: {
    title: { type: 'string', description: { 'zh-CN': '查询栏里的名称', 'en-US': 'Label in the search bar' } },
    type: {
      type: 'CrudFieldType',
      description: {
        'zh-CN': '控件的类型；日期默认是 `daterange`，有字典的默认是 `select`',
        'en-US': 'Control type; dates become `daterange`, and fields with a dictionary become `select`',
      },
    },
    dict: { type: 'string | CrudDict', description: { 'zh-CN': '选项', 'en-US': 'Options' } },
    component: { type: 'Component', description: { 'zh-CN': '使用的组件', 'en-US': 'Component to use' } },
    props: { type: 'CrudValues', description: { 'zh-CN': '传给控件的属性', 'en-US': 'Props of the control' } },
    default: { type: 'unknown', description: { 'zh-CN': '一开始和重置后的值', 'en-US': 'Initial value, also after a reset' } },
    span: { type: 'number', description: { 'zh-CN': '宽度，一行是 24', 'en-US': 'Width; a full line is 24' } },
    slot: { type: 'string', description: { 'zh-CN': '作为控件的插槽名', 'en-US': 'Slot name of the control' } },
  },
} satisfies ApiExport

/** Fields of `CrudFieldContext`. */
export const CrudFieldContext = {
  props: {
    values: { type: 'CrudValues', required: true, description: { 'zh-CN': '表单现在的值', 'en-US': 'Current values of the form' } },
    mode: {
      type: "'create' | 'edit'",
      required: true,
      description: { 'zh-CN': '新建还是编辑', 'en-US': 'Whether the record is created or edited' },
    },
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
      description: { 'zh-CN': '在这一页里的位置，从 0 开始', 'en-US': 'Index on the page, starting at 0' },
    },
    value: { type: 'unknown', required: true, description: { 'zh-CN': '这个字段的值', 'en-US': 'Value of the field' } },
    column: { type: 'CrudColumn', required: true, description: { 'zh-CN': '列', 'en-US': 'The column' } },
  },
} satisfies ApiExport

/** Fields of `CrudDictItem`. */
export const CrudDictItem = {
  props: {
    value: { type: 'string | number | boolean', required: true, description: { 'zh-CN': '记录里的值', 'en-US': 'Value in the record' } },
    label: { type: 'string', required: true, description: { 'zh-CN': '人看到的文字', 'en-US': 'Displayed text' } },
    color: { type: 'string', description: { 'zh-CN': '表格里文字前圆点的颜色', 'en-US': 'Color of the dot before the text in the table' } },
    disabled: { type: 'boolean', description: { 'zh-CN': '不能选', 'en-US': 'Whether the option is disabled' } },
  },
} satisfies ApiExport
