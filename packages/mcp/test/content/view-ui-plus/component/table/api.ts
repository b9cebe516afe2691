import { defineApi } from '@view-site/docs'

export default defineApi({
  Table: {
    props: {
      columns: { type: 'Column[]', default: '[]', description: { 'zh-CN': '列', 'en-US': 'Columns' } },
      draggable: {
        type: 'boolean',
        default: 'false',
        since: '1.1.0',
        description: { 'zh-CN': '行可以拖拽', 'en-US': 'Rows can be dragged' },
      },
      width: { type: 'string | number', deprecated: '1.2.0', description: { 'zh-CN': '宽度', 'en-US': 'Width' } },
    },
    events: { 'on-row-click': { params: '(row: Row)', description: { 'zh-CN': '点击行时', 'en-US': 'Fires on a click on a row' } } },
    slots: {
      header: { description: { 'zh-CN': '表头', 'en-US': 'Head of the table' } },
      footer: { description: { 'zh-CN': '表尾', 'en-US': 'Foot of the table' } },
    },
  },
})
