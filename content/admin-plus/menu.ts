import { defineMenu } from '@view-site/docs'

/** Pages in the order of the requirement row; a group comes in with its first page. */
export default defineMenu({
  title: { 'zh-CN': 'Admin Plus', 'en-US': 'Admin Plus' },
  index: 'introduce',
  items: [
    { kind: 'page', page: 'introduce' },
    {
      kind: 'group',
      title: { 'zh-CN': '开始', 'en-US': 'Getting started' },
      items: [
        { kind: 'page', page: 'start/install' },
        { kind: 'page', page: 'start/init' },
        { kind: 'page', page: 'start/catalog' },
      ],
    },
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
        { kind: 'page', page: 'base/page' },
        { kind: 'page', page: 'base/menu' },
        { kind: 'page', page: 'base/style' },
        { kind: 'page', page: 'base/global-style' },
        { kind: 'page', page: 'base/request' },
        { kind: 'page', page: 'base/tabs' },
        { kind: 'page', page: 'base/import' },
        { kind: 'page', page: 'base/cookies' },
        { kind: 'page', page: 'base/i18n' },
        { kind: 'page', page: 'base/water-mark' },
        { kind: 'page', page: 'base/deploy' },
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
    {
      kind: 'group',
      title: { 'zh-CN': 'Vuex', 'en-US': 'Vuex' },
      items: [
        { kind: 'page', page: 'vuex/account' },
        { kind: 'page', page: 'vuex/user' },
        { kind: 'page', page: 'vuex/layout' },
        { kind: 'page', page: 'vuex/menu' },
        { kind: 'page', page: 'vuex/page' },
        { kind: 'page', page: 'vuex/db' },
        { kind: 'page', page: 'vuex/log' },
        { kind: 'page', page: 'vuex/i18n' },
      ],
    },
    {
      kind: 'group',
      title: { 'zh-CN': '本地数据', 'en-US': 'Local data' },
      items: [
        { kind: 'page', page: 'db/introduce' },
        { kind: 'page', page: 'db/usage' },
      ],
    },
    {
      kind: 'group',
      title: { 'zh-CN': '组件', 'en-US': 'Components' },
      items: [
        { kind: 'page', page: 'component/copyright' },
        { kind: 'page', page: 'component/link' },
        { kind: 'page', page: 'component/frame' },
        { kind: 'page', page: 'component/quill' },
        { kind: 'page', page: 'component/simpleMDE' },
      ],
    },
    {
      kind: 'group',
      title: { 'zh-CN': '插件', 'en-US': 'Plugins' },
      items: [
        { kind: 'page', page: 'plugin/error' },
        { kind: 'page', page: 'plugin/log' },
        { kind: 'page', page: 'plugin/console' },
      ],
    },
    { kind: 'page', page: 'mock' },
    { kind: 'page', page: 'changelog' },
  ],
})
