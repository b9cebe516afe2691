import { defineApi } from '@view-site/docs'

export default defineApi({
  GlobalFooter: {
    props: {
      links: {
        type: 'GlobalFooterLink[]',
        default: '[]',
        description: {
          'zh-CN': '一排链接；空数组时不显示这一排，不能是 `null`',
          'en-US': 'A row of links; an empty array omits the row; must not be `null`',
        },
      },
      copyright: {
        type: 'string',
        description: { 'zh-CN': '版权文字，不解析 HTML', 'en-US': 'Copyright, as plain text' },
      },
    },
    slots: {
      links: {
        description: {
          'zh-CN': '代替整排链接，里面的 `<a>` 有同样的样式',
          'en-US': 'Replaces the row of links; `<a>` elements in it have the same style',
        },
      },
      copyright: { description: { 'zh-CN': '代替版权文字', 'en-US': 'Replaces the copyright' } },
    },
  },

  GlobalFooterLink: {
    props: {
      title: {
        type: 'string',
        description: {
          'zh-CN': '文字，同时是链接的 `title`',
          'en-US': 'Text, and the `title` of the link',
        },
      },
      href: {
        type: 'string',
        description: {
          'zh-CN': '地址；直接写在 `<a>` 上，不经过路由',
          'en-US': 'Address, set directly on the `<a>`; does not use the router',
        },
      },
      key: {
        type: 'string | number',
        description: { 'zh-CN': '循环的 `key`，在数组里不能重复', 'en-US': '`key` of the list; unique in the array' },
      },
      blankTarget: {
        type: 'boolean',
        description: {
          'zh-CN': '在新标签页打开；不写时是 `_self`，没有 `rel`',
          'en-US': 'Opens a new tab; `_self` by default; no `rel` is set',
        },
      },
      icon: {
        type: 'string',
        description: { 'zh-CN': '文字前的图标名', 'en-US': 'Name of an icon before the text' },
      },
      customIcon: {
        type: 'string',
        description: { 'zh-CN': '自定义图标的类名；有 `icon` 时无效', 'en-US': 'Class of a custom icon; no effect with `icon`' },
      },
    },
  },
})
