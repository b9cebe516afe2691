import { defineApi } from '@view-site/docs'
import { contextMenu } from '#shared/contextMenu'

export default defineApi({
  Tree: {
    props: {
      data: {
        type: 'TreeNode[]',
        default: '[]',
        description: {
          'zh-CN': '最上面一级的节点；组件会在这些对象上改写状态',
          'en-US': 'Nodes of the first level; the component writes their state to these objects',
        },
      },
      multiple: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '可以选中多个', 'en-US': 'Several can be selected' },
      },
      showCheckbox: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '显示勾选框', 'en-US': 'Shows check boxes' },
      },
      checkStrictly: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '勾选时上下级互不影响', 'en-US': 'Ticking one does not touch what is above or below' },
      },
      checkDirectly: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '点文字也是勾选，不再选中；要有 `show-checkbox`，与 `expand-node` 或 `:select-node="false"` 同用时无效',
          'en-US': 'A click on the text ticks rather than selects; needs `show-checkbox` and `select-node`, not with `expand-node`',
        },
      },
      selectNode: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '点文字选中', 'en-US': 'A click on the text selects' },
      },
      expandNode: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '点文字展开，不再选中', 'en-US': 'A click on the text opens rather than selects' },
      },
      emptyText: {
        type: 'string',
        description: {
          'zh-CN': '没有节点时的文字，默认随语言包',
          'en-US': 'Text when there are no nodes, from the language pack by default',
        },
      },
      childrenKey: {
        type: 'string',
        default: "'children'",
        description: { 'zh-CN': '子节点所在的字段', 'en-US': 'Field that holds the children' },
      },
      loadData: {
        type: '(node: TreeNode, show: (children: TreeNode[]) => void) => void',
        description: {
          'zh-CN': '展开没有子节点的一项时调用，读到后调用 `show`；空数组只停止加载',
          'en-US': 'Called when one without children is opened; call `show` when they are there. An empty array just stops the spinner',
        },
      },
      render: {
        type: '(h: Function, params: { root: object[], node: object, data: TreeNode }) => VNode',
        description: {
          'zh-CN': '渲染每一个节点；有它就不用 `title` 插槽',
          'en-US': 'Renders every node; takes the place of the `title` slot',
        },
      },
      autoCloseContextmenu: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '点菜单的一项后关闭', 'en-US': 'Closes the context menu after a click on an item' },
      },
    },
    events: {
      'on-select-change': {
        params: '(selected: TreeNode[], node: TreeNode)',
        description: {
          'zh-CN': '选中或取消选中时触发；`node` 是点的那一个',
          'en-US': 'Fires when one is selected or no longer; `node` is the one that was clicked',
        },
      },
      'on-check-change': {
        params: '(checked: TreeNode[], node: TreeNode)',
        description: {
          'zh-CN': '勾选改变时触发；全选的上级也在里面，半选的不在',
          'en-US': 'Fires when ticks change; has parents that are full, not those that are partly ticked',
        },
      },
      'on-toggle-expand': {
        params: '(node: TreeNode)',
        description: {
          'zh-CN': '点击展开或收起后触发，看 `node.expand`；用代码改不触发',
          'en-US': 'Fires after a click opened or closed one, see `node.expand`; not when code does',
        },
      },
      'on-contextmenu': {
        params: '(node: TreeNode, event: MouseEvent, position: { left: string, top: string })',
        description: { 'zh-CN': '打开右键菜单时触发', 'en-US': 'Fires when the context menu opens' },
      },
    },
    slots: {
      title: {
        props: '{ data: TreeNode }',
        description: { 'zh-CN': '每个节点的内容，代替文字', 'en-US': 'Content of each node, in place of its text' },
      },
      contextMenu: contextMenu.slots.contextMenu,
    },
    methods: {
      getCheckedNodes: {
        signature: '() => TreeNode[]',
        description: { 'zh-CN': '勾选的节点，包括全选的上级', 'en-US': 'What is ticked, full parents included' },
      },
      getCheckedAndIndeterminateNodes: {
        signature: '() => TreeNode[]',
        description: { 'zh-CN': '勾选和半选的节点', 'en-US': 'What is ticked or partly ticked' },
      },
      getSelectedNodes: {
        signature: '() => TreeNode[]',
        description: { 'zh-CN': '选中的节点', 'en-US': 'What is selected' },
      },
      closeContextMenu: contextMenu.methods.closeContextMenu,
    },
  },

  TreeNode: {
    props: {
      title: {
        type: 'string',
        description: { 'zh-CN': '文字，不解析 HTML', 'en-US': 'Its text, not read as HTML' },
      },
      children: {
        type: 'TreeNode[]',
        description: {
          'zh-CN': '下一级；字段名可用 `children-key` 改',
          'en-US': 'The level below; `children-key` gives it another name',
        },
      },
      expand: {
        type: 'boolean',
        description: { 'zh-CN': '是否展开', 'en-US': 'Whether it is open' },
      },
      selected: {
        type: 'boolean',
        description: { 'zh-CN': '是否选中', 'en-US': 'Whether it is selected' },
      },
      checked: {
        type: 'boolean',
        description: {
          'zh-CN': '是否勾选；联动时会带上所有下级',
          'en-US': 'Whether it is ticked; takes everything below along, unless strict',
        },
      },
      indeterminate: {
        type: 'boolean',
        description: { 'zh-CN': '半选，由组件算出', 'en-US': 'Partly ticked, worked out by the component' },
      },
      disabled: {
        type: 'boolean',
        description: {
          'zh-CN': '不能选中和勾选，仍可展开；外观只有勾选框变灰',
          'en-US': 'Can be neither selected nor ticked, but opened; only its check box is gray',
        },
      },
      disableCheckbox: {
        type: 'boolean',
        description: { 'zh-CN': '只禁用勾选框', 'en-US': 'Turns off its check box alone' },
      },
      loading: {
        type: 'boolean',
        description: {
          'zh-CN': '正在读取；有这个字段就有箭头，用于 `load-data`',
          'en-US': 'Whether it is being fetched; with this field there is an arrow, for `load-data`',
        },
      },
      contextmenu: {
        type: 'boolean',
        description: { 'zh-CN': '有右键菜单', 'en-US': 'Has the context menu' },
      },
      render: {
        type: '(h: Function, params: { root: object[], node: object, data: TreeNode }) => VNode',
        description: { 'zh-CN': '只渲染这一个节点', 'en-US': 'Renders this node alone' },
      },
    },
  },
})
