import { defineApi } from '@view-site/docs'
import { link } from '#shared/link'

export default defineApi({
  Card: {
    props: {
      title: {
        type: 'string',
        description: {
          'zh-CN': '标题；挂载时没有，后来也不会显示',
          'en-US': 'The title; not shown later if there is none on mounting',
        },
      },
      icon: {
        type: 'string',
        description: { 'zh-CN': '标题前的图标名', 'en-US': 'Name of an icon before the title' },
      },
      bordered: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '显示边框；有 `shadow` 时不显示', 'en-US': 'Draws a border; not with `shadow`' },
      },
      disHover: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '鼠标移上去时没有阴影', 'en-US': 'No shadow under the mouse' },
      },
      shadow: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '一直有阴影，代替边框', 'en-US': 'A shadow all the time, in place of the border' },
      },
      padding: {
        type: 'number',
        default: '16',
        description: { 'zh-CN': '正文的内边距，单位 px', 'en-US': 'Padding of the body in px' },
      },
      to: {
        type: 'string | RouteLocationRaw',
        description: {
          'zh-CN': '点击后前往的地址或路由对象；设置后整张卡片渲染为 `<a>`',
          'en-US': 'Address or route to go to; the whole card is then an `<a>`',
        },
      },
      ...link.props,
    },
    slots: {
      default: { description: { 'zh-CN': '正文', 'en-US': 'The body' } },
      title: { description: { 'zh-CN': '页头，替换标题和图标', 'en-US': 'The head, in place of title and icon' } },
      extra: {
        description: { 'zh-CN': '页头右边的内容，绝对定位', 'en-US': 'What stands at the right of the head, by absolute position' },
      },
    },
  },
})
