import type { ApiExport } from '@view-site/docs'

/** Columns that belong to a row and not to a field, and the toolbar. */
export const CrudIndexRow = {
  props: {
    title: { type: 'string', description: { 'zh-CN': '表头，不写是“序号”', 'en-US': 'Column header; “No.” by default' } },
    width: { type: 'number', description: { 'zh-CN': '列宽，不写是 72', 'en-US': 'Width; 72 by default' } },
    align: { type: "'left' | 'center' | 'right'", description: { 'zh-CN': '对齐方式', 'en-US': 'Alignment' } },
    fixed: { type: "'left' | 'right'", description: { 'zh-CN': '固定在一边', 'en-US': 'Fixed to one side' } },
    continued: { type: 'boolean', description: { 'zh-CN': '`false` 时每页从 1 开始', 'en-US': 'With `false`, each page starts at 1' } },
  },
} satisfies ApiExport

/** Fields of `CrudSelectionRow`. */
export const CrudSelectionRow = {
  props: {
    width: { type: 'number', description: { 'zh-CN': '列宽，不写是 56', 'en-US': 'Width; 56 by default' } },
    fixed: { type: "'left' | 'right'", description: { 'zh-CN': '固定在一边', 'en-US': 'Fixed to one side' } },
    reserve: { type: 'boolean', description: { 'zh-CN': '换页后保留勾选', 'en-US': 'Keeps the selection of other pages' } },
    disabled: { type: '(row: CrudRow) => boolean', description: { 'zh-CN': '哪些行不能勾选', 'en-US': 'Rows that cannot be selected' } },
  },
} satisfies ApiExport

/** Fields of `CrudExpandRow`. */
export const CrudExpandRow = {
  props: {
    width: { type: 'number', description: { 'zh-CN': '列宽，不写是 48', 'en-US': 'Width; 48 by default' } },
    fixed: { type: "'left' | 'right'", description: { 'zh-CN': '固定在一边', 'en-US': 'Fixed to one side' } },
    accordion: { type: 'boolean', description: { 'zh-CN': '同时只展开一行', 'en-US': 'Expands only one row at a time' } },
    disabled: { type: '(row: CrudRow) => boolean', description: { 'zh-CN': '哪些行不能展开', 'en-US': 'Rows that cannot be expanded' } },
  },
} satisfies ApiExport

/** Fields of `CrudRadioRow`. */
export const CrudRadioRow = {
  props: {
    width: { type: 'number', description: { 'zh-CN': '列宽，不写是 56', 'en-US': 'Width; 56 by default' } },
    fixed: { type: "'left' | 'right'", description: { 'zh-CN': '固定在一边', 'en-US': 'Fixed to one side' } },
    disabled: { type: '(row: CrudRow) => boolean', description: { 'zh-CN': '哪些行不能选定', 'en-US': 'Rows that cannot be selected' } },
  },
} satisfies ApiExport

/** Fields of `CrudHandleRow`. */
export const CrudHandleRow = {
  props: {
    title: { type: 'string', description: { 'zh-CN': '表头，不写是“操作”', 'en-US': 'Column header; “Actions” by default' } },
    width: {
      type: 'number',
      description: { 'zh-CN': '列宽，不写时按操作的个数', 'en-US': 'Width; depends on the number of actions by default' },
    },
    align: { type: "'left' | 'center' | 'right'", description: { 'zh-CN': '对齐方式', 'en-US': 'Alignment' } },
    fixed: { type: "'left' | 'right'", description: { 'zh-CN': '固定在一边', 'en-US': 'Fixed to one side' } },
    actions: {
      type: "('view' | 'edit' | 'remove' | CrudRowAction)[]",
      description: {
        'zh-CN': '有哪些操作、什么顺序；不写是查看、编辑、删除中钩子允许的',
        'en-US': 'Actions in this order; by default View, Edit, and Delete, if their hooks exist',
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
      description: { 'zh-CN': '标识，同一行里不重复', 'en-US': 'Key, unique within the row' },
    },
    text: { type: 'string', required: true, description: { 'zh-CN': '按钮上的文字', 'en-US': 'Button label' } },
    type: {
      type: "'default' | 'primary' | 'error' | 'text'",
      description: { 'zh-CN': '按钮的样式，不写是 `text`', 'en-US': 'Button style; `text` by default' },
    },
    icon: { type: 'string', description: { 'zh-CN': '图标名', 'en-US': 'Icon name' } },
    confirm: {
      type: 'string | ((row: CrudRow) => string)',
      description: { 'zh-CN': '执行之前问的话', 'en-US': 'Question to confirm before it runs' },
    },
    visible: { type: 'boolean | ((row: CrudRow) => boolean)', description: { 'zh-CN': '是否出现', 'en-US': 'Whether it is shown' } },
    disabled: { type: 'boolean | ((row: CrudRow) => boolean)', description: { 'zh-CN': '是否禁用', 'en-US': 'Whether it is disabled' } },
    onClick: {
      type: '(row: CrudRow, context: CrudRowActionContext) => unknown',
      required: true,
      description: {
        'zh-CN': '点击后执行；返回 Promise 时按钮在加载',
        'en-US': 'Function to run; the button shows a loading state until its promise settles',
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
    key: { type: 'string', required: true, description: { 'zh-CN': '标识，不重复', 'en-US': 'Unique key' } },
    text: { type: 'string', required: true, description: { 'zh-CN': '按钮上的文字', 'en-US': 'Button label' } },
    icon: { type: 'string', description: { 'zh-CN': '图标名', 'en-US': 'Icon name' } },
    type: {
      type: "'default' | 'primary' | 'dashed' | 'text' | 'error'",
      description: { 'zh-CN': '按钮的样式', 'en-US': 'Button style' },
    },
    visible: {
      type: 'boolean | ((context: CrudToolbarContext) => boolean)',
      description: { 'zh-CN': '是否出现', 'en-US': 'Whether it is shown' },
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
        'en-US': 'Function to run; the button shows a loading state until its promise settles',
      },
    },
  },
} satisfies ApiExport

/** Fields of `CrudToolbarContext`. */
export const CrudToolbarContext = {
  props: {
    selection: { type: 'CrudRow[]', required: true, description: { 'zh-CN': '勾选的记录', 'en-US': 'Selected records' } },
    radio: {
      type: 'CrudRow | null',
      required: true,
      description: { 'zh-CN': '选定的记录', 'en-US': 'The record selected with `radioRow`' },
    },
    crud: { type: 'CrudInstance', required: true, description: { 'zh-CN': '这张表的实例', 'en-US': "The table's instance" } },
  },
} satisfies ApiExport
