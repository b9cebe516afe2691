import { defineApi } from '@view-site/docs'
import { placements } from '#shared/placements'

export default defineApi({
  Ellipsis: {
    props: {
      text: {
        type: 'string',
        description: { 'zh-CN': '全文', 'en-US': 'Full text' },
      },
      lines: {
        type: 'number',
        description: {
          'zh-CN': '最多几行，按行高换算成高度；有 `height` 时无效',
          'en-US': 'Maximum number of lines, converted to a height by the line height; ignored if `height` is set',
        },
      },
      height: {
        type: 'number',
        description: { 'zh-CN': '最大高度，单位 px', 'en-US': 'Maximum height in px' },
      },
      length: {
        type: 'number',
        description: {
          'zh-CN': '最多几个字符，优先于 `lines` 和 `height`',
          'en-US': 'Maximum number of characters; takes precedence over `lines` and `height`',
        },
      },
      fullWidthRecognition: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '`length` 把汉字等全角字符算作两个',
          'en-US': '`length` counts Chinese and other full-width characters as two',
        },
      },
      disabled: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '不再截断；已经截断的不会恢复，一开始就是 `true` 则整段文字都看不见',
          'en-US':
            'Stops truncating. Text that is already truncated is not restored; if this is `true` from the start, the whole text is invisible',
        },
      },
      autoResize: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '声明了但没有使用', 'en-US': 'Declared but never used' },
      },
      tooltip: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '鼠标移上去时显示全文', 'en-US': 'Shows the full text on hover' },
      },
      theme: {
        type: "'dark' | 'light'",
        default: "'dark'",
        description: { 'zh-CN': '提示的颜色', 'en-US': 'Colors of the tooltip' },
      },
      maxWidth: {
        type: 'string | number',
        default: '250',
        description: { 'zh-CN': '提示的最大宽度，单位 px', 'en-US': 'Maximum width of the tooltip in px' },
      },
      placement: {
        type: placements,
        default: "'bottom'",
        description: { 'zh-CN': '提示的位置', 'en-US': 'Placement of the tooltip' },
      },
      transfer: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '把提示放到 `body` 下，不被外层裁切；不写时用全局 `transfer`',
          'en-US': 'Moves the tooltip to `body`, so that no ancestor clips it; falls back to the global `transfer`',
        },
      },
    },
    events: {
      'on-show': {
        params: '()',
        description: {
          'zh-CN': '计算之后触发，与有没有截断无关',
          'en-US': 'Fires after measuring, whether the text was truncated or not',
        },
      },
      'on-hide': {
        params: '()',
        description: {
          'zh-CN': '计算之后仍高过 `height` 时触发，几乎不会发生',
          'en-US': 'Fires if the text is still higher than `height` after measuring, which is very rare',
        },
      },
    },
    slots: {
      prefix: { description: { 'zh-CN': '文字前面的内容', 'en-US': 'Content before the text' } },
      more: {
        description: {
          'zh-CN': '截断时的省略号，默认是三个点',
          'en-US': 'The ellipsis shown when text is truncated; three dots by default',
        },
      },
      suffix: { description: { 'zh-CN': '文字后面的内容', 'en-US': 'Content after the text' } },
    },
  },
})
