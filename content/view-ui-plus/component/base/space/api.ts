import { defineApi } from '@view-site/docs'

export default defineApi({
  Space: {
    props: {
      size: {
        type: "'small' | 'default' | 'large' | number | (string | number)[]",
        default: "'small'",
        description: {
          'zh-CN': '间距：8、16、24 px，或像素值；数组为列间距和行间距；不写时用安装时的全局设置',
          'en-US': 'Gap: 8, 16, or 24 px, or a number of pixels; an array sets the column and row gaps; falls back to the global option',
        },
      },
      direction: {
        type: "'horizontal' | 'vertical'",
        default: "'horizontal'",
        description: { 'zh-CN': '排列方向', 'en-US': 'Row or column' },
      },
      align: {
        type: "'start' | 'end' | 'center' | 'baseline' | 'stretch'",
        description: {
          'zh-CN': '交叉轴上的对齐；横向时默认居中，纵向且 `type="flex"` 时默认拉伸',
          'en-US': 'Alignment on the cross axis; by default, centered in a row and stretched in a column with `type="flex"`',
        },
      },
      wrap: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '放不下时换行，用于横向', 'en-US': 'Whether items wrap when they do not fit, in a row' },
      },
      split: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '每两项之间放一条竖线', 'en-US': 'Draws a line between every two items' },
      },
      type: {
        type: "'inline-flex' | 'flex'",
        default: "'inline-flex'",
        description: {
          'zh-CN': '`flex` 占满一行，`inline-flex` 只占内容的宽度',
          'en-US': '`flex` takes the whole line, `inline-flex` the width of its content',
        },
      },
    },
    slots: {
      default: {
        description: { 'zh-CN': '要排列的元素', 'en-US': 'Elements to lay out' },
      },
      split: {
        description: { 'zh-CN': '每两项之间的内容，代替竖线', 'en-US': 'Content between every two items, instead of the line' },
      },
    },
  },
})
