import { defineMenu } from '@view-site/docs'

/** Pages in the order of the requirement row; a group comes in with its first page. */
export default defineMenu({
  title: { 'zh-CN': 'iCRUD', 'en-US': 'iCRUD' },
  index: 'introduce',
  items: [
    { kind: 'page', page: 'introduce' },
    { kind: 'page', page: 'install' },
    { kind: 'page', page: 'tutorial' },
    {
      kind: 'group',
      title: { 'zh-CN': 'vxe-table', 'en-US': 'vxe-table' },
      items: [
        { kind: 'page', page: 'vxe/introduce' },
        { kind: 'page', page: 'vxe/setting' },
        { kind: 'page', page: 'vxe/compat' },
        { kind: 'page', page: 'vxe/bigdata' },
        { kind: 'page', page: 'vxe/demos/tree' },
        { kind: 'page', page: 'vxe/demos/edit' },
        { kind: 'page', page: 'vxe/demos/radio' },
        { kind: 'page', page: 'vxe/demos/footer-span' },
        { kind: 'page', page: 'vxe/demos/group' },
      ],
    },
    {
      kind: 'group',
      title: { 'zh-CN': '基础', 'en-US': 'Basics' },
      items: [
        { kind: 'page', page: 'base/usage' },
        { kind: 'page', page: 'base/setting' },
        { kind: 'page', page: 'base/api' },
        { kind: 'page', page: 'base/fetch-data' },
        { kind: 'page', page: 'base/page' },
        { kind: 'page', page: 'base/fetch-create' },
        { kind: 'page', page: 'base/fetch-edit' },
        { kind: 'page', page: 'base/fetch-remove' },
        { kind: 'page', page: 'base/view' },
        { kind: 'page', page: 'base/fetch-search' },
      ],
    },
    {
      kind: 'group',
      title: { 'zh-CN': '列与行', 'en-US': 'Columns and rows' },
      items: [
        { kind: 'page', page: 'column/handle-row' },
        { kind: 'page', page: 'column/index-row' },
        { kind: 'page', page: 'column/selection-row' },
        { kind: 'page', page: 'column/expand-row' },
        { kind: 'page', page: 'column/radio-row' },
        { kind: 'page', page: 'column/sort' },
      ],
    },
    { kind: 'page', page: 'toolbar' },
    { kind: 'page', page: 'dialog' },
    { kind: 'page', page: 'search' },
    { kind: 'page', page: 'component' },
    { kind: 'page', page: 'dict' },
    { kind: 'page', page: 'api' },
    { kind: 'page', page: 'changelog' },
  ],
})
