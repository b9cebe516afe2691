import type { ApiExport } from '@view-site/docs'

/** Fields of an entry of `data` that the table gives a meaning. */
export const TableRow = {
  props: {
    _checked: {
      type: 'boolean',
      default: 'false',
      description: { 'zh-CN': '初始勾选', 'en-US': 'Whether the row is selected initially' },
    },
    _disabled: {
      type: 'boolean',
      default: 'false',
      description: { 'zh-CN': '不能勾选', 'en-US': 'Whether the row cannot be selected' },
    },
    _expanded: {
      type: 'boolean',
      default: 'false',
      description: { 'zh-CN': '初始展开详情', 'en-US': 'Whether the details are expanded initially' },
    },
    _disableExpand: {
      type: 'boolean',
      default: 'false',
      description: { 'zh-CN': '没有展开图标', 'en-US': 'Whether the expand icon is hidden' },
    },
    _highlight: {
      type: 'boolean',
      default: 'false',
      description: { 'zh-CN': '初始选中，配合 `highlight-row`', 'en-US': 'Whether the row is selected initially, with `highlight-row`' },
    },
    _showChildren: {
      type: 'boolean',
      default: 'false',
      description: { 'zh-CN': '初始展开下级数据', 'en-US': 'Whether the children are shown initially' },
    },
    _loading: {
      type: 'boolean',
      description: { 'zh-CN': '有这个字段的行可以异步读取下级', 'en-US': 'Present on rows whose children can be loaded' },
    },
    children: {
      type: 'TableRow[]',
      description: { 'zh-CN': '下级数据', 'en-US': 'Child rows' },
    },
    cellClassName: {
      type: 'Record<string, string>',
      description: { 'zh-CN': '单元格的类名，以列的 `key` 为键', 'en-US': 'Classes of individual cells, by the `key` of the column' },
    },
  },
} satisfies ApiExport
