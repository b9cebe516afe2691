import { defineApi } from '@view-site/docs'

const atWidth = 'number | { span?: number, offset?: number, order?: number, push?: number, pull?: number }'

export default defineApi({
  Row: {
    props: {
      gutter: {
        type: 'number',
        default: '0',
        description: {
          'zh-CN': '列间距，单位 px；不影响行距',
          'en-US': 'Gap between columns in px; does not affect the gap between lines',
        },
      },
      justify: {
        type: "'start' | 'end' | 'center' | 'space-around' | 'space-between'",
        description: {
          'zh-CN': '一行里剩余空间的分配，默认靠左',
          'en-US': 'Distribution of the remaining space in a row; by default, columns start on the left',
        },
      },
      align: {
        type: "'top' | 'middle' | 'bottom'",
        description: {
          'zh-CN': '高度不同的列怎样对齐；不写时拉成一样高',
          'en-US': 'Alignment of columns with different heights; by default, stretched to the same height',
        },
      },
      wrap: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '放不下时换行', 'en-US': 'Moves columns to the next line when they do not fit' },
      },
      className: {
        type: 'string',
        description: { 'zh-CN': '类名，与 `class` 作用相同', 'en-US': 'Class name; same as `class`' },
      },
      type: {
        type: "'flex'",
        description: {
          'zh-CN': '为旧版保留，没有作用：总是弹性布局',
          'en-US': 'Kept for older versions; has no effect, because the row is always a flex container',
        },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '若干个 `Col`', 'en-US': 'The `Col`s' } },
    },
  },

  Col: {
    props: {
      span: {
        type: 'number | string',
        description: {
          'zh-CN': '占几份，1 到 24；字符串 `"0"` 隐藏，数字 0 没有作用',
          'en-US': 'Number of parts, 1 to 24; the string `"0"` hides the column, the number 0 has no effect',
        },
      },
      offset: {
        type: 'number | string',
        description: { 'zh-CN': '左边空出几份', 'en-US': 'Empty parts on the left' },
      },
      order: {
        type: 'number | string',
        description: {
          'zh-CN': '显示的次序，小的在前；不写的排在最前面',
          'en-US': 'Display order, smallest first; columns without it come first',
        },
      },
      push: {
        type: 'number | string',
        description: {
          'zh-CN': '向右移几份，不影响别的列',
          'en-US': 'Moves the column right by this number of parts; other columns are not affected',
        },
      },
      pull: {
        type: 'number | string',
        description: {
          'zh-CN': '向左移几份，不影响别的列',
          'en-US': 'Moves the column left by this number of parts; other columns are not affected',
        },
      },
      flex: {
        type: 'number | string',
        default: "''",
        description: {
          'zh-CN': '数字 n 得到 `n n auto`，长度得到固定宽度，其他原样作为 `flex`',
          'en-US': 'A number n becomes `n n auto`, a length sets a fixed width, and other values are used as `flex`',
        },
      },
      xs: {
        type: atWidth,
        description: {
          'zh-CN': '所有宽度的份数，0 为隐藏，或一组设置；盖过 `span`',
          'en-US': 'Parts at any width, 0 to hide, or an object; takes precedence over `span`',
        },
      },
      sm: {
        type: atWidth,
        description: { 'zh-CN': '窗口 576 px 起', 'en-US': 'For windows from 576 px' },
      },
      md: {
        type: atWidth,
        description: { 'zh-CN': '窗口 768 px 起', 'en-US': 'For windows from 768 px' },
      },
      lg: {
        type: atWidth,
        description: { 'zh-CN': '窗口 992 px 起', 'en-US': 'For windows from 992 px' },
      },
      xl: {
        type: atWidth,
        description: { 'zh-CN': '窗口 1200 px 起', 'en-US': 'For windows from 1200 px' },
      },
      xxl: {
        type: atWidth,
        description: { 'zh-CN': '窗口 1600 px 起', 'en-US': 'For windows from 1600 px' },
      },
      className: {
        type: 'string',
        description: { 'zh-CN': '类名，与 `class` 作用相同', 'en-US': 'Class name; same as `class`' },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '这一列的内容', 'en-US': 'Content of the column' } },
    },
  },
})
