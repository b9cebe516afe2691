import { defineApi } from '@view-site/docs'

export default defineApi({
  Spin: {
    props: {
      size: {
        type: "'small' | 'large' | 'default'",
        default: "'default'",
        description: {
          'zh-CN': '圆点的尺寸，依次为 12、32、20 px；不写时用安装时的全局 `size`',
          'en-US': 'Size of the dot: 12, 32, or 20 px; falls back to the global `size` given on install',
        },
      },
      fix: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '铺满最近的定位元素，并在中间显示',
          'en-US': 'Fills the nearest positioned ancestor, with the dot in the middle',
        },
      },
      show: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '是否显示，淡入淡出', 'en-US': 'Whether it is shown; fades in and out' },
      },
      fullscreen: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '供 `Spin.show()` 使用，写在模板里不会显示',
          'en-US': 'For `Spin.show()`; in a template, it prevents the component from being shown',
        },
      },
      lockScroll: {
        type: 'boolean',
        default: 'true',
        description: {
          'zh-CN': '声明了但用不上：`Spin.show()` 总会锁住页面的滚动',
          'en-US': 'Declared but not needed: `Spin.show()` always locks scrolling',
        },
      },
    },
    slots: {
      default: {
        description: {
          'zh-CN': '代替圆点的内容；有没有内容在挂载时判断',
          'en-US': 'Content that replaces the dot; only checked on mounting',
        },
      },
    },
    methods: {
      show: {
        signature: '(options?: { render?: (h: typeof import("vue").h) => VNode }) => void',
        description: {
          'zh-CN': '盖住整个页面；已经显示时不再改变内容',
          'en-US': 'Covers the whole page; while it is open, new content is ignored',
        },
      },
      hide: {
        signature: '() => void',
        description: { 'zh-CN': '收起，500 毫秒后移除', 'en-US': 'Hides the overlay, and removes it 500 ms later' },
      },
    },
  },
})
