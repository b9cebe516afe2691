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
        description: { 'zh-CN': '可以选中多个', 'en-US': 'Whether several nodes can be selected' },
      },
      showCheckbox: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '显示勾选框', 'en-US': 'Shows checkboxes' },
      },
      checkStrictly: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '勾选时上下级互不影响', 'en-US': 'Whether parents and children are checked independently' },
      },
      checkDirectly: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '点文字也是勾选，不再选中；要有 `show-checkbox`，与 `expand-node` 或 `:select-node="false"` 同用时无效',
          'en-US':
            'Clicking the text checks the node instead of selecting it; needs `show-checkbox` and `select-node`, no effect with `expand-node`',
        },
      },
      selectNode: {
        type: 'boolean',
        default: 'true',
        description: { 'zh-CN': '点文字选中', 'en-US': 'Clicking the text selects the node' },
      },
      expandNode: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '点文字展开，不再选中', 'en-US': 'Clicking the text expands the node instead of selecting it' },
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
          'en-US':
            'Called when a node without children is expanded; pass the loaded children to `show`. An empty array only ends the loading state',
        },
      },
      render: {
        type: '(h: Function, params: { root: object[], node: object, data: TreeNode }) => VNode',
        description: {
          'zh-CN': '渲染每一个节点；有它就不用 `title` 插槽',
          'en-US': 'Renders every node; replaces the `title` slot',
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
          'en-US': 'Fires when a node is selected or deselected; `node` is the clicked one',
        },
      },
      'on-check-change': {
        params: '(checked: TreeNode[], node: TreeNode)',
        description: {
          'zh-CN': '勾选改变时触发；全选的上级也在里面，半选的不在',
          'en-US': 'Fires when nodes are checked or cleared; includes fully checked parents, not partly checked ones',
        },
      },
      'on-toggle-expand': {
        params: '(node: TreeNode)',
        description: {
          'zh-CN': '点击展开或收起后触发，看 `node.expand`；用代码改不触发',
          'en-US': 'Fires after a click expands or collapses a node, see `node.expand`; not when code changes it',
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
        description: { 'zh-CN': '每个节点的内容，代替文字', 'en-US': 'Content of each node; replaces its text' },
      },
      contextMenu: contextMenu.slots.contextMenu,
    },
    methods: {
      getCheckedNodes: {
        signature: '() => TreeNode[]',
        description: { 'zh-CN': '勾选的节点，包括全选的上级', 'en-US': 'The checked nodes, including fully checked parents' },
      },
      getCheckedAndIndeterminateNodes: {
        signature: '() => TreeNode[]',
        description: { 'zh-CN': '勾选和半选的节点', 'en-US': 'The checked and partly checked nodes' },
      },
      getSelectedNodes: {
        signature: '() => TreeNode[]',
        description: { 'zh-CN': '选中的节点', 'en-US': 'The selected nodes' },
      },
      closeContextMenu: contextMenu.methods.closeContextMenu,
    },
  },

  TreeNode: {
    props: {
      title: {
        type: 'string',
        description: { 'zh-CN': '文字，不解析 HTML', 'en-US': 'Text of the node, not parsed as HTML' },
      },
      children: {
        type: 'TreeNode[]',
        description: {
          'zh-CN': '下一级；字段名可用 `children-key` 改',
          'en-US': 'Nodes of the next level; `children-key` changes the name of this field',
        },
      },
      expand: {
        type: 'boolean',
        description: { 'zh-CN': '是否展开', 'en-US': 'Whether the node is expanded' },
      },
      selected: {
        type: 'boolean',
        description: { 'zh-CN': '是否选中', 'en-US': 'Whether the node is selected' },
      },
      checked: {
        type: 'boolean',
        description: {
          'zh-CN': '是否勾选；联动时会带上所有下级',
          'en-US': 'Whether the node is checked; applies to all descendants unless `check-strictly` is set',
        },
      },
      indeterminate: {
        type: 'boolean',
        description: { 'zh-CN': '半选，由组件算出', 'en-US': 'Whether the node is partly checked; calculated by the component' },
      },
      disabled: {
        type: 'boolean',
        description: {
          'zh-CN': '不能选中和勾选，仍可展开；外观只有勾选框变灰',
          'en-US': 'The node can be neither selected nor checked, but still expanded; only its checkbox is grayed out',
        },
      },
      disableCheckbox: {
        type: 'boolean',
        description: { 'zh-CN': '只禁用勾选框', 'en-US': 'Disables only the checkbox' },
      },
      loading: {
        type: 'boolean',
        description: {
          'zh-CN': '正在读取；有这个字段就有箭头，用于 `load-data`',
          'en-US': 'Whether children are being loaded with `load-data`; a node with this field has an arrow',
        },
      },
      contextmenu: {
        type: 'boolean',
        description: { 'zh-CN': '有右键菜单', 'en-US': 'Whether the node has the context menu' },
      },
      render: {
        type: '(h: Function, params: { root: object[], node: object, data: TreeNode }) => VNode',
        description: { 'zh-CN': '只渲染这一个节点', 'en-US': 'Renders only this node' },
      },
    },
  },
})
