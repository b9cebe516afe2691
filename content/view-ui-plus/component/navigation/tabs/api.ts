import { defineApi } from '@view-site/docs'

export default defineApi({
  Tabs: {
    props: {
      modelValue: {
        type: 'string | number',
        description: {
          'zh-CN': '当前面板的 `name`，用 `v-model` 绑定；没有写 `name` 时是从 0 开始的序号',
          'en-US': '`name` of the current pane, bound with `v-model`; without names, its index, starting with 0',
        },
      },
      type: {
        type: "'line' | 'card'",
        default: "'line'",
        description: { 'zh-CN': '线形或卡片', 'en-US': 'Line or card style' },
      },
      size: {
        type: "'small' | 'default'",
        default: "'default'",
        description: { 'zh-CN': '尺寸，只对线形有效', 'en-US': 'Size; only applies to the line style' },
      },
      animated: {
        type: 'boolean',
        default: 'true',
        description: {
          'zh-CN': '切换时左右滑动；面板排成一行，高度取最高的一个',
          'en-US': 'Slides between panes; they are placed side by side, as high as the highest',
        },
      },
      captureFocus: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '打开面板后，把焦点移到里面第一个能获得焦点的元素',
          'en-US': 'Moves the focus to the first focusable element of the opened pane',
        },
      },
      closable: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '标签可以关闭，只对卡片有效；单个面板可以另行设置',
          'en-US': 'Whether tabs can be closed; only applies to the card style, and a pane can override it',
        },
      },
      beforeRemove: {
        type: '(index: number) => void | Promise<void>',
        description: {
          'zh-CN': '关闭前调用；返回 Promise 时，完成后才关闭',
          'en-US': 'Called before a tab closes; if it returns a promise, the tab closes when it resolves',
        },
      },
      name: {
        type: 'string',
        description: {
          'zh-CN': '嵌套时与 `TabPane` 的 `tab` 对应；面板本来就归最近的一层，通常不需要',
          'en-US': 'Matches `tab` of a `TabPane` when `Tabs` are nested; rarely needed, because panes belong to the nearest `Tabs`',
        },
      },
      draggable: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '标签可以拖动，放下时触发 `on-drag-drop`',
          'en-US': 'Whether tabs can be dragged; dropping fires `on-drag-drop`',
        },
      },
      autoCloseContextmenu: {
        type: 'boolean',
        default: 'true',
        description: {
          'zh-CN': '点击菜单项后收起右键菜单；为 `false` 时调用 `closeContextMenu()`',
          'en-US': 'Closes the context menu when an item is clicked; when `false`, call `closeContextMenu()`',
        },
      },
    },
    events: {
      'on-click': {
        params: '(name: string | number)',
        description: {
          'zh-CN': '点击标签或按空格打开时触发，包括当前的标签',
          'en-US': 'Fires when a tab is clicked or opened with Space, even if it is the current one',
        },
      },
      'on-dblclick': {
        params: '(name: string | number)',
        description: { 'zh-CN': '双击标签时触发', 'en-US': 'Fires when a tab is double-clicked' },
      },
      'on-contextmenu': {
        params: '(tab: { name, label, icon, disabled, closable }, event: MouseEvent, position: { left, top })',
        description: {
          'zh-CN': '右键点击有菜单的标签时触发',
          'en-US': 'Fires when a tab with a context menu is right-clicked',
        },
      },
      'on-tab-remove': {
        params: '(name: string | number)',
        description: {
          'zh-CN': '关闭标签时触发，由你把它从数据里删掉；关闭当前标签时，`v-model` 已经变成相邻的一个',
          'en-US':
            'Fires when a tab closes; remove it from your data. If it was the current tab, `v-model` is already the `name` of a neighboring tab',
        },
      },
      'on-drag-drop': {
        params: '(name, target, from: number, to: number, names: (string | number)[])',
        description: {
          'zh-CN': '放下时触发：被拖动的和放在其上的 `name`、两者的序号，以及互换后的全部 `name`',
          'en-US':
            'Fires on drop; passes the `name`s of the dragged tab and the drop target, their indexes, and all `name`s after the swap',
        },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '若干个 `TabPane`', 'en-US': '`TabPane` components' } },
      extra: { description: { 'zh-CN': '标签栏右侧的内容', 'en-US': 'Content to the right of the tabs' } },
      contextMenu: { description: { 'zh-CN': '右键菜单里的 `DropdownItem`', 'en-US': '`DropdownItem`s of the context menu' } },
    },
    methods: {
      closeContextMenu: {
        signature: '() => void',
        description: { 'zh-CN': '收起右键菜单', 'en-US': 'Closes the context menu' },
      },
    },
  },

  TabPane: {
    props: {
      name: {
        type: 'string',
        description: {
          'zh-CN': '标识，在同一个 `Tabs` 里不能重复；不写时用序号',
          'en-US': 'Identifier, unique within its `Tabs`; the index by default',
        },
      },
      label: {
        type: 'string | ((h) => VNode)',
        default: "''",
        description: { 'zh-CN': '标签的文字或渲染函数', 'en-US': 'Text or render function of the tab' },
      },
      icon: {
        type: 'string',
        description: { 'zh-CN': '标签前的图标名', 'en-US': 'Name of an icon before the label' },
      },
      disabled: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '不能打开；用代码仍可以切换到它',
          'en-US': 'Users cannot open the tab; setting `v-model` still can',
        },
      },
      closable: {
        type: 'boolean',
        default: 'null',
        description: {
          'zh-CN': '这一个能否关闭，`null` 时随 `Tabs`',
          'en-US': 'Whether this tab can be closed; `null` takes the value of `Tabs`',
        },
      },
      tab: {
        type: 'string',
        description: { 'zh-CN': '嵌套时所属 `Tabs` 的 `name`', 'en-US': '`name` of the `Tabs` it belongs to when nested' },
      },
      index: {
        type: 'number',
        description: {
          'zh-CN': '排列的次序，从 1 开始；用 `v-if` 增减面板时，给每一个都写上',
          'en-US': 'Position of the tab, starting with 1; set it on every pane if any of them has `v-if`',
        },
      },
      contextMenu: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '右键点击时显示菜单', 'en-US': 'Whether the tab has the context menu' },
      },
    },
    slots: {
      default: { description: { 'zh-CN': '面板的内容', 'en-US': 'Content of the pane' } },
    },
  },
})
