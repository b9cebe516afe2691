import { defineApi } from '@view-site/docs'
import { idleCapture } from '#shared/capture'
import { placements } from '#shared/placements'

export default defineApi({
  Dropdown: {
    props: {
      trigger: {
        type: "'click' | 'hover' | 'custom' | 'contextMenu'",
        default: "'hover'",
        description: {
          'zh-CN': '展开的方式；`custom` 时只由 `visible` 控制',
          'en-US': 'What opens it; with `custom` nothing but `visible` does',
        },
      },
      placement: {
        type: placements,
        default: "'bottom'",
        description: {
          'zh-CN': '菜单的位置，放不下时翻到对面',
          'en-US': 'Where the menu opens; it flips to the other side when it does not fit',
        },
      },
      visible: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '是否展开，不能用 `v-model`', 'en-US': 'Whether it is open; no `v-model`' },
      },
      transfer: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '菜单放到 `body` 下；不写时用全局 `transfer`',
          'en-US': 'Puts the menu under `body`; falls back to the global `transfer`',
        },
      },
      transferClassName: {
        type: 'string',
        description: { 'zh-CN': '菜单外层的类名', 'en-US': 'Class of the element around the menu' },
      },
      stopPropagation: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '点击里面的项时，不触发自己的 `on-click`，也不传给外层',
          'en-US': 'Clicks on its items neither fire its own `on-click` nor go on to the one around it',
        },
      },
      capture: idleCapture,
      eventsEnabled: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '滚动和窗口大小改变时更新位置',
          'en-US': 'Keeps its position up to date while something scrolls or the window is resized',
        },
      },
      boundariesElement: {
        type: 'string | HTMLElement',
        default: "'window'",
        description: {
          'zh-CN': '菜单不超出的范围：`window`、`viewport`、`scrollParent` 或一个元素',
          'en-US': 'What the menu stays within: `window`, `viewport`, `scrollParent` or an element',
        },
      },
    },
    events: {
      'on-click': {
        params: '(name?: string | number)',
        description: {
          'zh-CN': '点击一项时触发；嵌套时只有最外层触发',
          'en-US': 'Fires when an item is clicked; when nested, on the outermost one only',
        },
      },
      'on-visible-change': {
        params: '(visible: boolean)',
        description: { 'zh-CN': '展开或收起时触发，不论原因', 'en-US': 'Fires when it opens or closes, for whatever reason' },
      },
      'on-clickoutside': {
        params: '(event: MouseEvent)',
        description: {
          'zh-CN': '展开时点击外面触发，只有 `custom` 和 `hover`',
          'en-US': 'Fires on a click outside while it is open, with `custom` and `hover` only',
        },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '触发的元素', 'en-US': 'What opens it' } },
      list: { description: { 'zh-CN': '展开的内容，通常是 `DropdownMenu`', 'en-US': 'What opens, usually a `DropdownMenu`' } },
    },
  },

  DropdownMenu: {
    slots: {
      default: {
        description: { 'zh-CN': '`DropdownItem` 或下一级 `Dropdown`', 'en-US': '`DropdownItem`s, or a `Dropdown` of the next level' },
      },
    },
  },

  DropdownItem: {
    props: {
      name: {
        type: 'string | number',
        description: { 'zh-CN': '标识，由 `on-click` 给出', 'en-US': 'What `on-click` passes' },
      },
      disabled: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '不能点击', 'en-US': 'Cannot be clicked' },
      },
      selected: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '标为当前项', 'en-US': 'Marks it as the current one' },
      },
      divided: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '上方加一条分隔线', 'en-US': 'Draws a line above it' },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '图标与文字', 'en-US': 'Icon and text' } },
    },
  },
})
