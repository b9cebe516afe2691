import { defineApi } from '@view-site/docs'

export default defineApi({
  Grid: {
    props: {
      col: {
        type: 'number',
        default: '3',
        description: { 'zh-CN': '列数', 'en-US': 'Number of columns' },
      },
      square: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '格子的高度等于宽度', 'en-US': 'Makes tiles as high as they are wide' },
      },
      padding: {
        type: 'string',
        default: "'24px'",
        description: { 'zh-CN': '格子的内边距，带单位', 'en-US': 'Padding of a tile, with a unit' },
      },
      center: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '内容在格子里居中；格子要有高度，通常与 `square` 一起用',
          'en-US': 'Centers the content of a tile; requires a height, so it is usually used with `square`',
        },
      },
      border: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '显示边线', 'en-US': 'Draws lines around tiles' },
      },
      hover: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '鼠标移上去时显示阴影', 'en-US': 'Shows a shadow on hover' },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '若干个 `GridItem`', 'en-US': 'The `GridItem`s' } },
    },
  },

  GridItem: {
    slots: {
      default: { description: { 'zh-CN': '一格的内容', 'en-US': 'Content of the tile' } },
    },
  },
})
