import { defineApi } from '@view-site/docs'

export default defineApi({
  Page: {
    props: {
      modelValue: {
        type: 'number',
        default: '1',
        description: { 'zh-CN': '页码，从 1 开始，用 `v-model` 绑定', 'en-US': 'Page number, starting at 1, bound with `v-model`' },
      },
      total: {
        type: 'number',
        default: '0',
        description: { 'zh-CN': '总条数', 'en-US': 'Total number of entries' },
      },
      pageSize: {
        type: 'number',
        default: '10',
        description: { 'zh-CN': '每页条数', 'en-US': 'Entries per page' },
      },
      pageSizeOpts: {
        type: 'number[]',
        default: '[10,20,30,40]',
        description: { 'zh-CN': '可以选择的每页条数', 'en-US': 'Page sizes that users can select' },
      },
      placement: {
        type: "'top' | 'bottom'",
        default: "'bottom'",
        description: { 'zh-CN': '每页条数的列表向上或向下展开', 'en-US': 'Whether the page-size list opens upward or downward' },
      },
      transfer: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '每页条数的列表放到 `body` 下；不写时用全局 `transfer`',
          'en-US': 'Moves the page-size list to `body`; falls back to the global `transfer`',
        },
      },
      eventsEnabled: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '滚动和窗口大小改变时，更新这个列表的位置',
          'en-US': 'Updates the position of this list on scroll and when the window is resized',
        },
      },
      size: {
        type: "'small' | 'default'",
        description: { 'zh-CN': '尺寸', 'en-US': 'Size' },
      },
      simple: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '简洁：只有箭头、页码框和总页数',
          'en-US': 'Simple form: arrows, a page field, and the number of pages',
        },
      },
      showTotal: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '显示总条数', 'en-US': 'Shows the total' },
      },
      showElevator: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '显示跳转框', 'en-US': 'Shows a field to jump to a page' },
      },
      showSizer: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '显示每页条数', 'en-US': 'Shows the page-size list' },
      },
      className: {
        type: 'string',
        description: { 'zh-CN': '类名；直接写 `class` 效果相同', 'en-US': 'Class name; same as `class`' },
      },
      styles: {
        type: 'object',
        description: { 'zh-CN': '样式；直接写 `style` 效果相同', 'en-US': 'Styles; same as `style`' },
      },
      prevText: {
        type: 'string',
        default: "''",
        description: { 'zh-CN': '代替向前箭头的文字', 'en-US': 'Text that replaces the previous arrow' },
      },
      nextText: {
        type: 'string',
        default: "''",
        description: { 'zh-CN': '代替向后箭头的文字', 'en-US': 'Text that replaces the next arrow' },
      },
      disabled: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '禁用', 'en-US': 'Disables the component' },
      },
    },
    events: {
      'on-change': {
        params: '(page: number)',
        description: { 'zh-CN': '用户翻页时触发', 'en-US': 'Fires when users change the page' },
      },
      'on-prev': {
        params: '(page: number)',
        description: {
          'zh-CN': '点向前箭头时触发，在 `on-change` 之后',
          'en-US': 'Fires when the previous arrow is clicked, after `on-change`',
        },
      },
      'on-next': {
        params: '(page: number)',
        description: {
          'zh-CN': '点向后箭头时触发，在 `on-change` 之后',
          'en-US': 'Fires when the next arrow is clicked, after `on-change`',
        },
      },
      'on-page-size-change': {
        params: '(size: number)',
        description: {
          'zh-CN': '选择每页条数时触发，随后回到第一页',
          'en-US': 'Fires when a page size is selected; the page then goes back to the first one',
        },
      },
    },
    slots: {
      default: {
        description: { 'zh-CN': '代替总条数的文字，要有 `show-total`', 'en-US': 'Text that replaces the total; requires `show-total`' },
      },
    },
  },
})
