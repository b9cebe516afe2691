import { defineApi } from '@view-site/docs'

export default defineApi({
  List: {
    props: {
      border: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '显示外框', 'en-US': 'Shows a frame' },
      },
      split: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '每两项之间有一条线', 'en-US': 'Draws a line between items' },
      },
      size: {
        type: "'small' | 'large' | 'default'",
        default: "'default'",
        description: {
          'zh-CN': '每项上下的内边距：8、12、16 px；不写时用安装时的全局 `size`',
          'en-US': 'Padding above and below: 8, 12, or 16 px; falls back to the global `size` given on install',
        },
      },
      itemLayout: {
        type: "'horizontal' | 'vertical'",
        default: "'horizontal'",
        description: { 'zh-CN': '操作在右边，还是在正文下面', 'en-US': 'Shows actions on the right or below the text' },
      },
      header: {
        type: 'string',
        default: "''",
        description: { 'zh-CN': '开头的文字', 'en-US': 'Text before the items' },
      },
      footer: {
        type: 'string',
        default: "''",
        description: { 'zh-CN': '结尾的文字', 'en-US': 'Text after the items' },
      },
      loading: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '盖住列表，中间是一个跳动的圆点', 'en-US': 'Covers the list, with a pulsing dot in the middle' },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '若干个 `ListItem`', 'en-US': 'The `ListItem`s' } },
      header: { description: { 'zh-CN': '开头的内容', 'en-US': 'Content before the items' } },
      footer: { description: { 'zh-CN': '结尾的内容', 'en-US': 'Content after the items' } },
      spin: { description: { 'zh-CN': '加载时的内容，代替圆点', 'en-US': 'Content shown while loading; replaces the dot' } },
    },
  },

  ListItem: {
    slots: {
      default: { description: { 'zh-CN': '一项的内容，横向时不能为空', 'en-US': 'Content of the item; required in a horizontal list' } },
      action: { description: { 'zh-CN': '操作，若干个 `<li>`', 'en-US': 'Actions, as `<li>`s' } },
      extra: { description: { 'zh-CN': '最右边的内容', 'en-US': 'Content on the far right' } },
    },
  },

  ListItemMeta: {
    props: {
      avatar: {
        type: 'string',
        default: "''",
        description: {
          'zh-CN': '头像的地址；图片没有替代文字',
          'en-US': 'Address of the avatar image, which has no alternative text',
        },
      },
      title: {
        type: 'string',
        default: "''",
        description: { 'zh-CN': '标题', 'en-US': 'Title' },
      },
      description: {
        type: 'string',
        default: "''",
        description: { 'zh-CN': '说明', 'en-US': 'Description' },
      },
    },
    slots: {
      avatar: { description: { 'zh-CN': '头像，替换图片', 'en-US': 'Avatar; replaces the image' } },
      title: { description: { 'zh-CN': '标题，里面的链接有自己的样式', 'en-US': 'Title; links in it have a separate style' } },
      description: { description: { 'zh-CN': '说明', 'en-US': 'Description' } },
    },
  },
})
