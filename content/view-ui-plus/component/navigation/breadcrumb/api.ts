import { defineApi } from '@view-site/docs'
import { link } from '#shared/link'

export default defineApi({
  Breadcrumb: {
    props: {
      separator: {
        type: 'string',
        default: "'/'",
        description: { 'zh-CN': '分隔符，按 HTML 渲染', 'en-US': 'Separator between levels, rendered as HTML' },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '若干个 `BreadcrumbItem`', 'en-US': '`BreadcrumbItem` components' } },
    },
  },

  BreadcrumbItem: {
    props: {
      to: {
        type: 'string | RouteLocationRaw',
        description: {
          'zh-CN': '前往的地址或路由对象；设置后渲染为 `<a>`',
          'en-US': 'URL or route object to go to; the text is then rendered as an `<a>`',
        },
      },
      replace: link.props.replace,
      target: {
        type: "'_blank' | '_self' | '_parent' | '_top'",
        default: "'_self'",
        description: { 'zh-CN': '链接的 `target`', 'en-US': '`target` of the link' },
      },
      append: link.props.append,
    },
    slots: {
      default: { description: { 'zh-CN': '这一级的文字', 'en-US': 'Text of the level' } },
      separator: { description: { 'zh-CN': '这一级后面的分隔符', 'en-US': 'Separator after this level' } },
    },
  },
})
