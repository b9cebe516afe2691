import type { ApiExport } from '@view-site/docs'

/** Options of the parts of a table. */
export const CrudPageOptions = {
  props: {
    size: { type: 'number', default: '10', description: { 'zh-CN': '一开始每页的条数', 'en-US': 'Rows of a page at the start' } },
    sizes: { type: 'number[]', default: '[10, 20, 50, 100]', description: { 'zh-CN': '可以选的条数', 'en-US': 'Sizes to choose from' } },
    simple: { type: 'boolean', default: 'false', description: { 'zh-CN': '简洁的样式', 'en-US': 'The simple look' } },
    showTotal: { type: 'boolean', default: 'true', description: { 'zh-CN': '显示总数', 'en-US': 'Shows the total' } },
    showSizer: { type: 'boolean', default: 'true', description: { 'zh-CN': '可以改每页条数', 'en-US': 'Lets people choose the size' } },
    showElevator: { type: 'boolean', default: 'false', description: { 'zh-CN': '可以输入页码', 'en-US': 'Lets people enter a page' } },
  },
} satisfies ApiExport

/** Fields of `CrudSearchOptions`. */
export const CrudSearchOptions = {
  props: {
    labelWidth: { type: 'number', default: '80', description: { 'zh-CN': '名称的宽度，像素', 'en-US': 'Width of the labels in pixels' } },
    span: {
      type: 'number',
      default: '8',
      description: { 'zh-CN': '每个条件的宽度，一行是 24', 'en-US': 'Width of a field; a line is 24' },
    },
    limit: {
      type: 'number',
      default: '0',
      description: { 'zh-CN': '收起时显示几个条件，0 是全部', 'en-US': 'How many fields show before “More filters”; 0 is all' },
    },
    auto: {
      type: 'boolean',
      default: 'false',
      description: { 'zh-CN': '改动 300 毫秒后自动查询', 'en-US': 'Searches by itself 300 ms after a change' },
    },
  },
} satisfies ApiExport

/** Fields of `CrudDialogOptions`. */
export const CrudDialogOptions = {
  props: {
    width: { type: 'number', default: '560', description: { 'zh-CN': '宽度，像素', 'en-US': 'Width in pixels' } },
    title: {
      type: 'string | ((mode: CrudMode, row: CrudRow | null) => string)',
      description: {
        'zh-CN': '标题，或由模式和记录得到标题的函数；不写是“新建”“编辑”“查看”',
        'en-US': 'The title, or a function that makes it; “New”, “Edit” or “View” if left out',
      },
    },
    labelWidth: { type: 'number', default: '90', description: { 'zh-CN': '名称的宽度，像素', 'en-US': 'Width of the labels in pixels' } },
    columns: { type: '1 | 2', default: '1', description: { 'zh-CN': '一行一个还是两个字段', 'en-US': 'One field in a line, or two' } },
    fullscreen: { type: 'boolean', default: 'false', description: { 'zh-CN': '占满窗口', 'en-US': 'Fills the window' } },
    draggable: { type: 'boolean', default: 'false', description: { 'zh-CN': '可以拖动', 'en-US': 'Can be dragged' } },
    maskClosable: { type: 'boolean', default: 'false', description: { 'zh-CN': '点遮罩关闭', 'en-US': 'Closes by a click on the mask' } },
    closeAfterSave: {
      type: 'boolean',
      default: 'true',
      description: {
        'zh-CN': '保存成功后关闭；`false` 便于连续新建',
        'en-US': 'Closes once it is saved; `false` is for one new record after the other',
      },
    },
  },
} satisfies ApiExport

/** Fields of `CrudSettings`. */
export const CrudSettings = {
  props: {
    locale: { type: 'CrudLocale', description: { 'zh-CN': '界面的语言', 'en-US': 'Language of the interface' } },
    texts: { type: 'Partial<CrudTexts>', description: { 'zh-CN': '换掉个别文字', 'en-US': 'Other words for single texts' } },
    rowKey: { type: 'string', description: { 'zh-CN': '主键字段', 'en-US': 'Field that identifies a record' } },
    page: { type: 'CrudPageOptions', description: { 'zh-CN': '分页', 'en-US': 'Pages' } },
    search: { type: 'CrudSearchOptions', description: { 'zh-CN': '查询栏', 'en-US': 'The search bar' } },
    dialog: { type: 'CrudDialogOptions', description: { 'zh-CN': '对话框', 'en-US': 'The dialog' } },
    dict: { type: 'Record<string, CrudDict>', description: { 'zh-CN': '所有表都能用的字典', 'en-US': 'Dictionaries for every table' } },
    formatError: {
      type: '(error: unknown, hook: CrudHookName) => string',
      description: {
        'zh-CN': '由错误得到给人看的文字，不写是 `error.message`',
        'en-US': 'Converts an error to the text that users see; by default, its message',
      },
    },
    onError: {
      type: '(error: unknown, hook: CrudHookName) => void',
      description: { 'zh-CN': '每个错误都会告诉它，用来记日志', 'en-US': 'Told of every error, for a log' },
    },
  },
} satisfies ApiExport
