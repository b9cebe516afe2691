import { defineApi } from '@view-site/docs'

export default defineApi({
  Anchor: {
    props: {
      affix: {
        type: 'boolean',
        default: 'true',
        description: {
          'zh-CN': '滚动时固定在窗口里；需要全局注册的 `Affix`',
          'en-US': 'Stays in view while the window scrolls; needs `Affix` registered globally',
        },
      },
      offsetTop: {
        type: 'number',
        default: '0',
        description: { 'zh-CN': '固定时与窗口顶部的距离，像素', 'en-US': 'Distance from the top of the window while fixed, in pixels' },
      },
      offsetBottom: {
        type: 'number',
        description: {
          'zh-CN': '改为固定在窗口底部，与底部的距离，像素',
          'en-US': 'Fixes it at the bottom of the window instead, at this distance in pixels',
        },
      },
      container: {
        type: 'string | HTMLElement',
        description: {
          'zh-CN': '内容所在的滚动区域，选择器或元素；默认是窗口',
          'en-US': 'Scroll container of the content, a selector or an element; the window by default',
        },
      },
      bounds: {
        type: 'number',
        default: '5',
        description: {
          'zh-CN': '离一部分的顶部还有多少像素时，就算读到了',
          'en-US': 'How many pixels above its top edge a section becomes the current one',
        },
      },
      scrollOffset: {
        type: 'number',
        default: '0',
        description: {
          'zh-CN': '由它滚动时，停在这一部分上方多少像素',
          'en-US': 'How many pixels above a section the built-in scrolling stops',
        },
      },
      showInk: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '左边的线上有一个圆点，标出当前项', 'en-US': 'Marks the current link with a dot on the line' },
      },
    },
    events: {
      'on-select': {
        params: '(href: string)',
        description: { 'zh-CN': '点击一项时触发', 'en-US': 'Fires when a link is clicked' },
      },
      'on-change': {
        params: '(href: string, previous: string)',
        description: {
          'zh-CN': '当前项改变时触发；没有当前项时是 `#`，也可能是页面地址里别的锚点',
          'en-US': 'Fires when the current link changes; passes `#` when there is none, and possibly another hash of the URL',
        },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '若干个 `AnchorLink`', 'en-US': '`AnchorLink` components' } },
    },
    methods: {
      getCurrentScrollAtTitleId: {
        signature: '(scrollTop: number) => void',
        description: {
          'zh-CN': '按滚动的位置标出当前项；创建后的下一帧起可以调用',
          'en-US': 'Marks the current link for a scroll position; can be called from the frame after creation',
        },
      },
    },
  },

  AnchorLink: {
    props: {
      href: {
        type: 'string',
        description: { 'zh-CN': '`#` 加上元素的 `id`', 'en-US': '`#` followed by the `id` of an element' },
      },
      title: {
        type: 'string',
        description: { 'zh-CN': '链接的文字', 'en-US': 'Text of the link' },
      },
      scrollOffset: {
        type: 'number',
        description: {
          'zh-CN': '这一项的 `scrollOffset`，默认用 `Anchor` 的',
          'en-US': '`scrollOffset` of this link; by default that of the `Anchor`',
        },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '下一级的 `AnchorLink`', 'en-US': '`AnchorLink`s of the next level' } },
    },
  },
})
