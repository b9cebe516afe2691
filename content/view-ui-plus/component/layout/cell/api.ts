import { defineApi } from '@view-site/docs'
import { link } from '#shared/link'

export default defineApi({
  Cell: {
    props: {
      name: {
        type: 'string | number',
        description: { 'zh-CN': '这一行的名字，交给 `on-click`', 'en-US': 'Name of the line, passed to `on-click`' },
      },
      title: {
        type: 'string',
        default: "''",
        description: { 'zh-CN': '名称', 'en-US': 'Name of the setting or entry' },
      },
      label: {
        type: 'string',
        default: "''",
        description: { 'zh-CN': '名称下面的小字', 'en-US': 'Small text below' },
      },
      extra: {
        type: 'string',
        default: "''",
        description: { 'zh-CN': '右边的值', 'en-US': 'The value on the right' },
      },
      selected: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '选中的颜色', 'en-US': 'Uses the selected colors' },
      },
      disabled: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '变灰；不拦截点击和跳转', 'en-US': 'Grays it out; stops neither clicks nor links' },
      },
      to: {
        type: 'string | RouteLocationRaw',
        description: {
          'zh-CN': '点击后前往的地址或路由对象；设置后渲染为 `<a>` 并显示箭头，路由对象没有 `href`',
          'en-US': 'Address or route to go to; the line is then an `<a>` with an arrow, which a route object leaves without `href`',
        },
      },
      ...link.props,
    },
    slots: {
      default: { description: { 'zh-CN': '名称，替换 `title`', 'en-US': 'The name, in place of `title`' } },
      icon: { description: { 'zh-CN': '名称前的图标', 'en-US': 'An icon before the name' } },
      label: { description: { 'zh-CN': '小字，替换 `label`', 'en-US': 'Small text, in place of `label`' } },
      extra: { description: { 'zh-CN': '右边的内容，替换 `extra`', 'en-US': 'Content on the right, in place of `extra`' } },
      arrow: { description: { 'zh-CN': '替换箭头，有 `to` 时', 'en-US': 'In place of the arrow, with `to`' } },
    },
  },

  CellGroup: {
    events: {
      'on-click': {
        params: '(name: string | number)',
        description: { 'zh-CN': '点击任何一行时触发，禁用的也算', 'en-US': 'Fires on a click on any line, disabled ones too' },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '若干个 `Cell`', 'en-US': 'The `Cell`s' } },
    },
  },
})
