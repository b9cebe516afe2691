import type { ApiExport } from '@view-site/docs'

/** Options of the parts of a table. */
export const CrudPageOptions = {
  props: {
    size: { type: 'number', default: '10', description: { 'zh-CN': '一开始每页的条数', 'en-US': 'Initial rows per page' } },
    sizes: {
      type: 'number[]',
      default: '[10, 20, 50, 100]',
      description: { 'zh-CN': '可以选的条数', 'en-US': 'Page sizes to choose from' },
    },
    simple: { type: 'boolean', default: 'false', description: { 'zh-CN': '简洁的样式', 'en-US': 'Simple style' } },
    showTotal: { type: 'boolean', default: 'true', description: { 'zh-CN': '显示总数', 'en-US': 'Shows the total' } },
    showSizer: { type: 'boolean', default: 'true', description: { 'zh-CN': '可以改每页条数', 'en-US': 'Lets users change the page size' } },
    showElevator: {
      type: 'boolean',
      default: 'false',
      description: { 'zh-CN': '可以输入页码', 'en-US': 'Lets users enter a page number' },
    },
  },
} satisfies ApiExport

/** Fields of `CrudSearchOptions`. */
export const CrudSearchOptions = {
  props: {
    labelWidth: { type: 'number', default: '80', description: { 'zh-CN': '名称的宽度，像素', 'en-US': 'Label width in pixels' } },
    span: {
      type: 'number',
      default: '8',
      description: { 'zh-CN': '每个条件的宽度，一行是 24', 'en-US': 'Width of each field; a full line is 24' },
    },
    limit: {
      type: 'number',
      default: '0',
      description: { 'zh-CN': '收起时显示几个条件，0 是全部', 'en-US': 'Number of fields when collapsed; 0 shows all' },
    },
    auto: {
      type: 'boolean',
      default: 'false',
      description: { 'zh-CN': '改动 300 毫秒后自动查询', 'en-US': 'Searches automatically 300 ms after a change' },
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
        'en-US': 'Title, or a function that returns it; defaults to “New”, “Edit”, or “View”',
      },
    },
    labelWidth: { type: 'number', default: '90', description: { 'zh-CN': '名称的宽度，像素', 'en-US': 'Label width in pixels' } },
    columns: { type: '1 | 2', default: '1', description: { 'zh-CN': '一行一个还是两个字段', 'en-US': 'One or two fields per line' } },
    fullscreen: { type: 'boolean', default: 'false', description: { 'zh-CN': '占满窗口', 'en-US': 'Full screen' } },
    draggable: { type: 'boolean', default: 'false', description: { 'zh-CN': '可以拖动', 'en-US': 'Draggable' } },
    maskClosable: { type: 'boolean', default: 'false', description: { 'zh-CN': '点遮罩关闭', 'en-US': 'Closes when the mask is clicked' } },
    closeAfterSave: {
      type: 'boolean',
      default: 'true',
      description: {
        'zh-CN': '保存成功后关闭；`false` 便于连续新建',
        'en-US': 'Closes after saving; set `false` to create several records in a row',
      },
    },
  },
} satisfies ApiExport

/** Fields of `CrudSettings`. */
export const CrudSettings = {
  props: {
    locale: { type: 'CrudLocale', description: { 'zh-CN': '界面的语言', 'en-US': 'Language of the interface' } },
    texts: { type: 'Partial<CrudTexts>', description: { 'zh-CN': '换掉个别文字', 'en-US': 'Overrides individual texts' } },
    rowKey: { type: 'string', description: { 'zh-CN': '主键字段', 'en-US': 'Primary key field' } },
    page: { type: 'CrudPageOptions', description: { 'zh-CN': '分页', 'en-US': 'Pagination' } },
    search: { type: 'CrudSearchOptions', description: { 'zh-CN': '查询栏', 'en-US': 'Search bar' } },
    dialog: { type: 'CrudDialogOptions', description: { 'zh-CN': '对话框', 'en-US': 'Dialog' } },
    dict: {
      type: 'Record<string, CrudDict>',
      description: { 'zh-CN': '所有表都能用的字典', 'en-US': 'Dictionaries available to all tables' },
    },
    formatError: {
      type: '(error: unknown, hook: CrudHookName) => string',
      description: {
        'zh-CN': '由错误得到给人看的文字，不写是 `error.message`',
        'en-US': 'Converts an error to the text that users see; by default, its message',
      },
    },
    onError: {
      type: '(error: unknown, hook: CrudHookName) => void',
      description: { 'zh-CN': '每个错误都会告诉它，用来记日志', 'en-US': 'Called with every error, for logging' },
    },
  },
} satisfies ApiExport
