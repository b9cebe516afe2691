import { defineApi } from '@view-site/docs'

export default defineApi({
  PageHeader: {
    props: {
      title: {
        type: 'string',
        description: { 'zh-CN': '标题', 'en-US': 'Title' },
      },
      breadcrumbList: {
        type: '{ title: string, to?: string | RouteLocationRaw, replace?: boolean, target?: string }[]',
        description: { 'zh-CN': '面包屑的各级', 'en-US': 'Levels of the breadcrumb' },
      },
      hiddenBreadcrumb: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '不显示面包屑；写了 `breadcrumb` 插槽时无效',
          'en-US': 'Hides the breadcrumb; no effect if there is a `breadcrumb` slot',
        },
      },
      back: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '显示返回箭头', 'en-US': 'Shows a back arrow' },
      },
      logo: {
        type: 'string',
        description: { 'zh-CN': '标题前的图片，28 px 见方', 'en-US': 'Address of an image before the title, 28 px square' },
      },
      action: {
        type: 'string',
        description: {
          'zh-CN': '标题右边的文字，通常用插槽放按钮',
          'en-US': 'Text on the right of the title; usually, buttons in the slot',
        },
      },
      content: {
        type: 'string',
        description: { 'zh-CN': '标题下面的说明', 'en-US': 'Description below the title' },
      },
      extra: {
        type: 'string',
        description: { 'zh-CN': '说明右边的文字', 'en-US': 'Text on the right of the description' },
      },
      tabList: {
        type: '{ label: string, name: string }[]',
        description: { 'zh-CN': '底部的页签，每项都要有 `name`', 'en-US': 'Tabs at the bottom; each needs a `name`' },
      },
      tabActiveKey: {
        type: 'string',
        description: { 'zh-CN': '当前页签的 `name`', 'en-US': '`name` of the current tab' },
      },
      wide: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '最宽 1200 px，居中', 'en-US': 'Maximum width 1200 px, centered' },
      },
    },
    events: {
      'on-back': {
        params: '()',
        description: { 'zh-CN': '点击返回时触发', 'en-US': 'Fires when the back arrow is clicked' },
      },
      'on-tab-change': {
        params: '(tab: { label: string, name: string })',
        description: {
          'zh-CN': '点击页签时触发，参数是这一项经过 JSON 的副本',
          'en-US': 'Fires when a tab is clicked; passes a copy of it, made through JSON',
        },
      },
    },
    slots: {
      breadcrumb: { description: { 'zh-CN': '面包屑的位置', 'en-US': 'Replaces the breadcrumb' } },
      back: { description: { 'zh-CN': '返回箭头，会渲染两次', 'en-US': 'Replaces the back arrow; rendered twice' } },
      logo: { description: { 'zh-CN': '标题前的图片', 'en-US': 'Replaces the image' } },
      title: { description: { 'zh-CN': '标题', 'en-US': 'Replaces the title' } },
      action: { description: { 'zh-CN': '标题右边的操作', 'en-US': 'Actions on the right of the title' } },
      content: { description: { 'zh-CN': '标题下面的内容', 'en-US': 'Content below the title' } },
      extra: { description: { 'zh-CN': '右下的内容', 'en-US': 'Content on the lower right' } },
    },
  },
})
