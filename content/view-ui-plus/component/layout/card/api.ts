import { defineApi } from '@view-site/docs'
import { link } from '#shared/link'

export default defineApi({
  Card: {
    props: {
      title: {
        type: 'string',
        description: {
          'zh-CN': '标题；挂载时没有，后来也不会显示',
          'en-US': 'Title; not shown later if it is missing on mounting',
        },
      },
      icon: {
        type: 'string',
        description: { 'zh-CN': '标题前的图标名', 'en-US': 'Name of an icon before the title' },
      },
      bordered: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '显示边框；有 `shadow` 时不显示', 'en-US': 'Shows a border; not with `shadow`' },
      },
      disHover: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '鼠标移上去时没有阴影', 'en-US': 'Disables the shadow on hover' },
      },
      shadow: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '一直有阴影，代替边框', 'en-US': 'Always shows a shadow, instead of the border' },
      },
      padding: {
        type: 'number',
        default: '16',
        description: { 'zh-CN': '正文的内边距，单位 px', 'en-US': 'Padding of the body in px' },
      },
      to: {
        type: 'string | RouteLocationRaw',
        description: {
          'zh-CN': '点击后前往的地址或路由对象；设置后整张卡片渲染为 `<a>`，路由对象没有 `href`',
          'en-US': 'Address or route to navigate to; renders the whole card as an `<a>`, without an `href` for a route object',
        },
      },
      ...link.props,
    },
    slots: {
      default: { description: { 'zh-CN': '正文', 'en-US': 'Body' } },
      title: { description: { 'zh-CN': '头部，替换标题和图标', 'en-US': 'Header; replaces the title and the icon' } },
      extra: {
        description: { 'zh-CN': '头部右边的内容，绝对定位', 'en-US': 'Content on the right of the header, positioned absolutely' },
      },
    },
  },
})
