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
          'en-US': 'How the menu opens; with `custom`, only `visible` controls it',
        },
      },
      placement: {
        type: placements,
        default: "'bottom'",
        description: {
          'zh-CN': '菜单的位置，放不下时翻到对面',
          'en-US': 'Placement of the menu; it flips to the other side if it does not fit',
        },
      },
      visible: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '是否展开，不能用 `v-model`', 'en-US': 'Whether the menu is open; does not support `v-model`' },
      },
      transfer: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '菜单放到 `body` 下；不写时用全局 `transfer`',
          'en-US': 'Moves the menu to `body`; falls back to the global `transfer`',
        },
      },
      transferClassName: {
        type: 'string',
        description: { 'zh-CN': '菜单外层的类名', 'en-US': 'Class of the wrapper of the menu' },
      },
      stopPropagation: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '点击里面的项时，不触发自己的 `on-click`，也不传给外层',
          'en-US': 'Clicks on its items neither fire its own `on-click` nor that of the outer `Dropdown`',
        },
      },
      capture: idleCapture,
      eventsEnabled: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '滚动和窗口大小改变时更新位置',
          'en-US': 'Updates the position on scroll and when the window is resized',
        },
      },
      boundariesElement: {
        type: 'string | HTMLElement',
        default: "'window'",
        description: {
          'zh-CN': '菜单不超出的范围：`window`、`viewport`、`scrollParent` 或一个元素',
          'en-US': 'Area that the menu stays within: `window`, `viewport`, `scrollParent`, or an element',
        },
      },
    },
    events: {
      'on-click': {
        params: '(name?: string | number)',
        description: {
          'zh-CN': '点击一项时触发；嵌套时只有最外层触发',
          'en-US': 'Fires when an item is clicked; in nested menus, only on the outermost one',
        },
      },
      'on-visible-change': {
        params: '(visible: boolean)',
        description: { 'zh-CN': '展开或收起时触发，不论原因', 'en-US': 'Fires when the menu opens or closes, for any reason' },
      },
      'on-clickoutside': {
        params: '(event: MouseEvent)',
        description: {
          'zh-CN': '展开时点击外面触发，只有 `custom` 和 `hover`',
          'en-US': 'Fires when users click outside while the menu is open; only with `custom` and `hover`',
        },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '触发的元素', 'en-US': 'Trigger element' } },
      list: { description: { 'zh-CN': '展开的内容，通常是 `DropdownMenu`', 'en-US': 'Content to open, usually a `DropdownMenu`' } },
    },
  },

  DropdownMenu: {
    slots: {
      default: {
        description: { 'zh-CN': '`DropdownItem` 或下一级 `Dropdown`', 'en-US': '`DropdownItem`s, or a nested `Dropdown`' },
      },
    },
  },

  DropdownItem: {
    props: {
      name: {
        type: 'string | number',
        description: { 'zh-CN': '标识，由 `on-click` 给出', 'en-US': 'Name that `on-click` passes' },
      },
      disabled: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '不能点击', 'en-US': 'Cannot be clicked' },
      },
      selected: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '标为当前项', 'en-US': 'Marks the item as the current one' },
      },
      divided: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '上方加一条分隔线', 'en-US': 'Draws a line above the item' },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '图标与文字', 'en-US': 'Icon and text' } },
    },
  },
})
