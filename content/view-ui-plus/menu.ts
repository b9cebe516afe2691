import { defineMenu } from '@view-site/docs'

/** Pages in the order of the requirement rows; a group comes in with its first page. */
export default defineMenu({
  title: { 'zh-CN': 'View UI Plus', 'en-US': 'View UI Plus' },
  index: 'guide/introduce',
  items: [
    {
      kind: 'group',
      title: { 'zh-CN': '指南', 'en-US': 'Guide' },
      items: [
        { kind: 'page', page: 'guide/introduce' },
        { kind: 'page', page: 'guide/install' },
        { kind: 'page', page: 'guide/start' },
        { kind: 'page', page: 'guide/global' },
        { kind: 'page', page: 'guide/i18n' },
        { kind: 'page', page: 'guide/theme' },
      ],
    },
    {
      kind: 'group',
      title: { 'zh-CN': '基础', 'en-US': 'Basics' },
      items: [
        { kind: 'page', page: 'component/base/button' },
        { kind: 'page', page: 'component/base/icon' },
        { kind: 'page', page: 'component/base/space' },
      ],
    },
    {
      kind: 'group',
      title: { 'zh-CN': '导航', 'en-US': 'Navigation' },
      items: [
        { kind: 'page', page: 'component/navigation/tabs' },
        { kind: 'page', page: 'component/navigation/menu' },
        { kind: 'page', page: 'component/navigation/dropdown' },
        { kind: 'page', page: 'component/navigation/page' },
        { kind: 'page', page: 'component/navigation/breadcrumb' },
        { kind: 'page', page: 'component/navigation/steps' },
        { kind: 'page', page: 'component/navigation/badge' },
        { kind: 'page', page: 'component/navigation/loading-bar' },
      ],
    },
    {
      kind: 'group',
      title: { 'zh-CN': '表单', 'en-US': 'Forms' },
      items: [
        { kind: 'page', page: 'component/form/form' },
        { kind: 'page', page: 'component/form/input' },
        { kind: 'page', page: 'component/form/radio' },
        { kind: 'page', page: 'component/form/checkbox' },
        { kind: 'page', page: 'component/form/switch' },
        { kind: 'page', page: 'component/form/table' },
        { kind: 'page', page: 'component/form/select' },
        { kind: 'page', page: 'component/form/slider' },
        { kind: 'page', page: 'component/form/date-picker' },
        { kind: 'page', page: 'component/form/time-picker' },
        { kind: 'page', page: 'component/form/input-number' },
      ],
    },
    {
      kind: 'group',
      title: { 'zh-CN': '视图', 'en-US': 'View' },
      items: [
        { kind: 'page', page: 'component/view/alert' },
        { kind: 'page', page: 'component/view/message' },
        { kind: 'page', page: 'component/view/notice' },
        { kind: 'page', page: 'component/view/modal' },
        { kind: 'page', page: 'component/view/drawer' },
        { kind: 'page', page: 'component/view/tree' },
        { kind: 'page', page: 'component/view/tooltip' },
        { kind: 'page', page: 'component/view/poptip' },
        { kind: 'page', page: 'component/view/progress' },
        { kind: 'page', page: 'component/view/result' },
        { kind: 'page', page: 'component/view/avatar' },
        { kind: 'page', page: 'component/view/avatar-list' },
        { kind: 'page', page: 'component/view/tag' },
        { kind: 'page', page: 'component/view/carousel' },
        { kind: 'page', page: 'component/view/timeline' },
      ],
    },
    {
      kind: 'group',
      title: { 'zh-CN': '图表', 'en-US': 'Charts' },
      items: [{ kind: 'page', page: 'component/chart/circle' }],
    },
    {
      kind: 'group',
      title: { 'zh-CN': '其他', 'en-US': 'Other' },
      items: [
        { kind: 'page', page: 'component/other/spin' },
        { kind: 'page', page: 'component/other/scroll' },
        { kind: 'page', page: 'component/other/auth' },
        { kind: 'page', page: 'component/other/count-down' },
        { kind: 'page', page: 'component/other/count-up' },
        { kind: 'page', page: 'component/other/numeral' },
        { kind: 'page', page: 'component/other/number-info' },
        { kind: 'page', page: 'component/other/word-count' },
      ],
    },
    {
      kind: 'group',
      title: { 'zh-CN': '方法', 'en-US': 'Methods' },
      items: [
        { kind: 'page', page: 'method/copy' },
        { kind: 'page', page: 'method/scroll-top' },
        { kind: 'page', page: 'method/scroll-into-view' },
      ],
    },
    {
      kind: 'group',
      title: { 'zh-CN': '指令', 'en-US': 'Directives' },
      items: [
        { kind: 'page', page: 'directive/style' },
        { kind: 'page', page: 'directive/resize' },
        { kind: 'page', page: 'directive/line-clamp' },
      ],
    },
  ],
})
