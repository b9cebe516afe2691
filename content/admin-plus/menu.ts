import { defineMenu } from '@view-site/docs'

/** Pages in the order of the requirement row; a group comes in with its first page. */
export default defineMenu({
  title: { 'zh-CN': 'Admin Plus', 'en-US': 'Admin Plus' },
  index: 'introduce',
  items: [
    { kind: 'page', page: 'introduce' },
    {
      kind: 'group',
      title: { 'zh-CN': '设置', 'en-US': 'Settings' },
      items: [
        { kind: 'page', page: 'setting/env' },
        { kind: 'page', page: 'setting/main' },
      ],
    },
    {
      kind: 'group',
      title: { 'zh-CN': '基础', 'en-US': 'Basics' },
      items: [
        { kind: 'page', page: 'base/menu' },
        { kind: 'page', page: 'base/water-mark' },
      ],
    },
    {
      kind: 'group',
      title: { 'zh-CN': '权限', 'en-US': 'Access' },
      items: [
        { kind: 'page', page: 'auth/introduce' },
        { kind: 'page', page: 'auth/router' },
        { kind: 'page', page: 'auth/header' },
        { kind: 'page', page: 'auth/sider' },
        { kind: 'page', page: 'auth/block' },
        { kind: 'page', page: 'auth/func' },
        { kind: 'page', page: 'auth/directive' },
      ],
    },
  ],
})
