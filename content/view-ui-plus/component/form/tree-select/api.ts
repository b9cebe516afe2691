import { defineApi } from '@view-site/docs'

export default defineApi({
  TreeSelect: {
    props: {
      modelValue: {
        type: 'string | number | (string | number)[]',
        description: {
          'zh-CN': '选中的 `value`，用 `v-model` 绑定；多选时是数组；清空单选后是 `undefined`',
          'en-US': 'Selected `value`, bound with `v-model`; an array with `multiple`; `undefined` after a single value is cleared',
        },
      },
      data: {
        type: 'TreeSelectNode[]',
        default: '[]',
        description: {
          'zh-CN': '树的数据，要是响应式的；组件会在上面写选中状态',
          'en-US': 'Tree data. Must be reactive, because the component writes the selection into it',
        },
      },
      multiple: {
        type: 'boolean',
        default: 'false',
        description: { 'zh-CN': '多选', 'en-US': 'Enables multiple selection' },
      },
      showCheckbox: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '用方框勾选，要与 `multiple` 一起使用；上下级互不影响',
          'en-US': 'Shows checkboxes; requires `multiple`; levels do not affect each other',
        },
      },
      loadData: {
        type: '(node: TreeSelectNode, callback: (children: TreeSelectNode[]) => void) => void',
        description: {
          'zh-CN': '展开没有下级的节点时调用；把下级交给 `callback`，失败时给空数组',
          'en-US': 'Called when a node without children is expanded; pass the children to `callback`, or an empty array on failure',
        },
      },
      transfer: {
        type: 'boolean',
        default: 'false',
        description: {
          'zh-CN': '把树放到 `body` 下，不被外层裁切；不写时用全局 `transfer`',
          'en-US': 'Moves the tree to `body`, so that no ancestor clips it; falls back to the global `transfer`',
        },
      },
    },
    events: {
      'on-change': {
        params: '(value: string | number | (string | number)[] | undefined)',
        description: {
          'zh-CN': '选中、取消或清空时触发；从外面清空单选也会触发',
          'en-US': 'Fires when users select, deselect, or clear, and when a single value is cleared in code',
        },
      },
      'on-open-change': {
        params: '(open: boolean)',
        description: { 'zh-CN': '展开或收起时触发', 'en-US': 'Fires when the dropdown opens or closes' },
      },
    },
  },

  TreeSelectNode: {
    props: {
      title: { type: 'string', description: { 'zh-CN': '显示的文字', 'en-US': 'Displayed text' } },
      value: { type: 'string | number', description: { 'zh-CN': '值，整棵树里不能重复', 'en-US': 'Value; unique in the whole tree' } },
      children: { type: 'TreeSelectNode[]', description: { 'zh-CN': '下级节点，没有就写 `[]`', 'en-US': 'Child nodes; `[]` for none' } },
      expand: { type: 'boolean', description: { 'zh-CN': '展开下级', 'en-US': 'Expands the child nodes' } },
      disabled: {
        type: 'boolean',
        description: { 'zh-CN': '不可选，仍然可以展开', 'en-US': 'Whether the node cannot be selected; it can still be expanded' },
      },
      disableCheckbox: {
        type: 'boolean',
        description: {
          'zh-CN': '只禁用方框，点文字仍会勾选；要禁用请用 `disabled`',
          'en-US': 'Only disables the checkbox, a click on the text still checks the node; use `disabled` instead',
        },
      },
      loading: {
        type: 'boolean',
        description: {
          'zh-CN': '有这个字段就是要加载的节点：`false` 显示箭头，`true` 显示加载图标',
          'en-US': 'Marks a node whose children are to be loaded: `false` shows an arrow, `true` a spinner',
        },
      },
      render: {
        type: '(h, { root, node, data }) => VNode',
        description: { 'zh-CN': '返回节点的内容，代替 `title`', 'en-US': 'Returns the content of the node; replaces `title`' },
      },
      selected: {
        type: 'boolean',
        description: {
          'zh-CN': '是否选中，由组件写入，不要自己改',
          'en-US': 'Whether the node is selected; set by the component, not by you',
        },
      },
      checked: {
        type: 'boolean',
        description: {
          'zh-CN': '`show-checkbox` 时是否勾选，由组件写入，不要自己改',
          'en-US': 'Whether the node is checked, with `show-checkbox`; set by the component, not by you',
        },
      },
    },
  },
})
