import { defineApi } from '@view-site/docs'

export default defineApi({
  Page: {
    props: {
      modelValue: {
        type: 'number',
        default: '1',
        description: { 'zh-CN': '页码，从 1 开始，用 `v-model` 绑定', 'en-US': 'The page, from 1, bound with `v-model`' },
      },
      total: {
        type: 'number',
        default: '0',
        description: { 'zh-CN': '总条数', 'en-US': 'How many entries there are' },
      },
      pageSize: {
        type: 'number',
        default: '10',
        description: { 'zh-CN': '每页条数', 'en-US': 'Entries per page' },
      },
      pageSizeOpts: {
        type: 'number[]',
        default: '[10,20,30,40]',
        description: { 'zh-CN': '可以选择的每页条数', 'en-US': 'Page sizes to choose from' },
      },
      placement: {
        type: "'top' | 'bottom'",
        default: "'bottom'",
        description: { 'zh-CN': '每页条数的列表向上或向下展开', 'en-US': 'Whether the page-size list opens upwards or downwards' },
      },
      transfer: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '每页条数的列表放到 `body` 下；不写时用全局 `transfer`',
          'en-US': 'Puts the page-size list under `body`; falls back to the global `transfer`',
        },
      },
      eventsEnabled: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '滚动和窗口大小改变时，更新这个列表的位置',
          'en-US': 'Keeps that list in place while something scrolls or the window is resized',
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
          'en-US': 'Simple: arrows, a field with the page, and how many there are',
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
        description: { 'zh-CN': '类名；直接写 `class` 效果相同', 'en-US': 'Class; a plain `class` does the same' },
      },
      styles: {
        type: 'object',
        description: { 'zh-CN': '样式；直接写 `style` 效果相同', 'en-US': 'Styles; a plain `style` does the same' },
      },
      prevText: {
        type: 'string',
        default: "''",
        description: { 'zh-CN': '代替向前箭头的文字', 'en-US': 'Text in place of the arrow back' },
      },
      nextText: {
        type: 'string',
        default: "''",
        description: { 'zh-CN': '代替向后箭头的文字', 'en-US': 'Text in place of the arrow forward' },
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
        description: { 'zh-CN': '用户翻页时触发', 'en-US': 'Fires when users turn the page' },
      },
      'on-prev': {
        params: '(page: number)',
        description: { 'zh-CN': '点向前箭头时触发，在 `on-change` 之后', 'en-US': 'Fires on the arrow back, after `on-change`' },
      },
      'on-next': {
        params: '(page: number)',
        description: { 'zh-CN': '点向后箭头时触发，在 `on-change` 之后', 'en-US': 'Fires on the arrow forward, after `on-change`' },
      },
      'on-page-size-change': {
        params: '(size: number)',
        description: {
          'zh-CN': '选择每页条数时触发，随后回到第一页',
          'en-US': 'Fires when a page size is chosen; goes back to the first page',
        },
      },
    },
    slots: {
      default: {
        description: { 'zh-CN': '代替总条数的文字，要有 `show-total`', 'en-US': 'Text in place of the total; needs `show-total`' },
      },
    },
  },
})
