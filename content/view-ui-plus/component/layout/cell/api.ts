import { defineApi } from '@view-site/docs'
import { link } from '#shared/link'

export default defineApi({
  Cell: {
    props: {
      name: {
        type: 'string | number',
        description: { 'zh-CN': '这一行的名字，交给 `on-click`', 'en-US': 'Name of the row, passed to `on-click`' },
      },
      title: {
        type: 'string',
        default: "''",
        description: { 'zh-CN': '名称', 'en-US': 'Name of the setting or entry' },
      },
      label: {
        type: 'string',
        default: "''",
        description: { 'zh-CN': '名称下面的小字', 'en-US': 'Small text below the name' },
      },
      extra: {
        type: 'string',
        default: "''",
        description: { 'zh-CN': '右边的值', 'en-US': 'Value on the right' },
      },
      selected: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '选中的颜色', 'en-US': 'Whether to use the selected colors' },
      },
      disabled: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '变灰；不拦截点击和跳转', 'en-US': 'Grays out the row; does not block clicks or links' },
      },
      to: {
        type: 'string | RouteLocationRaw',
        description: {
          'zh-CN': '点击后前往的地址或路由对象；设置后渲染为 `<a>` 并显示箭头，路由对象没有 `href`',
          'en-US': 'Address or route to navigate to; renders the row as an `<a>` with an arrow, without an `href` for a route object',
        },
      },
      ...link.props,
    },
    slots: {
      default: { description: { 'zh-CN': '名称，替换 `title`', 'en-US': 'Name; replaces `title`' } },
      icon: { description: { 'zh-CN': '名称前的图标', 'en-US': 'Icon before the name' } },
      label: { description: { 'zh-CN': '小字，替换 `label`', 'en-US': 'Small text; replaces `label`' } },
      extra: { description: { 'zh-CN': '右边的内容，替换 `extra`', 'en-US': 'Content on the right; replaces `extra`' } },
      arrow: { description: { 'zh-CN': '替换箭头，有 `to` 时', 'en-US': 'Replaces the arrow, with `to`' } },
    },
  },

  CellGroup: {
    events: {
      'on-click': {
        params: '(name: string | number)',
        description: { 'zh-CN': '点击任何一行时触发，禁用的也算', 'en-US': 'Fires when any row is clicked, including disabled ones' },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '若干个 `Cell`', 'en-US': 'The `Cell`s' } },
    },
  },
})
