import { defineApi } from '@view-site/docs'

export default defineApi({
  Skeleton: {
    props: {
      loading: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '显示骨架，而不是默认插槽', 'en-US': 'Whether to show the skeleton instead of the default slot' },
      },
      animated: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '有光泽扫过的动画', 'en-US': 'Shows a shimmer animation' },
      },
      title: {
        type: 'boolean | { width?: number | string }',
        default: 'true',
        description: {
          'zh-CN': '有没有标题行，以及它的宽度，默认 38%',
          'en-US': 'Whether there is a title line, and its width; 38% by default',
        },
      },
      paragraph: {
        type: 'number | { rows: number, width?: number | string | (number | string)[] }',
        default: '3',
        description: {
          'zh-CN': '文字的行数，至少一行；`width` 是所有行的宽度，数组则逐行指定；最后一行默认 62%',
          'en-US':
            'Number of lines, at least one; `width` applies to all lines, or is an array with one entry per line; the last line is 62% by default',
        },
      },
      avatar: {
        type: "boolean | { type?: 'circle' | 'square', size?: 'small' | 'default' | 'large' }",
        default: 'false',
        description: {
          'zh-CN': '左边有没有头像，以及形状和尺寸',
          'en-US': 'Whether there is an avatar on the left, and its shape and size',
        },
      },
      round: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '两端是圆的', 'en-US': 'Rounds the ends of the bars' },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '加载完之后的内容', 'en-US': 'The content once it is loaded' } },
      template: { description: { 'zh-CN': '自己拼的骨架，替换默认的样子', 'en-US': 'Custom skeleton that replaces the default' } },
    },
  },

  SkeletonItem: {
    props: {
      type: {
        type: "'circle' | 'square' | 'rect' | 'image'",
        default: "'rect'",
        description: { 'zh-CN': '形状：圆、方、长条、图片', 'en-US': 'Shape: circle, square, bar, or image' },
      },
      size: {
        type: "'small' | 'large' | 'default'",
        default: "'default'",
        description: {
          'zh-CN': '高度 24、40、32 px，图片为 32、96、48 px；不写时用安装时的全局 `size`',
          'en-US': 'Height: 24, 40, or 32 px, and 32, 96, or 48 px for images; falls back to the global `size` given on install',
        },
      },
      width: {
        type: 'string | number',
        description: { 'zh-CN': '宽度，数字的单位是 px；只用于长条和图片', 'en-US': 'Width; numbers are in px; for bars and images only' },
      },
      height: {
        type: 'string | number',
        description: { 'zh-CN': '高度，数字的单位是 px；只用于长条和图片', 'en-US': 'Height; numbers are in px; for bars and images only' },
      },
      block: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '独占一行', 'en-US': 'Takes a whole line' },
      },
      animated: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '有动画；外层 `Skeleton` 开启时总是有',
          'en-US': 'Shows the shimmer; always on inside an animated `Skeleton`',
        },
      },
      imgSrc: {
        type: 'string',
        description: {
          'zh-CN': '图片形状里的图，原样放进 `url()`',
          'en-US': 'Address for the image shape, used in `url()` as is',
        },
      },
    },
  },
})
