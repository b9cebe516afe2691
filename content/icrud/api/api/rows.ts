import type { ApiExport } from '@view-site/docs'

/** Columns that belong to a row and not to a field, and the toolbar. */
export const CrudIndexRow = {
  props: {
    title: { type: 'string', description: { 'zh-CN': '表头，不写是“序号”', 'en-US': 'The head; “No.” if left out' } },
    width: { type: 'number', description: { 'zh-CN': '列宽，不写是 72', 'en-US': 'Width; 72 if left out' } },
    align: { type: "'left' | 'center' | 'right'", description: { 'zh-CN': '对齐方式', 'en-US': 'Alignment' } },
    fixed: { type: "'left' | 'right'", description: { 'zh-CN': '固定在一边', 'en-US': 'Stays at one side' } },
    continued: { type: 'boolean', description: { 'zh-CN': '`false` 时每页从 1 开始', 'en-US': 'With `false` each page begins at 1' } },
  },
} satisfies ApiExport

/** Fields of `CrudSelectionRow`. */
export const CrudSelectionRow = {
  props: {
    width: { type: 'number', description: { 'zh-CN': '列宽，不写是 56', 'en-US': 'Width; 56 if left out' } },
    fixed: { type: "'left' | 'right'", description: { 'zh-CN': '固定在一边', 'en-US': 'Stays at one side' } },
    reserve: { type: 'boolean', description: { 'zh-CN': '换页后保留勾选', 'en-US': 'Keeps what was ticked on other pages' } },
    disabled: { type: '(row: CrudRow) => boolean', description: { 'zh-CN': '哪些行不能勾选', 'en-US': 'Rows that cannot be ticked' } },
  },
} satisfies ApiExport

/** Fields of `CrudExpandRow`. */
export const CrudExpandRow = {
  props: {
    width: { type: 'number', description: { 'zh-CN': '列宽，不写是 48', 'en-US': 'Width; 48 if left out' } },
    fixed: { type: "'left' | 'right'", description: { 'zh-CN': '固定在一边', 'en-US': 'Stays at one side' } },
    accordion: { type: 'boolean', description: { 'zh-CN': '同时只展开一行', 'en-US': 'Only one row at a time' } },
    disabled: { type: '(row: CrudRow) => boolean', description: { 'zh-CN': '哪些行不能展开', 'en-US': 'Rows that do not unfold' } },
  },
} satisfies ApiExport

/** Fields of `CrudRadioRow`. */
export const CrudRadioRow = {
  props: {
    width: { type: 'number', description: { 'zh-CN': '列宽，不写是 56', 'en-US': 'Width; 56 if left out' } },
    fixed: { type: "'left' | 'right'", description: { 'zh-CN': '固定在一边', 'en-US': 'Stays at one side' } },
    disabled: { type: '(row: CrudRow) => boolean', description: { 'zh-CN': '哪些行不能选定', 'en-US': 'Rows that cannot be chosen' } },
  },
} satisfies ApiExport

/** Fields of `CrudHandleRow`. */
export const CrudHandleRow = {
  props: {
    title: { type: 'string', description: { 'zh-CN': '表头，不写是“操作”', 'en-US': 'The head; “Actions” if left out' } },
    width: {
      type: 'number',
      description: { 'zh-CN': '列宽，不写时按操作的个数', 'en-US': 'Width; made for the number of actions if left out' },
    },
    align: { type: "'left' | 'center' | 'right'", description: { 'zh-CN': '对齐方式', 'en-US': 'Alignment' } },
    fixed: { type: "'left' | 'right'", description: { 'zh-CN': '固定在一边', 'en-US': 'Stays at one side' } },
    actions: {
      type: "('view' | 'edit' | 'remove' | CrudRowAction)[]",
      description: {
        'zh-CN': '有哪些操作、什么顺序；不写是查看、编辑、删除中钩子允许的',
        'en-US': 'What can be done, in this order; if left out view, edit and delete as far as the hooks go',
      },
    },
  },
} satisfies ApiExport

/** Fields of `CrudRowAction`. */
export const CrudRowAction = {
  props: {
    key: {
      type: 'string',
      required: true,
      description: { 'zh-CN': '标识，同一行里不重复', 'en-US': 'What it is known by within the row' },
    },
    text: { type: 'string', required: true, description: { 'zh-CN': '按钮上的文字', 'en-US': 'Label of the button' } },
    type: {
      type: "'default' | 'primary' | 'error' | 'text'",
      description: { 'zh-CN': '按钮的样式，不写是 `text`', 'en-US': 'Look of the button; `text` if left out' },
    },
    icon: { type: 'string', description: { 'zh-CN': '图标名', 'en-US': 'Name of an icon' } },
    confirm: { type: 'string | ((row: CrudRow) => string)', description: { 'zh-CN': '执行之前问的话', 'en-US': 'Asked before it runs' } },
    visible: { type: 'boolean | ((row: CrudRow) => boolean)', description: { 'zh-CN': '是否出现', 'en-US': 'Whether it is there' } },
    disabled: { type: 'boolean | ((row: CrudRow) => boolean)', description: { 'zh-CN': '是否禁用', 'en-US': 'Whether it is disabled' } },
    onClick: {
      type: '(row: CrudRow, context: CrudRowActionContext) => unknown',
      required: true,
      description: {
        'zh-CN': '点击后执行；返回 Promise 时按钮在加载',
        'en-US': 'What it does; the button is busy while its promise is pending',
      },
    },
  },
} satisfies ApiExport

/** Fields of `CrudRowActionContext`. */
export const CrudRowActionContext = {
  props: {
    crud: { type: 'CrudInstance', required: true, description: { 'zh-CN': '这张表的实例', 'en-US': "The table's instance" } },
  },
} satisfies ApiExport

/** Fields of `CrudToolbarAction`. */
export const CrudToolbarAction = {
  props: {
    key: { type: 'string', required: true, description: { 'zh-CN': '标识，不重复', 'en-US': 'What it is known by' } },
    text: { type: 'string', required: true, description: { 'zh-CN': '按钮上的文字', 'en-US': 'Label of the button' } },
    icon: { type: 'string', description: { 'zh-CN': '图标名', 'en-US': 'Name of an icon' } },
    type: {
      type: "'default' | 'primary' | 'dashed' | 'text' | 'error'",
      description: { 'zh-CN': '按钮的样式', 'en-US': 'Look of the button' },
    },
    visible: {
      type: 'boolean | ((context: CrudToolbarContext) => boolean)',
      description: { 'zh-CN': '是否出现', 'en-US': 'Whether it is there' },
    },
    disabled: {
      type: 'boolean | ((context: CrudToolbarContext) => boolean)',
      description: { 'zh-CN': '是否禁用', 'en-US': 'Whether it is disabled' },
    },
    onClick: {
      type: '(context: CrudToolbarContext) => unknown',
      required: true,
      description: {
        'zh-CN': '点击后执行；返回 Promise 时按钮在加载',
        'en-US': 'What it does; the button is busy while its promise is pending',
      },
    },
  },
} satisfies ApiExport

/** Fields of `CrudToolbarContext`. */
export const CrudToolbarContext = {
  props: {
    selection: { type: 'CrudRow[]', required: true, description: { 'zh-CN': '勾选的记录', 'en-US': 'Ticked records' } },
    radio: { type: 'CrudRow | null', required: true, description: { 'zh-CN': '选定的记录', 'en-US': 'The chosen record' } },
    crud: { type: 'CrudInstance', required: true, description: { 'zh-CN': '这张表的实例', 'en-US': "The table's instance" } },
  },
} satisfies ApiExport
